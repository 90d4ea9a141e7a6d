import * as v from "valibot";
import type { Http } from "../http.ts";
import { type LineOffer, lineOffer } from "./line-offer.ts";
import { type SeatOffer, seatOffer } from "./seat-offer.ts";
import { list, optionalText } from "./values.ts";

/** An offer of either kind. */
export type Offer = SeatOffer | LineOffer;

/** `Koltuk Bazlı` and `seat_based` are met too. Null: the word tells nothing, so the call that gave the offer does (decision 24). */
const kind = v.pipe(
  v.fallback(v.object({ offer_type: optionalText }), { offer_type: null }),
  v.transform(({ offer_type: type }) => {
    if (type === null) return null;
    if (/^(seat|koltuk)/i.test(type)) return "seat" as const;
    return /^(line|hat)/i.test(type) ? ("line" as const) : null;
  }),
);

const entry = v.object({ pilot_name: optionalText, data: v.record(v.string(), v.unknown()) });
type Entry = v.InferOutput<typeof entry>;

/** All offers of a demo account, seat-based first, each with a key of its own (specification 3 §7). Throws ApiError. */
export async function fetchOffers(http: Http, signal?: AbortSignal): Promise<readonly Offer[]> {
  const [seats, lines] = await Promise.all([
    http.get("/api/demo/offers/", { schema: list(entry, "results"), signal }),
    http.get("/api/demo/line-based-offers/", { schema: list(entry, "results"), signal }),
  ]);
  const taken = new Set<string>();
  return [
    ...seats.map((offer) => toOffer(offer, "seat", taken)),
    ...lines.map((offer) => toOffer(offer, "line", taken)),
  ];
}

function toOffer({ pilot_name: pilotName, data }: Entry, call: "seat" | "line", taken: Set<string>): Offer {
  const body = (v.parse(kind, data) ?? call) === "seat" ? v.parse(seatOffer, data) : v.parse(lineOffer, data);
  const name = body.name ?? pilotName;
  return { ...body, name, pilotName, key: toKey(pilotName ?? name ?? body.kind, taken) };
}

/** The pilot's name stands in `query`; a second offer for the same pilot is told apart by its number. */
function toKey(name: string, taken: Set<string>): string {
  let key = name;
  for (let count = 2; taken.has(key); count += 1) key = `${name} (${count})`;
  taken.add(key);
  return key;
}
