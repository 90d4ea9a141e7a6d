import { expect } from "chai";
import { eventually } from "../helpers/page.ts";
import { openStage, signIn } from "./stage.ts";

const account = signIn();

describe("hostile values in <shuttle-driver-details>", function () {
  const stage = openStage("shuttle-driver-details", { "driver-id": "32" });
  const { find, findAll, show, rowOf, answer } = stage;

  beforeEach(() => account.afresh());
  const hostile = [
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "//evil.example/x.jpg",
    "https:/\\evil.example",
    "\u0001https://evil.example",
    "<img src=x onerror=alert(1)>",
  ];
  for (const kind of ["photo", "text"]) {
    it(`are shown as text in a document of the type ${kind}`, async () => {
      const documents = hostile.map((value, id) => ({
        id: 9200 + id,
        document_name: `Belge ${id}`,
        document_status_id: "hr_approved",
        document_type: kind,
        value,
      }));
      answer(({ url }) => (/driver\/documents\/32/.test(url) ? Response.json({ result: { documents } }) : undefined));
      show();
      await rowOf("Belge 7");
      (await rowOf("Belge 0")).querySelector<HTMLElement>(".row-action button")?.click();
      for (const [index, value] of hostile.entries()) {
        await eventually(() => find("dialog h2")?.textContent === `Belge ${index}`, `document ${index}`);
        expect(find(".document-facts")?.textContent).to.contain(value.trim());
        expect(findAll("dialog a[href], dialog img, dialog iframe").length).to.equal(0);
        find<HTMLElement>("[aria-label='Sonraki belge']")?.click();
      }
    });
  }

  it("open in a new tab without a referrer when they are http(s) addresses", async () => {
    const document_ = { id: 9300, document_name: "Poliçe", document_status_id: "hr_approved", document_type: "link" };
    const documents = [{ ...document_, value: "https://belge.example/p.pdf" }];
    answer(({ url }) => (/driver\/documents\/32/.test(url) ? Response.json({ result: { documents } }) : undefined));
    show();
    (await rowOf("Poliçe")).querySelector<HTMLElement>(".row-action button")?.click();
    const link = await eventually(() => find<HTMLAnchorElement>("dialog a"), "the link");
    expect([link.href, link.target, link.rel, link.referrerPolicy]).to.deep.equal([
      "https://belge.example/p.pdf",
      "_blank",
      "noopener noreferrer nofollow",
      "no-referrer",
    ]);
  });
});
