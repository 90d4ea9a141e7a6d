import type { Line } from "./find-lines.ts";
import { countiesOf, toLineId } from "./line-json.ts";
import { statusOf, type SeatRequest } from "./seat-requests.ts";
import type { KeptSearch } from "./searches.ts";

interface Known {
  readonly lines: readonly Line[];
  readonly now: Date;
}

const lineOf = ({ routeUniqueId }: SeatRequest, { lines }: Known) =>
  lines.find(({ route }) => route.uniqueId === routeUniqueId);

/** Fields of a request's line; null when the line has ended. */
function lineFieldsOf(request: SeatRequest | undefined, companyId: number, known: Known) {
  const line = request && lineOf(request, known);
  return {
    route_unique_id: line ? toLineId(line, companyId) : null,
    morning_route: line ? countiesOf(line) : null,
  };
}

/** A past search, with the newest request that followed from it. */
export function toPastSearch({ search, passenger }: KeptSearch, request: SeatRequest | undefined, known: Known) {
  return {
    id: search.id,
    type: search.passengerId === null ? "address" : "passenger",
    location: { latitude: search.lat, longitude: search.lng },
    description: search.address ?? passenger?.homeAddress ?? null,
    address: search.address ?? passenger?.homeAddress ?? null,
    work_type: search.workType,
    work_days_type: search.workDaysType,
    work_days: search.workDays === "" ? [] : search.workDays.split(",").map(Number),
    passenger: passenger && { id: passenger.id, first_name: passenger.firstName, last_name: passenger.lastName },
    request_status: request ? statusOf(request, known.now) : null,
    ...lineFieldsOf(request, search.companyId, known),
  };
}

/** One of the previous requests. */
export function toSeatRequest({ request, ...kept }: KeptSearch & { readonly request: SeatRequest }, known: Known) {
  return {
    id: request.id,
    price: request.price,
    request_status: statusOf(request, known.now),
    is_changed: request.isChanged,
    past_search: toPastSearch(kept, request, known),
    ...lineFieldsOf(request, request.companyId, known),
  };
}
