import { atom } from "nanostores";
import { type DriverMeta, fetchRouteDriver, routeDriverCall } from "../../core/api/driver-detail.ts";
import { fetchRouteDetail, routeDetailCall } from "../../core/api/stops.ts";
import { demoRouteCall, type DetailedRoute, fetchDemoRoute } from "../../core/api/route-list.ts";
import type { TimePeriod } from "../../core/api/routes.ts";
import { keyOf, queryOf } from "../../core/query/call-query.ts";
import type { QueryOptions } from "../../core/query/query.ts";
import { createSwitchedQuery, mapQuery } from "../../core/query/switched-query.ts";
import { ownRoutes } from "../../core/routes/known-routes.ts";
import { seatsOfRoute, toDrivenRoutes } from "../../core/routes/route-seats.ts";
import type { Seats } from "../../core/routes/seats.ts";
import { isDemoAccount } from "../../core/session/profile.ts";
import { createFeedbackForm, type FeedbackForm } from "../../core/routes/feedback.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import { createQueryState, type StoreOptions } from "../kit/element/query-state.ts";
import type { routeDetailsContract } from "./route-details.contract.ts";
import {
  type RequestedRoute,
  chooseVariant,
  readQuery,
  type RouteState,
  toRequested,
  toOfferDetail,
  toPlace,
  toVariantDetail,
  toVariants,
  type Variant,
  type VariantDetail,
  writeQuery,
} from "./route.model.ts";

/** A planned route: the named direction first, then the other one, both with stops and path. */
const plannedRoute = (id: number) => queryOf(demoRouteCall, fetchDemoRoute, id);

/** Stops and path of one direction. Never fresh: loaded again each time the direction is shown. */
const ownRoute = ({ routeId, period }: Variant): QueryOptions<VariantDetail> => ({
  key: keyOf(routeDetailCall, routeId, period),
  fetch: async (http, signal) => toVariantDetail(await fetchRouteDetail(http, routeId, signal), period),
  freshFor: 0,
});

type Values = AttributeValues<typeof routeDetailsContract.attributes> & CommonValues;

export type RouteDetails = ReturnType<typeof createRouteDetails>;

function toRoutes(requested: RequestedRoute | null): QueryOptions<DetailedRoute[]> | null {
  if (requested?.kind === "own") return ownRoutes;
  return requested?.kind === "offer" ? plannedRoute(requested.id) : null;
}

/** One route of the company or of an offer: its directions, stops, passengers and driver. */
export function createRouteDetails({ scope, $attributes, emit }: StoreOptions<Values>) {
  const { session } = scope;
  const { $state, change } = createQueryState<RouteState, Values>({
    scope,
    $attributes,
    emit,
    read: ({ query }) => readQuery(query),
    write: writeQuery,
  });
  // Demo accounts have planned routes only.
  const hasOffersOnly = isDemoAccount(session.$state.get());
  const routes = createSwitchedQuery<DetailedRoute[]>(scope);
  const own = createSwitchedQuery<VariantDetail>(scope);
  const planned = createSwitchedQuery<DetailedRoute[]>(scope);
  const driver = createSwitchedQuery<DriverMeta>(scope);
  const seats = createSwitchedQuery<Seats>(scope.late);

  const $requested = atom<RequestedRoute | null>(null);
  const $variants = atom<readonly Variant[]>([]);
  const $variant = atom<Variant | null>(null);

  const toVariant = (direction: TimePeriod | null) => chooseVariant($variants.get(), direction, $requested.get());

  const showVariant = () => {
    const kind = $requested.get()?.kind;
    const variant = toVariant($state.get().direction ?? $attributes.get().direction);
    own.ask(kind === "own" && variant ? ownRoute(variant) : null);
    driver.ask(kind === "own" && variant ? queryOf(routeDriverCall, fetchRouteDriver, variant.routeId) : null);
    planned.ask(kind === "offer" && variant ? plannedRoute(variant.routeId) : null);
    $variant.set(variant);
  };
  const showRoutes = () => {
    const [requested, load] = [$requested.get(), routes.$load.get()];
    const found = load.status === "ready" && requested ? load.data : [];
    const ofRoute = requested?.kind === "own" ? found.filter((route) => route.routeUniqueId === requested.id) : null;
    $variants.set(toVariants(ofRoute ?? found));
    const [route] = toDrivenRoutes(ofRoute ?? []);
    seats.ask(route ? seatsOfRoute(session, route) : null);
    showVariant();
  };
  const ask = () => {
    const { routeId, offer } = $attributes.get();
    const requested = toRequested({ routeId, offer: offer || hasOffersOnly });
    if (requested?.kind !== $requested.get()?.kind || requested?.id !== $requested.get()?.id) {
      $requested.set(requested);
      routes.ask(toRoutes(requested));
    }
    showRoutes();
  };
  ask();
  scope.onEnd($attributes.listen(ask));
  scope.onEnd($state.listen(showVariant));
  scope.onEnd(routes.$load.listen(showRoutes));

  const forms = new Map<number, FeedbackForm>();
  return {
    session,
    /** The route that the attributes name; null: none. */
    $requested,
    routes,
    $variants,
    $variant,
    $state,
    own,
    planned: mapQuery(planned, ([requested]) => (requested ? toOfferDetail(requested) : null)),
    driver,
    /** Seats of the route's vehicle; loaded by the card that shows them. Disabled for a planned route. */
    seats,
    /** Clears the selected stop, because the other direction has other stops. The default direction is left out of the query. */
    chooseDirection(direction: TimePeriod) {
      const usual = toVariant($attributes.get().direction);
      change({ direction: usual?.period === direction ? null : direction, stop: null });
    },
    selectStop: (id: string | null) => change({ ...$state.get(), stop: id }),
    /** The present view as a destination in the portal, for a link. */
    toPlace: (shown: Variant, stopId: string | null) => toPlace($requested.get(), shown, toVariant(null), stopId),
    /** One form per direction, kept here so that its values survive closing the dialog. */
    feedbackOn(routeId: number): FeedbackForm {
      const form = forms.get(routeId) ?? createFeedbackForm(session, { routeId });
      forms.set(routeId, form);
      return form;
    },
    /** Emits `shuttle-navigate`, so that the page may show its own not-found page. `href` is null because no link was clicked. */
    emitNotFound: () => emit("shuttle-navigate", { name: "not-found", params: {}, query: "", href: null }),
  };
}
