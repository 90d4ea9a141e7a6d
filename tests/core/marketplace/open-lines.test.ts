import { expect, test, vi } from "vitest";
import { countByCounty, openLines } from "../../../src/core/marketplace/open-lines.ts";
import { createQuery } from "../../../src/core/query/query.ts";
import { json } from "../../helpers/environment.ts";
import { openMarket, until } from "./marketplace-stage.ts";
import { rawCard } from "../api/raw-marketplace.ts";

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

test("open lines are asked for once in five minutes", async () => {
  const { session, environment } = openMarket({ answer: () => json({ results: [rawCard()] }) });
  const asked = () => createQuery(session, openLines).$load;
  const first = await until(asked(), ({ status }) => status !== "loading");
  expect(first).toMatchObject({ status: "ready", data: [{ id: "M-4", originCounty: "Kadıköy" }] });
  const now = Date.now();
  const clock = vi.spyOn(Date, "now");
  for (const [age, count] of [
    [299_000, 1],
    [301_000, 2],
  ] as const) {
    clock.mockReturnValue(now + age);
    await until(asked(), (load) => load.status === "ready" && !load.isRefreshing);
    expect(environment.requests).toHaveLength(count);
  }
});
