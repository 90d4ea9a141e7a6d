import { expect } from "chai";
import { offerContract } from "../../src/widgets/offer/offer.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually } from "../helpers/page.ts";
import { load, type SessionElement } from "./bundle.ts";
import { createOfferStage, giveDemoToken, line, plain, seat } from "./offer-stage.ts";
import { broken } from "./stage.ts";

let session: SessionElement;
before(async () => {
  session = await giveDemoToken();
});

/** What is left for the eye, or for a screen reader. */
function textWithout(left: string, choice: Element): string {
  const copy = choice.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(left)) part.remove();
  return copy.textContent ?? "";
}

const choices = (root: ShadowRoot) => [...root.querySelectorAll<HTMLButtonElement>("[role=radio]")];

runContractSuite({
  contract: offerContract,
  define: () => load("offer"),
  content: ".ladder",
  touch: async (root) => (await eventually(() => choices(root)[1], "the second offer")).click(),
  isTouched: (root) => choices(root)[1]?.getAttribute("aria-checked") === "true",
});

describe("<shuttle-offer>", function () {
  const stage = createOfferStage(() => session);
  const { root, find, rows, seen, text, show, showThese } = stage;

  describe("the choice among offers", () => {
    it("is shown only when there are several", async () => {
      await showThese([seat()]);
      await seen("Aylık Toplam");
      expect(choices(root())).to.deep.equal([]);
    });

    it("cuts names after 25 letters, whole for screen readers, and shows each offer's kind or expiry", async () => {
      await showThese(
        [
          seat({ offer_name: "Kozyatağı Genel Müdürlük Koltuk Bazlı Teklif" }),
          seat({ offer_name: "Kozyatağı Genel Müdürlük Koltuk Bazlı Yenileme", expire_countdown: 5 }, "Eski"),
        ],
        [line({ offer_name: "I\u0307kitelli Depo Hatları 1234" }), line({ expire_countdown: 10 }, "Bugün")],
      );
      await eventually(() => choices(root()).length === 4, "four offers");
      const texts = (left: string) => choices(root()).map((choice) => textWithout(left, choice));
      expect(texts(".visually-hidden")).to.deep.equal([
        "Kozyatağı Genel Müdürlük ...Koltuk Bazlı",
        "Kozyatağı Genel Müdürlük ...Süresi Doldu",
        "İkitelli Depo Hatları 123...Hat Bazlı",
        "Gebze Lojistik Üssü Hat B...Süresi Doldu",
      ]);
      expect(texts("[aria-hidden]").slice(0, 2)).to.deep.equal([
        "Kozyatağı Genel Müdürlük Koltuk Bazlı TeklifKoltuk Bazlı",
        "Kozyatağı Genel Müdürlük Koltuk Bazlı YenilemeSüresi Doldu",
      ]);
      expect(choices(root())[0]?.title).to.equal("Kozyatağı Genel Müdürlük Koltuk Bazlı Teklif");
      const names = choices(root()).map((choice) => choice.querySelector(".cut"));
      expect(names.every((name) => name && name.scrollWidth <= name.clientWidth)).to.equal(true);
      await stage.expectNoBarriers();
    });

    it("selects by click and arrow keys, and starts from attribute or query", async () => {
      await showThese([seat({}, "Bir"), seat({}, "İki")], [line({}, "Üç")], { pilot: "İki" });
      await eventually(() => choices(root()).length === 3, "three offers");
      const checked = () => choices(root()).map((choice) => choice.getAttribute("aria-checked") === "true");
      expect(checked()).to.deep.equal([false, true, false]);
      const told = stage.told("shuttle-query");
      choices(root())[0]?.click();
      await eventually(() => checked()[0], "the first");
      choices(root())[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
      await eventually(() => checked()[2], "the last");
      expect(root().activeElement).to.equal(choices(root())[2]);
      await seen("Günlük Toplam");
      expect(told.map(({ query }) => query)).to.deep.equal(["pilot=Bir", "pilot=%C3%9C%C3%A7"]);
      stage.element().setAttribute("query", "pilot=İki");
      await eventually(() => checked()[1], "the address's");
    });
  });

  describe("validity", () => {
    for (const [days, words, banner] of [
      [30, "20 gün kaldı", null],
      [11, "1 gün kaldı", null],
      [10, "Bugün Son!", "Bu teklifin süresi bugün doluyor."],
      [9, "Süre Doldu!", "Bu teklifin süresi doldu."],
    ] as const) {
      it(`shows "${words}" for an offer of ten days ago that holds ${days} days`, async () => {
        await showThese([seat({ expire_countdown: days })]);
        await seen(words);
        expect(text()).to.include(`Geçerlilik süresi${days} gün`);
        expect(Boolean(find(".offer-banner"))).to.equal(banner !== null);
        const ask = find<HTMLAnchorElement>(".validity-ask a");
        expect(Boolean(ask)).to.equal(banner === null);
        if (ask) {
          const { pathname, searchParams } = new URL(ask.href);
          expect(pathname).to.equal("destek@example.com");
          expect(searchParams.get("subject")).to.match(/^“.+” teklifiniz hakkında$/);
        }
        if (banner !== null) {
          expect(plain(find(".offer-banner")?.textContent)).to.equal(
            `${banner} Güncel fiyatlar için satış ekibimizle iletişime geçin: destek@example.com`,
          );
          expect(find<HTMLAnchorElement>(".offer-banner a")?.href).to.equal("mailto:destek@example.com");
          expect(rows().length).to.be.greaterThan(0);
        }
        await stage.expectNoBarriers();
      });
    }

    it("shows no expiry when the provider sends none", async () => {
      await showThese([seat({ expire_countdown: null, offer_date: null })]);
      await seen("Teklif tarihi-");
      expect(find(".offer-banner")).to.equal(null);
    });
  });

  it("says that there is no offer", async () => {
    await showThese([]);
    await seen("Hesabınız için hazırlanmış teklif bulunmuyor.");
    await stage.expectNoBarriers();
  });

  for (const [call, words, shown] of [
    ["/api/demo/offers/", "Koltuk bazlı teklifler yüklenemedi.", "Günlük Toplam"],
    ["/api/demo/line-based-offers/", "Hat bazlı teklifler yüklenemedi.", "Aylık Toplam"],
  ] as const) {
    it(`shows the other kind when ${call} fails, and the missing one after a retry`, async () => {
      stage.answer(({ url }) => (url.includes(call) ? broken() : undefined));
      await show();
      await seen(words);
      await seen(shown);
      await stage.expectNoBarriers();
      stage.restore();
      await stage.press("Yeniden Yükle");
      await eventually(() => choices(root()).length === 2, "both kinds");
      expect(text()).not.to.contain(words);
    });
  }
});
