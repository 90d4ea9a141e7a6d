import { and, eq, isNull } from "drizzle-orm";
import { dayInIstanbul } from "../calendar/day.ts";
import type { Database } from "../database.ts";
import { offices } from "../schema-accounts.ts";
import { routes } from "../schema-routes.ts";
import type { BilledCompany } from "./invoice.ts";
import { occupantsOf } from "./occupants.ts";
import { findPlanRequests } from "./plan-requests.ts";
import { findSeats } from "./seats.ts";

/** The data that a company's invoices are computed from, at one moment. */
export async function findBilledCompany(database: Database, companyId: number, now: Date): Promise<BilledCompany> {
  const ownOffices = await database
    .select({ name: offices.name })
    .from(offices)
    .where(eq(offices.companyId, companyId))
    .orderBy(offices.id);
  const ownRoutes = await database
    .select({ name: routes.name })
    .from(routes)
    .where(and(eq(routes.companyId, companyId), isNull(routes.pilotId)))
    .orderBy(routes.uniqueId);
  return {
    id: companyId,
    officeNames: ownOffices.map(({ name }) => name),
    routeNames: ownRoutes.map(({ name }) => name),
    occupants: (await findSeats(database, companyId)).flatMap(occupantsOf),
    planRequests: await findPlanRequests(database, companyId),
    now,
    today: dayInIstanbul(now),
  };
}
