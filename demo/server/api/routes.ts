import { and, eq, isNull } from "drizzle-orm";
import { Hono, type Context } from "hono";
import { findDriverMeta } from "../routes/driver-meta.ts";
import { findRoutes, type RouteScope } from "../routes/find-routes.ts";
import { toDetail, toDetailedEntry, toListEntry } from "../routes/route-json.ts";
import { columnFilterChoices, matchingRoutes, pageOf, routeQuery, type RouteQuery } from "../routes/route-query.ts";
import type { RouteRecord } from "../routes/route-record.ts";
import { routes, routeVariants } from "../schema-routes.ts";
import type { ApiEnvironment, SignedInEnvironment } from "./environment.ts";
import { companyOnly, demoOnly } from "./guards.ts";
import { notFound } from "./problem.ts";
import { positiveInteger, readParameter, readQuery } from "./validation.ts";

export const routesApi = new Hono<ApiEnvironment>()
  .get("/api/routes/", companyOnly, async (c) => {
    if (Object.keys(c.req.query()).length === 0) {
      const own = await routesInScope(c, "own");
      return c.json({ result: own.map(toListEntry) });
    }
    const query = readQuery(c, routeQuery);
    return c.json(toList(await routesInScope(c, query.all_routes ? "region" : "own"), query));
  })
  .get("/api/routes/:routeId/", companyOnly, async (c) => {
    const [asked] = await routeWithTwin(c, "region");
    return c.json({ result: toDetail(asked) });
  })
  .get("/api/routes/:routeId/meta/", companyOnly, async (c) => {
    const routeId = readParameter(c.req.param("routeId"), positiveInteger);
    const isRegular = and(eq(routeVariants.routeId, routeId), isNull(routes.pilotId));
    const meta = await findDriverMeta(c.var.database, isRegular);
    if (!meta) throw notFound();
    return c.json(meta);
  })
  .get("/api/demo/routes/", demoOnly, async (c) => {
    const query = readQuery(c, routeQuery);
    return c.json(toList(await routesInScope(c, "pilot"), query));
  })
  .get("/api/demo/routes/:routeId/", demoOnly, async (c) => {
    return c.json({ routes: (await routeWithTwin(c, "pilot")).map(toDetailedEntry) });
  });

function routesInScope(c: Context<SignedInEnvironment>, scope: RouteScope): Promise<RouteRecord[]> {
  return findRoutes(c.var.database, { companyId: c.var.account.companyId, scope });
}

/** The route of the path first, then its variant in the other direction. */
async function routeWithTwin(
  c: Context<SignedInEnvironment>,
  scope: RouteScope,
): Promise<[RouteRecord, ...RouteRecord[]]> {
  const routeId = readParameter(c.req.param("routeId"), positiveInteger);
  const variants = await findRoutes(c.var.database, { companyId: c.var.account.companyId, scope, routeId });
  const asked = variants.find((variant) => variant.routeId === routeId);
  if (!asked) throw notFound();
  return [asked, ...variants.filter((variant) => variant !== asked)];
}

function toList(inScope: readonly RouteRecord[], query: RouteQuery) {
  const matches = matchingRoutes(inScope, query);
  return {
    meta: { total_count: matches.length, column_filters: columnFilterChoices(inScope) },
    routes: pageOf(matches, query).map(query.with_detail ? toDetailedEntry : toListEntry),
  };
}
