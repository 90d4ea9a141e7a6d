import { describe, expect, test } from "vitest";
import type { LineDetail } from "../../../src/core/api/marketplace-detail.ts";
import type { MarketplaceLine } from "../../../src/core/api/marketplace.ts";
import { ApiError } from "../../../src/core/http/errors.ts";
import type { Load } from "../../../src/core/query/query.ts";
import { toCompareGroups } from "../../../src/widgets/marketplace/detail/compare.model.ts";

const line = (change: Partial<MarketplaceLine>, hasLeastEmission = false) =>
  ({
    id: "M-1",
    price: 3240,
    duration: 3000,
    detourRatio: 11.8,
    rating: 4.7,
    walkToPickup: { duration: null, distance: 310 },
    walkFromDropoff: { duration: null, distance: 90 },
    badges: { hasLeastEmission },
    ...change,
  }) as MarketplaceLine;

const ready = (evening: object): Load<LineDetail> => ({
  status: "ready",
  data: { passenger: { morning: { duration: 3060, detourRatio: 1, walkingDistance: null }, evening } } as LineDetail,
  isRefreshing: false,
  refreshError: null,
  loadedAt: 0,
});
const names = { morning: "sabah", evening: "akşam" };

function rowsOf(
  lines: readonly MarketplaceLine[],
  presentCost: number | null = null,
  details: ReadonlyMap<string, Load<LineDetail>> = new Map(),
) {
  return Object.fromEntries(
    toCompareGroups({ lines, presentCost, details }).flatMap(({ period, rows }) =>
      rows.map(({ label, cells }) => [
        period === null ? label : `${label}, ${names[period]}`,
        cells.map(({ text, isBest }) => `${text?.replaceAll("\u00a0", " ") ?? "…"}${isBest ? " *" : ""}`),
      ]),
    ),
  );
}

describe("the comparison of lines", () => {
  const cheap = line({}, true);
  const quick = line({ id: "M-2", price: 3680, duration: 2400, rating: 4.8, detourRatio: null });

  test("shows price, figures of each direction, rating and emission, and marks the best of each", () => {
    const evening = { duration: 3600, detourRatio: 13, walkingDistance: 340 };
    const details = new Map([
      ["M-1", ready(evening)],
      ["M-2", ready({ ...evening, walkingDistance: 120 })],
    ]);
    expect(rowsOf([cheap, quick], null, details)).toEqual({
      "Aylık fiyat": ["3.240,00 TL *", "3.680,00 TL"],
      // The passenger's own figures; the search result's where the detail has none.
      "Yolculuk süresi, sabah": ["51 dk", "51 dk"],
      "Sapma oranı, sabah": ["%1", "%1"],
      "Yürüme mesafesi, sabah": ["310 m", "310 m"],
      "Ofise yürüme, sabah": ["90 m", "90 m"],
      "Yolculuk süresi, akşam": ["1 sa", "1 sa"],
      "Sapma oranı, akşam": ["%13", "%13"],
      "Yürüme mesafesi, akşam": ["340 m", "120 m *"],
      Puan: ["4,7", "4,8 *"],
      Emisyon: ["En düşük *", "-"],
    });
  });

  test("shows which figures are loading and which are missing", () => {
    const details = new Map<string, Load<LineDetail>>([
      ["M-1", { status: "loading" }],
      ["M-2", { status: "failed", error: new ApiError("network", "GET /"), isRetrying: false }],
    ]);
    const rows = rowsOf([cheap, quick], null, details);
    expect(rows["Yürüme mesafesi, sabah"]).toEqual(["…", "310 m"]);
    expect(rows["Ofise yürüme, sabah"]).toEqual(["90 m", "90 m"]);
    expect(rows["Yürüme mesafesi, akşam"]).toEqual(["…", "-"]);
  });

  test("shows what each saves when the present cost is known", () => {
    const rows = rowsOf([line({}), line({ price: 3680 }), line({ price: null })], 350_000);
    expect(rows["Bugünkü bedele göre"]).toEqual(["-260,00 TL *", "+180,00 TL", "-"]);
  });

  test("marks no best one of equal lines", () => {
    const groups = toCompareGroups({ lines: [cheap, cheap], details: new Map(), presentCost: null });
    expect(groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)).some(({ isBest }) => isBest)).toBe(false);
  });
});
