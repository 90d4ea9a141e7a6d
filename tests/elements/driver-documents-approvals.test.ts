import { expect } from "chai";
import { eventually } from "../helpers/page.ts";
import { type DocumentProvider, openProvider, type ProviderOptions } from "./document-provider.ts";
import { openStage, signIn } from "./stage.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const account = signIn();

describe("approving many in <shuttle-driver-documents>", function () {
  const stage = openStage("shuttle-driver-documents");
  const { root, find, findAll, buttons, rows, show, listed, seen, press, expectNoBarriers, answer } = stage;
  let provider: DocumentProvider;
  const provide = (options: ProviderOptions = {}) => {
    provider = openProvider(options);
    answer(provider.answer);
  };
  const dialog = () => find<HTMLDialogElement>("dialog[open]");
  const isGone = () => eventually(() => !dialog(), "no dialog");

  beforeEach(() => account.afresh());
  const ask = async (count: number, button = "Tümünü Onayla") => {
    await press(button);
    await eventually(() => find(".approval-question"), "the question");
    expect(buttons(`${new Intl.NumberFormat("tr-TR").format(count)} Belgeyi Onayla`)).to.have.length(1);
  };

  it("asks with the number of documents, sends at most a hundred ids per call, and lists every result", async () => {
    provide({ count: 101 });
    show();
    await listed(usualPageSize);
    await ask(101);
    expect(dialog()?.textContent).to.contain("Onayınızı bekleyen 101 belgenin tamamı onaylanacak.");
    await expectNoBarriers();
    await press("101 Belgeyi Onayla");
    await seen("Belgeler onaylandı");
    expect(provider.posts.map(({ ids }) => ids.length)).to.deep.equal([100, 1]);
    expect(provider.posts.every(({ status }) => status === "hr_approved")).to.equal(true);
    find<HTMLElement>("summary")?.click();
    await eventually(() => findAll(".approval-list .approved").length === 101, "101 results");
    await expectNoBarriers();
    await press("Tamam");
    await isGone();
    await eventually(() => root().activeElement, "focus beside the button that is gone");
    await seen("Onay bekleyen belge yok.");
    expect(find(".area-count .badge")?.textContent).to.equal("0");
  });

  it("approves the documents that match search and filters", async () => {
    provide({ count: 4 });
    show({ query: "driver_name=%C5%9Eule+%C3%96z" });
    await listed(2);
    await ask(2, "Listelenen 2 Belgeyi Onayla");
    expect(dialog()?.textContent).to.contain("2 belge onaylanacak. Arama ve filtrelerinize uymayan 2 belge beklemeye");
    await press("2 Belgeyi Onayla");
    await seen("Belgeler onaylandı");
    expect(provider.posts.map(({ ids }) => ids)).to.deep.equal([[5000, 5002]]);
  });

  it("lists expired and unviewable documents, and approves them only when they are included", async () => {
    const hostile = { document_type: "photo", value: "//evil.example/belge.jpg" };
    provide({ count: 5, expired: 2, change: (id) => (id === 5001 || id === 5003 ? hostile : {}) });
    show();
    await listed(5);
    await ask(2);
    expect(findAll(".approval-list li").map(({ textContent }) => textContent)).to.deep.equal([
      "Belge 1, Şule ÖzSüresi doldu (01.01.2020)",
      "Belge 2, Ali IlgazSüresi doldu (01.01.2020) · Belgenin adresi geçerli bir web adresi değil, bu yüzden açılamıyor.",
      "Belge 4, Ali IlgazBelgenin adresi geçerli bir web adresi değil, bu yüzden açılamıyor.",
    ]);
    await expectNoBarriers();
    const box = () => find("dialog shuttle-sl-checkbox")?.shadowRoot?.querySelector("input");
    box()?.click();
    await eventually(() => buttons("5 Belgeyi Onayla").length === 1, "all of them");
    box()?.click();
    await press("2 Belgeyi Onayla");
    await seen("Belgeler onaylandı");
    expect(provider.posts.map(({ ids }) => ids)).to.deep.equal([[5002, 5004]]);
    await press("Tamam");
    await listed(3);
  });

  it("lists refused documents in the dialog, marks their rows, and sends them again", async () => {
    const refused = new Set([5001, 5004, 5008]);
    provide({
      count: 10,
      decide: (ids) => (ids.some((id) => refused.has(id)) ? new Response("{}", { status: 409 }) : undefined),
    });
    show();
    await listed(10);
    await ask(10);
    await press("10 Belgeyi Onayla");
    await seen("7 belge onaylandı, 3 belge onaylanamadı.");
    const failed = findAll(".approval-list .refused").map(({ textContent }) => textContent ?? "");
    expect(failed).to.have.length(3);
    expect(failed[0]).to.contain("Belge 2, Ali Ilgaz");
    await expectNoBarriers();
    await press("Kapat");
    await listed(3);
    expect(rows().every(({ textContent }) => textContent?.includes("Onaylanamadı"))).to.equal(true);
    await seen("3 belge onaylanamadı.");
    await expectNoBarriers();
    refused.clear();
    provider.posts.length = 0;
    await press("Yeniden Dene");
    await seen("Belgeler onaylandı");
    expect(provider.posts.map(({ ids }) => ids)).to.deep.equal([[5001, 5004, 5008]]);
    await press("Tamam");
    await seen("Onay bekleyen belge yok.");
  });

  it("says how many refused documents it doesn't list, and keeps the focus when the note about them is closed", async () => {
    provide({ count: 501, decide: () => new Response("{}", { status: 403 }) });
    show();
    await listed(usualPageSize);
    await ask(501);
    await press("501 Belgeyi Onayla");
    await eventually(() => findAll(".approval-list .refused").length === 500, "500 refused documents");
    expect(find(".approval-list")?.lastElementChild?.textContent).to.equal("ve 1 belge daha");
    await press("Kapat");
    await isGone();
    const close = await eventually(() => findAll(".failure-note:not([data-silent]) button").at(-1), "the note");
    close.focus();
    close.click();
    await eventually(() => !find(".failure-note"), "no note");
    await eventually(() => root().activeElement?.querySelector("table"), "focus around the list");
  });

  it("shows its progress, and can be stopped", async () => {
    const answers: (() => void)[] = [];
    provide({
      count: 500,
      decide: () => new Promise<undefined>((resolve) => answers.push(() => resolve(undefined))),
    });
    show();
    await listed(usualPageSize);
    await ask(500);
    await press("500 Belgeyi Onayla");
    await eventually(() => answers.length === 2, "two calls");
    expect(find("dialog .progress-label")?.textContent).to.equal("0 / 500");
    // The focused button has been removed.
    await eventually(() => root().activeElement?.closest(".work-progress"), "focus on the progress");
    answers[0]?.();
    await eventually(() => find("dialog .progress-label")?.textContent === "100 / 500", "a hundred");
    await expectNoBarriers();
    await press("Durdur");
    for (const release of answers) release();
    await eventually(() => answers.length === 3, "the third call");
    answers[2]?.();
    await seen("Onay durduruldu");
    expect(provider.posts.length).to.equal(3);
    expect(dialog()?.textContent).to.contain("300 belge onaylandı, 200 belge gönderilmedi.");
  });
});
