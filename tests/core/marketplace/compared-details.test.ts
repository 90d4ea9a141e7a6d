import { atom } from "nanostores";
import { expect, onTestFinished, test, vi } from "vitest";
import type { MarketplaceLine } from "../../../src/core/api/marketplace.ts";
import { createComparedDetails } from "../../../src/core/marketplace/line/compared-details.ts";
import { lineDetailCall } from "../../../src/core/api/marketplace-detail.ts";
import { keyOf } from "../../../src/core/query/call-query.ts";
import { invalidate } from "../../../src/core/query/action.ts";
import { json } from "../../helpers/environment.ts";
import { openMarket } from "./marketplace-stage.ts";

const linesOf = (...ids: readonly string[]) => ids.map((id) => ({ id }) as MarketplaceLine);

/** A comparison under search 77; `failing` are the lines whose call fails. */
function openCompared(...ids: readonly string[]) {
  const failing = new Set<string | null>();
  const market = openMarket({
    answer({ url }) {
      const { pathname, searchParams } = new URL(url);
      return pathname.endsWith("/route-details/") && failing.has(searchParams.get("unique_id")) ? json({}, 500) : null;
    },
  });
  const $compared = atom<readonly MarketplaceLine[]>(linesOf(...ids));
  const $search = atom<string | null>("77");
  const details = createComparedDetails(market.session, $compared, $search);
  const found = () => [...details.$loads.get()].map(([id, { status }]) => `${id} ${status}`);
  const asked = () => market.calls("/route-details/").map((call) => /unique_id=(.+)&/.exec(call)?.[1]);
  return { ...market, failing, $compared, $search, details, found, asked };
}

test("lines side by side are asked for once, and anew when the search has another number", async () => {
  const { details, found, asked, $search, calls } = openCompared("M-1", "M-2");
  onTestFinished(details.$loads.listen(() => undefined));
  await expect.poll(found).toEqual(["M-1 ready", "M-2 ready"]);
  // The search's id is unknown while the list reloads; the details stay.
  $search.set(null);
  expect(details.$loads.get().size).toBe(2);
  $search.set("78");
  await expect.poll(asked).toEqual(["M-1", "M-2", "M-1", "M-2"]);
  await expect.poll(found).toEqual(["M-1 ready", "M-2 ready"]);
  const searches = calls("/route-details/").map((call) => /past_search_id=(.+)$/.exec(call)?.[1]);
  expect(searches).toEqual(["77", "77", "78", "78"]);
});

test("only the details that failed are asked for again", async () => {
  const { failing, details, found, asked } = openCompared("M-1", "M-2");
  failing.add("M-1");
  onTestFinished(details.$loads.listen(() => undefined));
  await expect.poll(found).toEqual(["M-1 failed", "M-2 ready"]);
  failing.clear();
  details.retry();
  await expect.poll(found).toEqual(["M-1 ready", "M-2 ready"]);
  details.retry();
  expect(asked().slice(2)).toEqual(["M-1"]);
});

test("a line that is no longer compared has no detail, and the others keep theirs", async () => {
  const { $compared, details, found, asked } = openCompared("M-1", "M-2", "M-3");
  onTestFinished(details.$loads.listen(() => undefined));
  await expect.poll(found).toEqual(["M-1 ready", "M-2 ready", "M-3 ready"]);
  $compared.set(linesOf("M-3", "M-1"));
  expect(found()).toEqual(["M-1 ready", "M-3 ready"]);
  $compared.set([]);
  expect(found()).toEqual([]);
  $compared.set(linesOf("M-2"));
  expect(found()).toEqual(["M-2 ready"]);
  expect(asked()).toEqual(["M-1", "M-2", "M-3"]);
});

test("nothing is asked for before the search has a number, or while nobody listens", async () => {
  const { session, $compared, $search, details, found, asked } = openCompared("M-1");
  $search.set(null);
  expect([found(), asked()]).toEqual([[], []]);
  const stop = details.$loads.listen(() => undefined);
  expect([found(), asked()]).toEqual([[], []]);
  $search.set("77");
  await expect.poll(found).toEqual(["M-1 ready"]);
  // nanostores unmounts a store one second after its last listener, and then the stores that it depends on.
  vi.useFakeTimers();
  stop();
  vi.advanceTimersByTime(2500);
  vi.useRealTimers();
  invalidate(session, keyOf(lineDetailCall));
  $compared.set(linesOf("M-2"));
  await Promise.resolve();
  expect(asked()).toEqual(["M-1"]);
  // The previous comparison is forgotten; a new listener gets the current one.
  const again = details.$loads.listen(() => undefined);
  expect(found()).toEqual(["M-2 loading"]);
  await expect.poll(found).toEqual(["M-2 ready"]);
  again();
});
