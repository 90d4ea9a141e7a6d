import { expect } from "chai";
import { driverDocumentsContract } from "../../src/widgets/driver-documents/driver-documents.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually } from "../helpers/page.ts";
import { load } from "./bundle.ts";
import { type DocumentProvider, openProvider, type ProviderOptions } from "./document-provider.ts";
import { openStage, signIn, type } from "./stage.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const account = signIn();

const heads = (root: ShadowRoot) => [...root.querySelectorAll<HTMLButtonElement>(".sort-button")];

runContractSuite({
  contract: driverDocumentsContract,
  define: () => load("driver-documents"),
  content: "tbody tr",
  touch: async (root) => (await eventually(() => heads(root).at(0), "sort button")).click(),
  isTouched: (root) => heads(root).at(0)?.closest("th")?.hasAttribute("aria-sort") ?? false,
});

const picture = "/demo-assets/nothing.svg";

describe("<shuttle-driver-documents>", function () {
  const stage = openStage("shuttle-driver-documents");
  const { root, find, findAll, buttons, rows, show, listed, seen, press, expectNoBarriers, answer } = stage;
  let provider: DocumentProvider;
  const provide = (options: ProviderOptions = {}) => {
    provider = openProvider(options);
    answer(provider.answer);
  };
  const dialog = () => find<HTMLDialogElement>("dialog[open]");
  const isGone = () => eventually(() => !dialog(), "no dialog");
  const key = (name: string, more: KeyboardEventInit = {}) =>
    (root().activeElement ?? dialog())?.dispatchEvent(
      new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true, cancelable: true, ...more }),
    );
  const title = () => find("dialog h2")?.textContent;
  const done = () => findAll(".document-done li").map(({ textContent }) => textContent);
  const review = async (place: number) => {
    const button = await eventually(() => rows()[place]?.querySelector<HTMLElement>(".row-action button"), "a row");
    button.click();
    await eventually(() => dialog() && find(".document-facts"), "the document");
  };

  beforeEach(() => account.afresh());
  it("has the review of the first document as its primary button", async () => {
    provide({ count: 25, expired: 1 });
    show();
    await listed(usualPageSize);
    expect(findAll(".button.primary").map(({ textContent }) => textContent)).to.deep.equal(["İncelemeye Başla"]);
    find(".expiry-button")?.click();
    await listed(1);
    await stage.press("İncelemeye Başla");
    await eventually(() => dialog() && find(".document-facts"), "the document");
    expect(dialog()?.textContent).to.contain("Süresi doldu");
  });

  it("lists waiting documents with their number, search, filters and expiry", async () => {
    provide({ count: 25, expired: 1 });
    show();
    await listed(usualPageSize);
    expect(find(".area-count")?.textContent).to.equal("25 belge onayınızı bekliyor");
    expect(rows()[0]?.textContent).to.contain("Süresi doldu");
    expect(findAll(".expiry-button").map(({ textContent }) => textContent)[0]).to.equal("Süresi dolmuş1");
    find(".expiry-button")?.click();
    await listed(1);
    await expectNoBarriers();
  });

  it("shows an empty list when no document waits", async () => {
    provide({ count: 0 });
    show();
    await seen("Onay bekleyen belge yok.");
    expect(buttons("Tümünü Onayla")).to.have.length(0);
    await expectNoBarriers();
  });

  it("shows how many documents the provider has when it sent fewer", async () => {
    provide({ count: 3, total: 1200 });
    show();
    await seen("Bekleyen 1.200 belge var; 3 belge gösteriliyor.");
  });

  describe("one document", () => {
    it("shows the next one when it is approved, with the decision above it", async () => {
      provide();
      show();
      await review(0);
      await expectNoBarriers();
      expect(dialog()?.textContent).to.contain("3 belgeden 1.");
      // The provider's text is Turkish, also on an English page.
      expect(find("dialog h2 [lang=tr]")?.textContent).to.equal("Belge 1");
      expect(dialog()?.textContent).to.contain("Şule Öz, Kadıköy – Levent");
      await press("Onayla");
      await eventually(() => title() === "Belge 2", "the second");
      expect(provider.posts).to.deep.equal([{ ids: [5000], status: "hr_approved" }]);
      expect(done()).to.deep.equal(["Belge 1, Şule Öz onaylandı"]);
      expect(find("dialog [role=status]")?.textContent).to.equal("Belge 1, Şule Öz onaylandı");
      await expectNoBarriers();
      await press("Onayla");
      await eventually(() => title() === "Belge 3", "the third");
      expect(done()).to.deep.equal(["Belge 2, Ali Ilgaz onaylandı", "Belge 1, Şule Öz onaylandı"]);
      await press("Onayla");
      await seen("Listenizde onay bekleyen başka belge kalmadı.");
      await eventually(() => root().activeElement?.textContent === "Tamam", "focus on the end");
      await expectNoBarriers();
      await press("Tamam");
      await isGone();
      await seen("Onay bekleyen belge yok.");
    });

    it("requires a reason when it is rejected, and an explanation for Diğer", async () => {
      provide();
      show();
      await review(1);
      expect(dialog()?.textContent).to.contain("iş güvenliği ekibi bu belgeyi kontrol etti");
      await press("Reddet");
      const submit = () => buttons("Reddet").at(-1) as HTMLButtonElement;
      (await stage.withWords("[role=radio]", "Diğer")).click();
      expect(submit().disabled).to.equal(true);
      const area = await eventually(() => find<HTMLTextAreaElement>("dialog textarea"), "the words");
      type(area, " \n ");
      expect(submit().disabled).to.equal(true);
      await expectNoBarriers();
      type(area, "Fotoğraf kesik");
      await eventually(() => !submit().disabled, "the button");
      submit().click();
      await eventually(() => done()[0] === "Belge 2, Ali Ilgaz reddedildi", "what was done");
      expect(title()).to.equal("Belge 3");
      expect(provider.posts).to.deep.equal([{ ids: [5001], status: "rejected", rejection_reason: "Fotoğraf kesik" }]);
      await expectNoBarriers();
    });

    it("shows a refusal in the dialog, keeps what was typed, and can be sent again", async () => {
      let isRefusing = true;
      provide({ decide: () => (isRefusing ? new Response("{}", { status: 500 }) : undefined) });
      show();
      await review(0);
      await press("Onayla");
      await seen("Belge onaylanamadı. Sunucu şu an yanıt veremiyor");
      await expectNoBarriers();
      await press("Reddet");
      (await eventually(() => find("[role=radio]"), "a reason")).click();
      await eventually(() => !buttons("Reddet").at(-1)?.disabled, "the button");
      buttons("Reddet").at(-1)?.focus();
      await press("Reddet");
      await seen("Belge reddedilemedi.");
      expect(root().activeElement).to.equal(buttons("Reddet").at(-1));
      expect(find("[role=radio]")?.ariaChecked).to.equal("true");
      isRefusing = false;
      await press("Reddet");
      await seen("Belge 1, Şule Öz reddedildi");
      await listed(2);
    });

    it("loads the reasons again when they failed", async () => {
      let isFailing = true;
      provide({
        reasons: () =>
          isFailing ? new Response("{}", { status: 500 }) : Response.json({ result: { choices: ["Süresi dolmuş"] } }),
      });
      show();
      await review(0);
      await press("Reddet");
      await seen("Gerekçeler yüklenemedi");
      isFailing = false;
      await press("Yeniden Yükle");
      await seen("Süresi dolmuş");
    });

    it("shows that its picture failed, and loads it again", async () => {
      provide({ change: { document_type: "photo", value: picture } });
      show();
      await review(0);
      await seen("Görsel yüklenemedi.");
      await expectNoBarriers();
      await press("Yeniden Dene");
      await seen("Görsel yüklenemedi.");
    });
  });

  describe("a document that hasn't been viewed", () => {
    const ask = async (reason: string) => {
      await press("Onayla");
      await eventually(() => title() === "Görmeden onaylansın mı?", "the question");
      expect(dialog()?.textContent).to.contain(reason);
      expect(root().activeElement?.textContent).to.equal("Geri");
      await expectNoBarriers();
    };

    for (const [kind, change, reason] of [
      ["a forbidden address", { document_type: "photo", value: "//evil.example/belge.jpg" }, "geçerli bir web adresi"],
      ["a script behind a link", { document_type: "link", value: "javascript:alert(1)" }, "geçerli bir web adresi"],
      ["nothing at all", { document_type: "photo", value: null }, "Bu belge henüz yüklenmedi."],
      ["a link nobody opened", { document_type: "link", value: "https://a.example/1.pdf" }, "henüz açmadınız"],
    ] as const) {
      it(`asks before it is approved, with the reason: ${kind}`, async () => {
        provide({ change });
        show();
        await review(0);
        key("o");
        await eventually(() => title() === "Görmeden onaylansın mı?", "the question");
        // The approval key does not confirm the question.
        key("o");
        await press("Geri");
        await eventually(() => title() === "Belge 1", "the document");
        expect(provider.posts).to.deep.equal([]);
        await ask(reason);
        await press("Görmeden Onayla");
        await eventually(() => title() === "Belge 2", "the next");
        expect(provider.posts.map(({ ids }) => ids)).to.deep.equal([[5000]]);
      });
    }

    it("asks when its picture failed, and shows a refusal in the question", async () => {
      provide({
        change: { document_type: "photo", value: picture },
        decide: () => new Response("{}", { status: 409 }),
      });
      show();
      await review(0);
      await seen("Görsel yüklenemedi.");
      await ask("Belgenin görseli yüklenemedi.");
      await press("Görmeden Onayla");
      await seen("Belge onaylanamadı. Belge artık onay beklemiyor.");
    });

    it("is approved without a question when its link was opened", async () => {
      provide({ change: { document_type: "link", value: `${location.origin}/demo-assets/1.pdf` } });
      show();
      await review(0);
      const link = await eventually(() => find(".document-link"), "the link");
      link.addEventListener("click", (event) => event.preventDefault(), { once: true });
      link.click();
      await new Promise(requestAnimationFrame);
      key("o");
      await eventually(() => title() === "Belge 2", "the next");
    });
  });

  describe("by keyboard alone", () => {
    it("moves with the arrows, approves with O, asks for a reason with R, and decides nothing with Enter", async () => {
      provide({ count: 4 });
      show();
      await review(0);
      const isAtDocument = () => root().activeElement?.classList.contains("document-panel");
      await eventually(() => isAtDocument(), "focus on the document");
      expect(buttons("Onayla")[0]?.getAttribute("aria-keyshortcuts")).to.equal("O");
      expect(buttons("Reddet")[0]?.getAttribute("aria-keyshortcuts")).to.equal("R Delete");
      key("ArrowRight");
      await eventually(() => title() === "Belge 2" && isAtDocument(), "the second");
      key("ArrowLeft");
      await eventually(() => title() === "Belge 1", "the first");
      key("ArrowLeft");
      expect(title()).to.equal("Belge 1");
      key("Enter");
      expect(provider.posts).to.deep.equal([]);
      key("o");
      await eventually(() => title() === "Belge 2" && isAtDocument(), "the second again");
      key("R");
      await eventually(() => root().activeElement?.role === "radio", "focus on the reasons");
      (root().activeElement as HTMLElement).click();
      await eventually(() => !buttons("Reddet").at(-1)?.disabled, "the button");
      key("Enter");
      await eventually(() => title() === "Belge 3" && isAtDocument(), "the third");
      expect(provider.posts.map(({ ids, status }) => [ids[0], status])).to.deep.equal([
        [5000, "hr_approved"],
        [5001, "rejected"],
      ]);
      expect(done()).to.deep.equal(["Belge 2, Ali Ilgaz reddedildi", "Belge 1, Şule Öz onaylandı"]);
    });

    it("rejects with R and the number of a reason, and asks for an explanation for Diğer", async () => {
      provide();
      show();
      await review(0);
      key("R");
      const reasons = () => findAll("[role=radio]");
      await eventually(() => root().activeElement === reasons()[0] && reasons().length === 3, "the reasons");
      expect(reasons().map((reason) => reason.getAttribute("aria-keyshortcuts"))).to.deep.equal(["1", "2", "3"]);
      await expectNoBarriers();
      key("4");
      key("2", { repeat: true });
      key("2", { ctrlKey: true });
      expect(provider.posts).to.deep.equal([]);
      key("2");
      await eventually(() => title() === "Belge 2", "the second");
      expect(provider.posts).to.deep.equal([{ ids: [5000], status: "rejected", rejection_reason: "Süresi dolmuş" }]);
      key("R");
      await eventually(() => root().activeElement === reasons()[0], "the reasons");
      key("3");
      await eventually(() => root().activeElement?.localName === "textarea", "focus on the words");
      // A digit typed into the text does not choose a reason.
      key("1");
      await new Promise(requestAnimationFrame);
      expect(provider.posts).to.have.length(1);
      expect(title()).to.equal("Belgeyi Reddet");
    });

    it("decides about twelve documents in eighteen presses", async () => {
      const address = (id: number) => `${location.origin}/demo-assets/documents/src-${id}.svg`;
      provide({ count: 12, change: (id) => ({ document_type: "photo", value: address(id) }) });
      show({ query: "page_size=10" });
      await listed(10);
      let presses = 0;
      const strike = (name: string) => {
        presses += 1;
        key(name);
      };
      await review(0);
      // Enter on the row's button.
      presses += 1;
      for (let place = 1; place <= 12; place += 1) {
        await eventually(
          () => title() === `Belge ${place}` && find("dialog .document-picture[aria-busy=false] img"),
          `picture ${place}`,
        );
        if (place === 4 || place === 8) {
          strike("r");
          const radio = await eventually(() => {
            const active = root().activeElement as HTMLElement | null;
            return active?.role === "radio" ? active : null;
          }, "focus on the reasons");
          // Counts Space and Enter; below are the events that the browser makes of them.
          presses += 2;
          radio.click();
          await eventually(() => !buttons("Reddet").at(-1)?.disabled, "the button");
          key("Enter");
        } else strike("o");
        await eventually(() => provider.posts.length === place, `decision ${place}`);
        if (place !== 8) continue;
        await eventually(() => done()[0]?.startsWith("Belge 8"), "what was done");
        expect(done()).to.deep.equal([
          "Belge 8, Ali Ilgaz reddedildi",
          "Belge 7, Şule Öz onaylandı",
          "Belge 6, Ali Ilgaz onaylandı",
          "ve 5 belge daha",
        ]);
      }
      await eventually(() => root().activeElement?.textContent === "Tamam", "focus on the end");
      presses += 1;
      (root().activeElement as HTMLElement).click();
      await isGone();
      expect(presses).to.equal(18);
      expect(provider.posts.map(({ ids }) => ids)).to.deep.equal(
        Array.from({ length: 12 }, (_, index) => [5000 + index]),
      );
      const rejected = provider.posts.filter(({ status }) => status === "rejected");
      expect(rejected.map(({ ids }) => ids)).to.deep.equal([[5003], [5007]]);
      await seen("Onay bekleyen belge yok.");
    });

    it("keeps the focus on the buttons Previous and Next, where Enter approves nothing", async () => {
      provide();
      show();
      await review(0);
      const next = await eventually(() => find("[aria-label='Sonraki belge']"), "the button");
      next.focus();
      next.click();
      await eventually(() => find("dialog h2")?.textContent === "Belge 2", "the second");
      expect(root().activeElement).to.equal(find("[aria-label='Sonraki belge']"));
      find("[aria-label='Sonraki belge']")?.click();
      await eventually(() => find("dialog h2")?.textContent === "Belge 3", "the third");
      expect(provider.posts).to.deep.equal([]);
    });

    it("ignores the repetition of a key that is held down", async () => {
      provide();
      show();
      await review(0);
      key("o", { repeat: true });
      key("o", { ctrlKey: true });
      expect(find("dialog [aria-busy=true]")).to.equal(null);
      expect(provider.posts).to.deep.equal([]);
    });

    it("leaves the arrows to a field", async () => {
      provide();
      show();
      await review(0);
      key("Delete");
      const radio = await eventually(() => find("[role=radio]"), "a reason");
      radio.focus();
      key("ArrowRight");
      expect(find("dialog h2")?.textContent).to.equal("Belgeyi Reddet");
    });
  });

  it("links back to the drivers", async () => {
    provide();
    show();
    await listed(3);
    const places = stage.told("shuttle-navigate");
    find(".area-back .link")?.click();
    expect(places.map(({ name }) => name)).to.deep.equal(["drivers"]);
  });

  it("has no barriers while it loads", async () => {
    answer(({ url }) => (/driver\/documents\/\?/.test(url) ? new Promise<Response>(() => undefined) : undefined));
    show();
    await eventually(() => find("[aria-busy=true]"), "skeleton");
    await expectNoBarriers();
  });
});
