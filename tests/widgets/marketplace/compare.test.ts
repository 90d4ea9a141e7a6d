import { describe, expect, test } from "vitest";
import type { MarketplaceLine } from "../../../src/core/api/marketplace.ts";
import { toCompareRows } from "../../../src/widgets/marketplace/detail/compare.model.ts";
import { toLineName } from "../../../src/widgets/marketplace/detail/line-name.ts";

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

function rowsOf(lines: readonly MarketplaceLine[], presentCost: number | null = null) {
  return Object.fromEntries(
    toCompareRows(lines, presentCost).map(({ label, cells }) => [
      label,
      cells.map(({ text, isBest }) => `${text.replaceAll("\u00a0", " ")}${isBest ? " *" : ""}`),
    ]),
  );
}

describe("lines side by side", () => {
  test("price, duration, walking, detour, rating, emission; the best of each is marked", () => {
    const lines = [line({}, true), line({ price: 3680, duration: 2400, rating: 4.8, detourRatio: null })];
    expect(rowsOf(lines)).toEqual({
      "Aylık fiyat": ["3.240,00 TL *", "3.680,00 TL"],
      "Yolculuk süresi": ["50 dk", "40 dk *"],
      "Yürüme mesafesi": ["400 m", "400 m"],
      "Sapma oranı": ["%11,8", "-"],
      Puan: ["4,7", "4,8 *"],
      Salım: ["En az *", "-"],
    });
  });

  test("what each saves against the present cost, when that is known", () => {
    const rows = rowsOf([line({}), line({ price: 3680 }), line({ price: null })], 350_000);
    expect(rows["Bugünkü bedele göre"]).toEqual(["-260,00 TL *", "+180,00 TL", "-"]);
  });

  test("equal lines have no best one", () => {
    const marked = toCompareRows([line({}, true), line({}, true)], null).flatMap(({ cells }) => cells);
    expect(marked.some(({ isBest }) => isBest)).toBe(false);
  });
});

test("a line is called by its ends and its code", () => {
  const ends = { originCounty: "Kadıköy", destinationCounty: "Sarıyer" };
  expect(toLineName(line({ ...ends, code: "M4" }))).toBe("Kadıköy – Sarıyer, M4");
  expect(toLineName(line({ ...ends, destinationCounty: null, code: null }))).toBe("Kadıköy – -");
  expect(toLineName(line({ originCounty: null, destinationCounty: null, code: "M4" }))).toBe(
    "Güzergâhı bilinmeyen hat, M4",
  );
});
