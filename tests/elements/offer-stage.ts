import { addDays, toDay } from "../../src/core/time/day.ts";
import { eventually } from "../helpers/page.ts";
import { rawLineOffer, rawSeatOffer } from "../widgets/offer/sample-offers.ts";
import { accounts, fetchToken, giveToken, type SessionElement } from "./bundle.ts";
import { openStage } from "./stage.ts";

export const giveDemoToken = async () =>
  giveToken(await fetchToken(accounts.demo), { "account-type": "demo", "user-name": "Işıl Çağlar" });

export const today = () => toDay(Date.now());

/** Offers of ten days ago. */
export const seat = (change: object = {}, pilot?: string) =>
  rawSeatOffer({ offer_date: addDays(today(), -10), ...change }, pilot);
export const line = (change: object = {}, pilot?: string) =>
  rawLineOffer({ date_created: addDays(today(), -10), ...change }, pilot);

/** Replaces the no-break space between amount and unit. */
export const plain = (words: string | null | undefined) => (words ?? "").replaceAll("\u00a0", " ");

interface Shown extends Record<string, unknown> {
  /** Response to the call for the lines of an offer. */
  readonly page?: (url: URL) => Response;
}

/** A stage for the element with stubbed offers. */
export function createOfferStage(session: () => SessionElement) {
  const stage = openStage("shuttle-offer");
  const { findAll } = stage;
  const text = () => plain(stage.text());

  const show = async (attributes: Record<string, string> = {}) => {
    session().signOut();
    session().token = await fetchToken(accounts.demo);
    stage.show(attributes);
  };

  return {
    ...stage,
    text,
    show,
    seen: (words: string) => eventually(() => text().includes(words), words),
    cells: (row: Element | undefined) => [...(row?.children ?? [])].map(({ textContent }) => plain(textContent)),
    steps: () => findAll(".ladder > li").map(({ textContent }) => plain(textContent)),
    showThese(seats: readonly object[], lines: readonly object[] = [], { page, ...attributes }: Shown = {}) {
      stage.answer(({ url }) => {
        const address = new URL(url);
        if (address.pathname === "/api/demo/offers/") return Response.json(seats);
        if (address.pathname === "/api/demo/line-based-offers/") return Response.json(lines);
        return address.pathname === "/api/demo/line-based-offer-details/" ? page?.(address) : undefined;
      });
      return show(attributes as Record<string, string>);
    },
  };
}
