import { eventually } from "../helpers/page.ts";
import { type Market, openMarket } from "./market-provider.ts";
import { openStage, signIn } from "./stage.ts";

/** Query of the buyer page of search 77, the search of the stub provider. */
export const buyerQuery = "path=buyer-page&search=77";

export function createMarketStage() {
  const account = signIn({ "company-id": "42", "support-email": "yardim@servis.example" });
  const stage = openStage("shuttle-marketplace", { query: buyerQuery });
  const { find, findAll, buttons, show, press } = stage;
  let market: Market;

  const startAfresh = async () => {
    await account.afresh();
    market = openMarket();
  };
  const openCard = async (place: number) => {
    const cards = () => findAll(".line-card");
    const card = await eventually(() => cards()[place]?.querySelector<HTMLElement>(".line-open"), "a card");
    card.click();
  };
  const detailReady = () => eventually(() => find(".figures") && find(".crew"), "the line");

  beforeEach(startAfresh);
  afterEach(() => market.stop());

  return {
    ...stage,
    market: () => market,
    /** Starts again with a new session and a new provider. */
    async again() {
      stage.remove();
      market.stop();
      await startAfresh();
    },
    cards: () => findAll(".line-card"),
    openCard,
    detailReady,
    async openLine(place = 0) {
      show();
      await openCard(place);
      await detailReady();
    },
    /** Both steps: opens the confirmation and confirms it. */
    async reserve() {
      await press("Koltuk Rezerve Et");
      await press("Rezervasyonu Gönder");
    },
    dialog: () => find<HTMLDialogElement>("dialog[open]"),
    isClosed: () => eventually(() => !find("dialog[open]"), "no dialog"),
    reserveButton: () => buttons("Koltuk Rezerve Et").at(-1),
  };
}
