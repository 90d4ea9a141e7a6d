import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import { companies, menuItems } from "../schema-accounts.ts";
import type { ApiEnvironment } from "./environment.ts";
import { companyOnly, demoOnly } from "./guards.ts";
import { forbidden, notFound } from "./problem.ts";
import { positiveInteger, readParameter, readQuery } from "./validation.ts";

const menuQuery = v.object({ company_name: v.pipe(v.string(), v.nonEmpty()) });

export const menuApi = new Hono<ApiEnvironment>()
  .get("/api/company/billing/:companyId/is-billing-enabled/", companyOnly, async (c) => {
    const companyId = readParameter(c.req.param("companyId"), positiveInteger);
    if (companyId !== c.var.account.companyId) throw forbidden();
    const [company] = await c.var.database.select().from(companies).where(eq(companies.id, companyId));
    return c.json({ enabled: company?.isBillingEnabled ?? false });
  })
  .get("/api/demo/get-enabled-menu-items/", demoOnly, async (c) => {
    const { company_name: name } = readQuery(c, menuQuery);
    const [found] = await c.var.database
      .select({ items: menuItems, companyName: companies.name })
      .from(menuItems)
      .innerJoin(companies, eq(companies.id, menuItems.companyId))
      .where(eq(menuItems.companyId, c.var.account.companyId));
    if (!found) throw notFound();
    if (name !== found.companyName) throw forbidden();
    const { offer, airview, billing, pastTrips, routeDetails, drivers, summary } = found.items;
    return c.json({ offer, airview, billing, past_trips: pastTrips, route_details: routeDetails, drivers, summary });
  });
