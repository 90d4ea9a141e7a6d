import { expect } from "chai";
import { eventually, trackRequests } from "../helpers/page.ts";
import { marketplace } from "./marketplace-answers.ts";
import { openStage, signIn } from "./stage.ts";

const account = signIn();

const path = "/api/marketplace/all-passengers-offer-request/";
const toStatus = (status: string) => Response.json({ all_passenger_offer_request_status: status });

describe("the bulk request of <shuttle-marketplace>", function () {
  const stage = openStage("shuttle-marketplace", { query: "path=search-page&tab=bulk" });
  const { root, find, findAll, buttons, show, seen, press, expectNoBarriers, answer } = stage;
  const dialog = () => find<HTMLDialogElement>("dialog");
  const inDialog = (words: string) => eventually(() => dialog()?.textContent?.includes(words), words);
  /** The tab above has the same name. */
  const pressBulk = async () => (await eventually(() => find(".bulk-buttons button"), "the button")).click();
  const shownStatus = () => find(".bulk-status")?.dataset["status"];

  beforeEach(() => account.afresh());
  for (const [status, words, names] of [
    ["not-requested", "", ["Toplu Talep Oluştur"]],
    ["verify", "Toplu talebiniz onay bekliyor", ["Talebi Onayla", "Talebi İptal Et", "Durumu Yenile"]],
    ["requested", "Toplu talebiniz alındı", ["Talebi İptal Et"]],
    ["cancelling", "Toplu talebiniz iptal ediliyor", ["İptali Onayla", "Durumu Yenile"]],
    ["rejected", "Toplu talebiniz reddedildi.", ["Toplu Talep Oluştur"]],
    ["a new word", "Toplu talebiniz işlemde", ["Durumu Yenile"]],
  ] as const) {
    it(`shows the status ${status}`, async () => {
      answer(marketplace({ bulk: status }));
      show();
      await eventually(() => find(".bulk-buttons"), "the buttons");
      expect(find(".bulk-status")?.textContent).to.contain(words);
      expect(findAll(".bulk-buttons button").map(({ textContent }) => textContent)).to.deep.equal(names);
      if (status === "rejected")
        expect(find(".bulk-status a")?.getAttribute("href")).to.equal("mailto:destek@example.com");
      await expectNoBarriers();
    });
  }

  it("is confirmed and cancelled, each with one request", async () => {
    let provider = "not-requested";
    let release: (() => void) | null = null;
    answer((request) => {
      if (new URL(request.url).pathname !== path) return marketplace({})(request);
      if (request.method === "GET") return toStatus(provider);
      return new Promise((resolve) => {
        release = () => {
          provider = request.method === "POST" ? "requested" : "not-requested";
          resolve(toStatus(provider));
        };
      });
    });
    const requests = trackRequests();
    const sent = (method: string) => requests.seen().filter((call) => call === `${method} ${path}`).length;
    show();
    await pressBulk();
    await inDialog("Tüm Çalışanlar İçin Talep Oluştur");
    await inDialog("(kayıtlı ve dondurulmuş olanlar; silinenler hariç)");
    expect(shownStatus()).to.equal("verify");
    await expectNoBarriers();
    // Dismissing the dialog changes nothing.
    await press("Vazgeç");
    await eventually(() => dialog() === null && shownStatus() === "not-requested", "the page as before");
    expect(sent("POST")).to.equal(0);

    await pressBulk();
    await inDialog("Tüm Çalışanlar İçin Talep Oluştur");
    const button = buttons("Toplu Talep Oluştur").at(-1);
    button?.click();
    button?.click();
    await inDialog("Gönderiliyor");
    dialog()?.dispatchEvent(new Event("cancel", { cancelable: true }));
    expect(dialog()).not.to.equal(null);
    (await eventually(() => release, "the call"))();
    await inDialog("Toplu Rezervasyon Alındı");
    expect(sent("POST")).to.equal(1);
    await expectNoBarriers();
    await press("Tamam");
    await eventually(() => dialog() === null && shownStatus() === "requested", "the request");

    release = null;
    buttons("Talebi İptal Et").at(-1)?.focus();
    await press("Talebi İptal Et");
    await inDialog("Toplu Talep İptal Edilecek!");
    expect(shownStatus()).to.equal("cancelling");
    await expectNoBarriers();
    const cancel = buttons("Talebi İptal Et").at(-1);
    cancel?.click();
    cancel?.click();
    (await eventually(() => release, "the call"))();
    await eventually(() => dialog() === null && shownStatus() === "not-requested", "the beginning");
    expect(sent("DELETE")).to.equal(1);
    // The button that opened the dialog has been removed with the status.
    await eventually(() => root().activeElement, "the focus");
  });

  it("shows a failure, and the question again after it", async () => {
    let isBroken = true;
    answer((request) => {
      if (new URL(request.url).pathname !== path) return marketplace({})(request);
      if (request.method === "GET") return toStatus("not-requested");
      return isBroken ? new Response("{}", { status: 500 }) : toStatus("verify");
    });
    show();
    await pressBulk();
    await inDialog("Tüm Çalışanlar İçin Talep Oluştur");
    buttons("Toplu Talep Oluştur").at(-1)?.click();
    await inDialog("Toplu talep gönderilemedi");
    await expectNoBarriers();
    isBroken = false;
    await press("Forma Dön");
    await inDialog("tek bir talep oluşturulacak");
    buttons("Toplu Talep Oluştur").at(-1)?.click();
    await inDialog("Toplu Rezervasyon Alındı");
    await press("Tamam");
    // The provider's status: the request waits for a confirmation.
    await seen("Toplu talebiniz onay bekliyor");
  });
});
