import type { Counties, MarketplaceLine } from "../../../core/api/marketplace.ts";
import { missing } from "../../../core/text/format.ts";
import { detailMessages as texts } from "./detail.messages.ts";

/** "Kadıköy – Sarıyer", and its code, which tells two such lines apart. */
export function toLineName({ originCounty, destinationCounty, code }: MarketplaceLine): string {
  return toEnds({ origin: originCounty, destination: destinationCounty }, code);
}

/** The same of a line of which no more than its ends is known. */
export function toEnds(counties: Counties | null, code: string | null): string {
  const { origin, destination } = counties ?? { origin: null, destination: null };
  const hasEnds = origin !== null || destination !== null;
  const ends = hasEnds ? `${origin ?? missing} – ${destination ?? missing}` : texts.noEnds;
  return code === null ? ends : `${ends}, ${code}`;
}
