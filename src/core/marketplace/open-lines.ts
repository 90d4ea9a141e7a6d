import { fetchOpenLines, type MarketplaceLine, openLinesCall } from "../api/marketplace.ts";
import { compareText } from "../text/text.ts";
import { queryOf } from "../query/call-query.ts";

/** Every line with a free seat, independent of a search. */
export const openLines = queryOf(openLinesCall, fetchOpenLines);

interface CountyCount {
  readonly county: string;
  readonly count: number;
}

/** Number of lines by district of departure, the highest first, equal numbers by name. Lines of an unknown district are left out. */
export function countByCounty(lines: readonly Pick<MarketplaceLine, "originCounty">[]): readonly CountyCount[] {
  const counts = new Map<string, number>();
  for (const { originCounty } of lines) {
    if (originCounty !== null) counts.set(originCounty, (counts.get(originCounty) ?? 0) + 1);
  }
  return [...counts]
    .map(([county, count]) => ({ county, count }))
    .sort((a, b) => b.count - a.count || compareText(a.county, b.county));
}
