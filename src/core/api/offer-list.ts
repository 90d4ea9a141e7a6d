import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { type LineOffer, lineOffer } from "./line-offer.ts";
import { type SeatOffer, seatOffer } from "./seat-offer.ts";
import { defineCall, send } from "./call.ts";
import { type OfferKind, offerCallNames } from "./offer-kinds.ts";
import { list, optionalText } from "./values.ts";

/** An offer of either kind. */
export type Offer = SeatOffer | LineOffer;

const offerType = v.object({ offer_type: optionalText });
/** Kind of an offer by its `offer_type`, also `Koltuk Bazlı` or `seat_based`. Null: unknown; the kind is then that of the call. */
const kind = v.pipe(
  v.fallback(offerType, { offer_type: null }),
  v.transform(({ offer_type: type }) => {
    if (type === null) return null;
    if (/^(seat|koltuk)/i.test(type)) return "seat" as const;
    return /^(line|hat)/i.test(type) ? ("line" as const) : null;
  }),
);

const entry = v.object({ pilot_name: optionalText, data: v.record(v.string(), v.unknown()) });
type Entry = v.InferOutput<typeof entry>;

/** Schema that only documents the call; each offer is decoded by its own `offer_type`. */
// @__NO_SIDE_EFFECTS__
const offersOf = (data: typeof seatOffer | typeof lineOffer) =>
  list(
    entry,
    "results",
    v.object({ pilot_name: optionalText, data: v.object({ ...offerType.entries, ...data.pipe[0].entries }) }),
  );
export const seatOffersCall = defineCall(offerCallNames.seat, offersOf(seatOffer));
export const lineOffersCall = defineCall(offerCallNames.line, offersOf(lineOffer));
const calls = { seat: seatOffersCall, line: lineOffersCall };

/** A demo account's offers from one of the two calls. Keys may repeat; {@link uniteOffers} makes them unique. Throws ApiError. */
export async function fetchOffers(http: Http, call: OfferKind, signal?: AbortSignal): Promise<readonly Offer[]> {
  return (await send(http, calls[call], { signal })).map((offer) => toOffer(offer, call));
}

function toOffer({ pilot_name: pilotName, data }: Entry, call: OfferKind): Offer {
  const body = (v.parse(kind, data) ?? call) === "seat" ? v.parse(seatOffer, data) : v.parse(lineOffer, data);
  const name = body.name ?? pilotName;
  return { ...body, name, pilotName, key: pilotName ?? name ?? body.kind };
}

/** All offers, seat-based first, with unique keys: the pilot's name, for further offers with a number, `Pilot (2)`. Used in `query`. */
export function uniteOffers(seats: readonly Offer[], lines: readonly Offer[]): readonly Offer[] {
  const taken = new Set<string>();
  return [...seats, ...lines].map((offer) => {
    const { key: name } = offer;
    let key = name;
    for (let count = 2; taken.has(key); count += 1) key = `${name} (${count})`;
    taken.add(key);
    return key === name ? offer : { ...offer, key };
  });
}
