import type { Counties, MarketplaceLine } from "../../../core/api/marketplace.ts";
import { missing } from "../../../core/text/format.ts";
import { marketplaceDetailMessages as texts } from "../marketplace.messages.ts";

/** "Kadıköy – Sarıyer" and the code, since two lines may have the same ends. */
export function toLineName({ originCounty, destinationCounty, code }: MarketplaceLine): string {
  return toEnds({ origin: originCounty, destination: destinationCounty }, code);
}

/** The text of `toLineName` for a line of which only the ends and the code are known. */
export function toEnds(counties: Counties | null, code: string | null): string {
  const { origin, destination } = counties ?? { origin: null, destination: null };
  const hasEnds = origin !== null || destination !== null;
  const ends = hasEnds ? `${origin ?? missing} – ${destination ?? missing}` : texts.noEnds;
  return code === null ? ends : `${ends}, ${code}`;
}
