import { withFault } from "../helpers/page.ts";
import { rawCard, rawDetail, rawDriver, rawSearch } from "../core/api/raw-marketplace.ts";

type Answer = () => Response | Promise<Response>;
type Row = Readonly<Record<string, unknown>>;

const created = { id: 55, request_status: "created", is_changed: false, has_request_in_period: true };
const statusOf = (word: string) => Response.json({ all_passenger_offer_request_status: word });

/** Stubs the provider with seven lines for Zeynep Işık's search, which has the id 77; records the requests. */
export function openMarket() {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const market = {
    /** Method and path with its query, in order. */
    calls,
    /** Bodies of the reservation requests. */
    bodies,
    request: null as Row | null,
    detail: {} as Row,
    bulk: "not-requested",
    /** Passengers of the invoice; null: billing is disabled. */
    invoice: null as readonly Row[] | null,
    cards: Array.from({ length: 7 }, (_, index) =>
      rawCard({
        route_unique_id: `M-${index + 1}`,
        route_unique_code: `M${index + 1}`,
        origin_county: ["Kadıköy", "Üsküdar", "Ataşehir", "Maltepe", "Kartal", "Pendik", "Tuzla"][index],
        price: 4250 - index * 100,
        shuttle_duration: 3420 + index * 60,
      }),
    ),
    /** Responses that override the stub, by a part of method and path. */
    instead: new Map<string, Answer>(),
    stop: () => undefined as void,
    /** Recorded requests that contain this part of method and path. */
    called: (part: string) => calls.filter((call) => call.includes(part)),
  };
  const search = () => rawSearch({ request_status: null });

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith("/api/marketplace/request/")) {
      if (request.method === "POST") {
        bodies.push(await request.clone().json());
        market.request = created;
        return Response.json({ id: 55, has_request_in_period: false });
      }
      if (request.method === "DELETE") market.request = null;
      return Response.json({ results: request.method === "GET" ? [] : { data: {} } });
    }
    if (pathname === "/api/marketplace/") {
      const meta = { past_search_id: 77, max_price: 7800, min_price: 2400 };
      const data = market.cards.slice(0, Number(searchParams.get("page_size")));
      return Response.json({ results: { data, meta }, count: market.cards.length });
    }
    if (pathname.endsWith("/route-details/")) {
      return Response.json({ ...rawDetail(), request: market.request, ...market.detail });
    }
    if (pathname.endsWith("/route-detail-driver-info/")) return Response.json(rawDriver());
    if (pathname.endsWith("/past-search/")) return Response.json({ results: [search()] });
    if (pathname.endsWith("/all-passengers-offer-request/")) {
      if (request.method !== "GET") market.bulk = request.method === "POST" ? "requested" : "not-requested";
      return statusOf(market.bulk);
    }
    if (pathname.endsWith("/is-billing-enabled/")) return Response.json({ enabled: market.invoice !== null });
    return Response.json({
      prices: [],
      passengers: market.invoice ?? [],
      change_logs: [],
      additional_services: [],
      line_based_usages: [],
    });
  }

  market.stop = withFault((request) => {
    const { pathname, search: query } = new URL(request.url);
    if (!/\/(marketplace|billing)\//.test(pathname)) return undefined;
    const call = `${request.method} ${pathname}${query}`;
    calls.push(call);
    const given = [...market.instead].find(([part]) => call.includes(part))?.[1];
    return given ? given() : answer(request);
  });
  return market;
}
export type Market = ReturnType<typeof openMarket>;
