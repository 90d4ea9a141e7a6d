import type { ReadableAtom } from "nanostores";
import type { MarketplaceSearch } from "../../../src/core/api/marketplace.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { rawCard, rawDetail, rawDriver } from "../api/raw-marketplace.ts";

export const zeynep: MarketplaceSearch = {
  subject: { type: "passenger", passenger: { id: "9", name: "Zeynep Işık" } },
  workType: "full-time",
  workDaysType: "defined",
  workDays: [1, 2, 3, 4, 5],
};

type Answer = (request: Request) => Response | Promise<Response> | null;

/** A provider with `count` lines, M-1 the most expensive; `answer` may replace any answer. */
export function openMarket({ count = 12, answer = () => null }: { count?: number; answer?: Answer } = {}) {
  const state = { count, answer };
  const cards = () =>
    Array.from({ length: state.count }, (_, index) =>
      rawCard({ route_unique_id: `M-${index + 1}`, price: 5000 - index * 10 }),
    );
  const environment = createTestEnvironment((request) => {
    const given = state.answer(request);
    if (given) return given;
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/api/marketplace/") {
      const size = Number(searchParams.get("page_size"));
      const meta = { past_search_id: 77, max_price: 7800, min_price: 2400 };
      return json({ results: { data: cards().slice(0, size), meta }, count: state.count });
    }
    if (pathname === "/api/marketplace/route-details/") return json(rawDetail());
    if (pathname === "/api/marketplace/route-detail-driver-info/") return json(rawDriver());
    return json({}, 404);
  });
  const session = createSession({ environment });
  session.open("token", { userName: "Elif Şahin", accountType: "company", companyId: "42" } as unknown as Profile);
  const calls = (part: string) =>
    environment.requests
      .map(({ method, url }) => `${method} ${new URL(url).pathname}${new URL(url).search}`)
      .filter((call) => call.includes(part));
  return { state, environment, session, calls };
}

/** Resolves with the first matching value; listens to the store until then. */
export function until<Value>($store: ReadableAtom<Value>, fits: (value: Value) => boolean): Promise<Value> {
  return new Promise((resolve) => {
    let isDone = false;
    let stop: (() => void) | null = null;
    stop = $store.subscribe((value) => {
      if (isDone || !fits(value)) return;
      isDone = true;
      resolve(value);
      stop?.();
    });
    if (isDone) stop();
  });
}
