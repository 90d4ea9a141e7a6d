import { fetchRouteDriver, routeDriverCall } from "../../core/api/driver-meta.ts";
import { fetchRouteDetail, routeDetailCall } from "../../core/api/route-detail.ts";
import { fetchDemoRoute, demoRouteCall } from "../../core/api/route-list.ts";
import type { TimePeriod } from "../../core/api/routes.ts";
import type { QueryOptions } from "../../core/query/query.ts";
import { type VariantDetail, toVariantDetail, type Variant } from "./variant-detail.model.ts";
import { keyOf, queryOf } from "../../core/query/call-query.ts";

/** A planned route: the named direction first, then the other one, both with stops and path. */
export const plannedRoute = (id: number) => queryOf(demoRouteCall, fetchDemoRoute, id);

/** Stops and path of one direction. Never fresh: loaded again each time the direction is shown. */
export const ownSheet = ({
  routeId,
  period,
}: {
  readonly routeId: number;
  readonly period: TimePeriod;
}): QueryOptions<VariantDetail> => ({
  key: keyOf(routeDetailCall, routeId, period),
  fetch: async (http, signal) => toVariantDetail(await fetchRouteDetail(http, routeId, signal), period),
  freshFor: 0,
});

export const routeDriver = ({ routeId }: Variant) => queryOf(routeDriverCall, fetchRouteDriver, routeId);
