import type { MarketplaceLine } from "../../../core/api/marketplace.ts";
import { missing } from "../../../core/format.ts";
import { detailMessages as texts } from "./detail.messages.ts";

/** "Kadıköy – Sarıyer", and its code, which tells two such lines apart. */
export function toLineName({ originCounty, destinationCounty, code }: MarketplaceLine): string {
  const hasEnds = originCounty !== null || destinationCounty !== null;
  const ends = hasEnds ? `${originCounty ?? missing} – ${destinationCounty ?? missing}` : texts.noEnds;
  return code === null ? ends : `${ends}, ${code}`;
}
