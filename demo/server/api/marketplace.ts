import { type Context, Hono } from "hono";
import * as v from "valibot";
import { cancelBulkRequest, findBulkStatus, makeBulkRequest } from "../marketplace/bulk.ts";
import { findLines, type Line } from "../marketplace/find-lines.ts";
import { findPlaces } from "../marketplace/find-places.ts";
import { toCard, toDetail, toDriverInfo, toRouteId } from "../marketplace/line-json.ts";
import { type Offer, offersFor, openOffers } from "../marketplace/offers.ts";
import { priceRange } from "../marketplace/price.ts";
import { toPastSearch, toSeatRequest } from "../marketplace/search-json.ts";
import {
  cancelSeat,
  findSeatRequest,
  findSeatRequests,
  hasRequestInPeriod,
  requestSeat,
  statusOf,
} from "../marketplace/seat-requests.ts";
import { findSearches, homeOf, keepSearch, requireSearch, type Search, seekerOf } from "../marketplace/searches.ts";
import { keepWish } from "../marketplace/wishes.ts";
import type { ApiEnvironment, SignedInEnvironment } from "./environment.ts";
import { companyOnly } from "./guards.ts";
import { searchRequest, type SearchRequest } from "./marketplace-search.ts";
import { notFound } from "./problem.ts";
import { pageSize, positiveInteger, readForm, readParameter, readQuery } from "./validation.ts";

const pageQuery = v.object({
  page: v.optional(positiveInteger, "1"),
  page_size: v.optional(pageSize(), "5"),
});
const lineQuery = v.object({ unique_id: v.string(), past_search_id: positiveInteger });
const placeQuery = v.object({
  location_name: v.pipe(v.string(), v.trim(), v.minLength(1, "Bir yer yazın."), v.maxLength(200)),
  adapter: v.literal("marketplace"),
});

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));
const seatRequest = v.object({ past_search_id: id, route_unique_id: v.string(), price: v.number() });

export const marketplaceApi = new Hono<ApiEnvironment>()
  .post("/api/marketplace/", companyOnly, async (c) => {
    const { page, page_size: size } = readQuery(c, pageQuery);
    const search = await keptSearch(c, await readForm(c, searchRequest));
    const offers = await offersOf(c, search);
    const { min, max } = priceRange(offers);
    return c.json({
      results: {
        data: offers.slice((page - 1) * size, page * size).map((offer) => toCard(offer, search.companyId)),
        meta: { past_search_id: search.id, max_price: max, min_price: min },
      },
      count: offers.length,
    });
  })
  .get("/api/marketplace/routes", companyOnly, async (c) => {
    const { companyId } = c.var.account;
    const offers = openOffers(companyId, await findLines(c.var.database));
    return c.json({ data: offers.map((offer) => toCard(offer, companyId)) });
  })
  .get("/api/marketplace/route-detail-driver-info/", companyOnly, async (c) => {
    const { offer } = await askedOffer(c);
    return c.json(toDriverInfo(offer.line));
  })
  .get("/api/marketplace/route-details/", companyOnly, async (c) => {
    const { offer, search } = await askedOffer(c);
    const request = await findSeatRequest(c.var.database, search, offer.line.route.uniqueId);
    return c.json({
      ...toDetail(offer),
      request: request
        ? {
            id: request.id,
            request_status: statusOf(request, c.var.now),
            is_changed: request.isChanged,
            has_request_in_period: await hasRequestInPeriod(c.var.database, search, c.var.now),
          }
        : null,
    });
  })
  .post("/api/marketplace/request/", companyOnly, async (c) => {
    const asked = await readForm(c, seatRequest);
    const { companyId } = c.var.account;
    const search = await requireSearch(c.var.database, companyId, asked.past_search_id);
    // The passenger may have been deleted since the search.
    if (search.passengerId !== null) await homeOf(c.var.database, companyId, search.passengerId);
    const offer = await offerOf(c, search, asked.route_unique_id);
    // The price that was shown may be outdated: the current one counts.
    const wanted = { search, routeUniqueId: offer.line.route.uniqueId, price: offer.price };
    const made = await requestSeat(c.var.database, wanted, c.var.now);
    return c.json({ id: made.id, has_request_in_period: made.hadRequest }, 201);
  })
  .delete("/api/marketplace/request/:requestId/", companyOnly, async (c) => {
    const requestId = readParameter(c.req.param("requestId"), positiveInteger);
    await cancelSeat(c.var.database, c.var.account.companyId, requestId);
    return c.json({ results: { data: {} } });
  })
  .get("/api/marketplace/request/", companyOnly, async (c) => {
    const rows = await findSeatRequests(c.var.database, c.var.account.companyId);
    const known = await knownTo(c);
    return c.json({ results: rows.map((row) => toSeatRequest(row, known)) });
  })
  .get("/api/marketplace/past-search/", companyOnly, async (c) => {
    const { page: number, page_size: size } = readQuery(c, pageQuery);
    const { companyId } = c.var.account;
    const searches = await findSearches(c.var.database, companyId, { number, size });
    const requests = await findSeatRequests(c.var.database, companyId);
    const known = await knownTo(c);
    return c.json({
      results: searches.map((kept) =>
        toPastSearch(kept, requests.find(({ search }) => search.id === kept.search.id)?.request, known),
      ),
    });
  })
  .get("/api/marketplace/all-passengers-offer-request/", companyOnly, async (c) =>
    c.json(toBulk(await findBulkStatus(c.var.database, c.var.account.companyId, c.var.now))),
  )
  .post("/api/marketplace/all-passengers-offer-request/", companyOnly, async (c) =>
    c.json(toBulk(await makeBulkRequest(c.var.database, askingOf(c)))),
  )
  .delete("/api/marketplace/all-passengers-offer-request/", companyOnly, async (c) =>
    c.json(toBulk(await cancelBulkRequest(c.var.database, askingOf(c)))),
  )
  .get("/api/marketplace/contact/:searchId", companyOnly, async (c) => {
    const searchId = readParameter(c.req.param("searchId"), positiveInteger);
    const search = await requireSearch(c.var.database, c.var.account.companyId, searchId);
    await keepWish(c.var.database, search.id, c.var.account.id, c.var.now);
    return c.json({ success: true });
  })
  .get("/api/core/maps/places/autocomplete/", companyOnly, (c) => {
    const { location_name: typed } = readQuery(c, placeQuery);
    return c.json({
      predictions: findPlaces(typed).map(({ description, place }) => ({
        description,
        coordinates: { latitude: place.lat, longitude: place.lng },
      })),
    });
  });

type SignedIn = Context<SignedInEnvironment>;

const toBulk = (status: string) => ({ all_passenger_offer_request_status: status });

function askingOf(c: SignedIn) {
  return { companyId: c.var.account.companyId, now: c.var.now };
}

async function knownTo(c: SignedIn): Promise<{ lines: readonly Line[]; now: Date }> {
  return { lines: await findLines(c.var.database), now: c.var.now };
}

async function keptSearch(c: SignedIn, request: SearchRequest): Promise<Search> {
  const { companyId } = c.var.account;
  const { work_type: workType, work_days_type: workDaysType, work_days: days } = request;
  const work = { workType, workDaysType, workDays: days.join(",") };
  const subject =
    request.type === "passenger"
      ? {
          passengerId: request.passenger_id,
          address: null,
          ...(await homeOf(c.var.database, companyId, request.passenger_id)),
        }
      : {
          passengerId: null,
          address: request.address,
          lat: request.location.latitude,
          lng: request.location.longitude,
        };
  return keepSearch(c.var.database, companyId, { ...subject, ...work }, c.var.now);
}

async function offersOf(c: SignedIn, search: Search): Promise<readonly Offer[]> {
  const seeker = await seekerOf(c.var.database, search);
  return offersFor(seeker, await findLines(c.var.database));
}

/** The search's offer of a line; 404 if the search doesn't find the line. */
async function offerOf(c: SignedIn, search: Search, lineId: string): Promise<Offer> {
  const wanted = toRouteId(lineId);
  const offer = (await offersOf(c, search)).find(({ line }) => line.route.uniqueId === wanted);
  if (!offer) throw notFound();
  return offer;
}

async function askedOffer(c: SignedIn): Promise<{ readonly offer: Offer; readonly search: Search }> {
  const query = readQuery(c, lineQuery);
  const search = await requireSearch(c.var.database, c.var.account.companyId, query.past_search_id);
  return { search, offer: await offerOf(c, search, query.unique_id) };
}
