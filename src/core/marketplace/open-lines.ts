import { fetchOpenLines, type MarketplaceLine } from "../api/marketplace.ts";
import type { QueryOptions } from "../query/query.ts";
import { compareText } from "../text/text.ts";
import { openLinesKey } from "./keys.ts";

/** Every line with a free seat, independent of a search; fresh for five minutes. */
export const openLines: QueryOptions<readonly MarketplaceLine[]> = {
  key: openLinesKey,
  fetch: fetchOpenLines,
  freshFor: 300_000,
};

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
