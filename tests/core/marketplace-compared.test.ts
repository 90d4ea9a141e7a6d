import { atom } from "nanostores";
import { expect, test } from "vitest";
import type { MarketplaceLine } from "../../src/core/api/marketplace.ts";
import { createComparedDetails } from "../../src/core/marketplace/compared-details.ts";
import { openMarket, until } from "./marketplace-stage.ts";

test("lines side by side are asked for once, and anew when the search has another number", async () => {
  const { session, calls } = openMarket();
  const $compared = atom<readonly MarketplaceLine[]>([{ id: "M-1" }, { id: "M-2" }] as MarketplaceLine[]);
  const $search = atom<string | null>("77");
  const details = createComparedDetails(session, $compared, $search);
  const stop = details.$loads.listen(() => undefined);
  const settled = () =>
    until(
      details.$loads,
      (loads) => loads.size === 2 && [...loads.values()].every(({ status }) => status !== "loading"),
    );
  const asked = () => calls("/api/marketplace/route-details/").map((call) => call.split("?")[1]);
  await settled();
  expect(asked()).toEqual(["unique_id=M-1&past_search_id=77", "unique_id=M-2&past_search_id=77"]);
  // While the list loads again its count is not known.
  $search.set(null);
  expect(details.$loads.get().size).toBe(2);
  $search.set("78");
  await settled();
  expect(asked().slice(2)).toEqual(["unique_id=M-1&past_search_id=78", "unique_id=M-2&past_search_id=78"]);
  stop();
});
