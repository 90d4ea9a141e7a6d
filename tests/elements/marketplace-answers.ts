/** Answers of a provider for the marketplace. */
const noBadges = {
  badge_is_comfortable: "False",
  badge_is_owned_route: "False",
  badge_is_passengers_own_route: "False",
  badge_is_cheapest: "False",
  badge_least_emission: "False",
};

export function toCard(number: number, changed: object = {}) {
  return {
    route_id: 900 + number,
    route_unique_id: `M-${number}`,
    route_unique_code: `M${number}`,
    price: 3000 + number * 100,
    price_without_discount: 3000 + number * 100,
    origin_county: "Kadıköy",
    destination_county: "Şişli",
    tripmeta_rating_avg: 4.7,
    tripmeta_count: 318,
    car_capacity: 16,
    passenger_count: 11,
    way_points_polyline: "_p~iF~ps|U_ulLnnqC",
    name: `Hat ${number}`,
    departure_time: "06:50",
    pickup_time: "07:05",
    dropoff_time: "08:02",
    arrival_time: "08:10",
    origin_to_pickup_duration: 300,
    origin_to_pickup_distance: 350,
    dropoff_to_destination_duration: 120,
    dropoff_to_destination_distance: 150,
    shuttle_duration: 3420,
    detour_ratio: 12,
    ...noBadges,
    ...changed,
  };
}

export const toLines = (cards: readonly object[], count = cards.length, pastSearchId = 77) => ({
  results: { data: cards, meta: { past_search_id: pastSearchId, max_price: 7800, min_price: 2400 } },
  count,
});

export const pastSearch = {
  id: 77,
  type: "passenger",
  location: null,
  description: "",
  address: "",
  work_type: "hybrid",
  work_days_type: "not-defined",
  work_days: [],
  passenger: { id: 9, first_name: "Ayşe", last_name: "Yılmaz" },
  request_status: null,
  route_unique_id: null,
  morning_route: null,
};

export const toRequest = (id: number, changed: object = {}) => ({
  id,
  price: 4250,
  request_status: "created",
  is_changed: false,
  past_search: pastSearch,
  morning_route: { origin_county: "Kadıköy", destination_county: "Şişli" },
  route_unique_id: "M-1",
  ...changed,
});

export const employees = ["Ayşe Yılmaz", "Işıl Çağlar", "İbrahim Öz"].map((name, place) => ({
  id: 9 + place,
  profile: { first_name: name.split(" ")[0], last_name: name.split(" ")[1] },
  passenger_name: name,
  registration_status: "registered",
}));

interface Provider {
  /** Page size → answer of the search. */
  readonly lines?: (pageSize: number) => Response;
  readonly past?: readonly object[];
  readonly requests?: readonly object[];
  readonly bulk?: string;
  readonly contact?: () => Response;
  /** Response with the lines shown before a search. */
  readonly open?: () => Response | Promise<Response>;
}

/** Stubs the marketplace's calls; all other calls go to the demo provider. */
export function marketplace({ lines, past = [], requests = [], bulk = "not-requested", contact, open }: Provider) {
  return ({ url, method }: Request): Response | Promise<Response> | undefined => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === "/api/company/employees/" && searchParams.get("page_size") === "all")
      return Response.json({ results: employees, count: employees.length });
    if (pathname === "/api/marketplace/routes") return open?.();
    if (pathname === "/api/marketplace/") return lines?.(Number(searchParams.get("page_size")));
    if (pathname === "/api/marketplace/past-search/") return Response.json({ results: past });
    if (pathname === "/api/marketplace/request/" && method === "GET") return Response.json({ results: requests });
    if (pathname === "/api/marketplace/all-passengers-offer-request/" && method === "GET")
      return Response.json({ all_passenger_offer_request_status: bulk });
    if (pathname.startsWith("/api/marketplace/contact/")) return contact?.() ?? Response.json({ success: true });
    return undefined;
  };
}
