import { expect, test } from "vitest";
import { countByCounty } from "../../src/core/marketplace/open-lines.ts";

const from = (...counties: readonly (string | null)[]) => counties.map((originCounty) => ({ originCounty }));

test("open lines are counted by the district they set out from: the most first, equal ones in Turkish order", () => {
  expect(countByCounty(from("Şişli", "Kadıköy", null, "Çatalca", "Kadıköy", "Silivri"))).toEqual([
    { county: "Kadıköy", count: 2 },
    { county: "Çatalca", count: 1 },
    { county: "Silivri", count: 1 },
    { county: "Şişli", count: 1 },
  ]);
  expect(countByCounty([])).toEqual([]);
});
