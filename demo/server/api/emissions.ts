import { and, eq, gte, lt, not, sql, type SQL } from "drizzle-orm";
import { Hono } from "hono";
import { addDays, dayInIstanbul, daysBetween, firstOfMonth, type Day } from "../calendar/day.ts";
import type { Database } from "../database.ts";
import { trips } from "../schema-calendar.ts";
import { routes, routeVariants } from "../schema-routes.ts";
import type { ApiEnvironment } from "./environment.ts";
import { companyOnly } from "./guards.ts";
import { hasEnded } from "./trips.ts";

/** kg of CO₂ a kilometre. */
const perCarKilometre = 0.17;
const perShuttleKilometre = 0.27;
/** Passengers board along the route and ride this share of it on average. */
const riddenShare = 0.75;
/** kg of CO₂ that a grown tree binds in a year. */
const perTree = 21.8;
const shownMonths = 12;
const monthNames = ["Oca", "Şub", "Mar", "Nis", "May", "Haz", "Tem", "Ağu", "Eyl", "Eki", "Kas", "Ara"];

export const emissionsApi = new Hono<ApiEnvironment>().get("/api/company/co2-emission", companyOnly, async (c) => {
  const { database, account, now } = c.var;
  const today = dayInIstanbul(now);
  const months = Array.from({ length: shownMonths }, (_, index) => firstOfMonth(today, index + 1 - shownMonths));
  const avoided = await avoidedByMonth(database, account.companyId, firstOfMonth(today, 1 - shownMonths), now);
  const thisMonth = avoided.get(firstOfMonth(today)) ?? 0;
  // The current month is compared with the same days of the month before.
  const lastMonth = firstOfMonth(today, -1);
  const sameDays = addDays(
    lastMonth,
    Math.min(daysBetween(firstOfMonth(today), today) + 1, daysBetween(lastMonth, firstOfMonth(today))),
  );
  const before = await avoidedBetween(database, account.companyId, lastMonth, sameDays, now);
  return c.json({
    data: {
      xaxis: { months: months.map((month) => monthNames[Number(month.slice(5, 7)) - 1]) },
      trees_by_months: months.map((month) => toTrees(avoided.get(month) ?? 0)),
      tree_trend: changeInPercent(toTrees(before), toTrees(thisMonth)),
      co2_amount: Math.round(thisMonth * 10) / 10,
      co2_trend: changeInPercent(before, thisMonth),
    },
  });
});

/** kg of CO₂ that the passengers' own cars would have emitted, minus what the shuttles emitted. */
const avoidedCo2: SQL<number> = sql<number>`coalesce(sum(
  ${routeVariants.length} / 1000.0 * (${trips.passengerCount} * ${riddenShare * perCarKilometre}::double precision - ${perShuttleKilometre}::double precision)
), 0)::double precision`;

function ranTrips(companyId: number, now: Date) {
  return and(eq(routes.companyId, companyId), not(trips.isCancelled), hasEnded(now));
}

async function avoidedByMonth(database: Database, companyId: number, from: Day, now: Date): Promise<Map<Day, number>> {
  const month = sql<string>`to_char(${trips.day}, 'YYYY-MM-01')`;
  const rows = await database
    .select({ month, avoided: avoidedCo2 })
    .from(trips)
    .innerJoin(routeVariants, eq(routeVariants.routeId, trips.routeId))
    .innerJoin(routes, eq(routes.uniqueId, routeVariants.routeUniqueId))
    .where(and(ranTrips(companyId, now), gte(trips.day, from)))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.month, Math.max(0, row.avoided)]));
}

async function avoidedBetween(database: Database, companyId: number, from: Day, to: Day, now: Date): Promise<number> {
  const [row] = await database
    .select({ avoided: avoidedCo2 })
    .from(trips)
    .innerJoin(routeVariants, eq(routeVariants.routeId, trips.routeId))
    .innerJoin(routes, eq(routes.uniqueId, routeVariants.routeUniqueId))
    .where(and(ranTrips(companyId, now), gte(trips.day, from), lt(trips.day, to)));
  return Math.max(0, row?.avoided ?? 0);
}

function toTrees(co2: number): number {
  return Math.round(co2 / perTree);
}

function changeInPercent(before: number, now: number): number | null {
  return before === 0 ? null : Math.round((now / before - 1) * 1000) / 10;
}
