import { type DriverMeta, fetchRouteDriver } from "../../core/api/driver-meta.ts";
import { fetchRouteDetail } from "../../core/api/route-detail.ts";
import { type DetailedRoute, fetchDemoRoute } from "../../core/api/route-list.ts";
import type { TimePeriod } from "../../core/api/routes.ts";
import type { QueryOptions } from "../../core/query/query.ts";
import { type VariantDetail, toVariantDetail, type Variant } from "./variant-detail.model.ts";

/** A planned route: the named direction first, then the other one, both with stops and path. */
export const plannedRoute = (id: number): QueryOptions<DetailedRoute[]> => ({
  key: ["demo-route", id],
  fetch: (http, signal) => fetchDemoRoute(http, id, signal),
});

/** Stops and path of one direction. Never fresh: loaded again each time the direction is shown. */
export const ownSheet = ({
  routeId,
  period,
}: {
  readonly routeId: number;
  readonly period: TimePeriod;
}): QueryOptions<VariantDetail> => ({
  key: ["variant-detail", routeId],
  fetch: async (http, signal) => toVariantDetail(await fetchRouteDetail(http, routeId, signal), period),
  freshFor: 0,
});

export const routeDriver = ({ routeId }: Variant): QueryOptions<DriverMeta> => ({
  key: ["route-driver", routeId],
  fetch: (http, signal) => fetchRouteDriver(http, routeId, signal),
});
