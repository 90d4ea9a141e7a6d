import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import { Hono } from "hono";
import { dayInIstanbul } from "../calendar/day.ts";
import { currentIndicators, type Indicators } from "../indicators.ts";
import { prepared } from "../prepared.ts";
import { companies } from "../schema-accounts.ts";
import { dailyKpis } from "../schema-calendar.ts";
import { pilots } from "../schema-offers.ts";
import type { ApiEnvironment } from "./environment.ts";
import { companyOnly, demoOnly } from "./guards.ts";
import { notFound } from "./problem.ts";

const historyLength = 28;
const history = prepared((database) =>
  database
    .select()
    .from(dailyKpis)
    .where(and(eq(dailyKpis.companyId, sql.placeholder("companyId")), lt(dailyKpis.day, sql.placeholder("today"))))
    .orderBy(desc(dailyKpis.day))
    .limit(historyLength)
    .prepare("kpi_history"),
);

export const indicatorsApi = new Hono<ApiEnvironment>()
  .get("/api/company/summary/", companyOnly, async (c) => {
    const { companyId } = c.var.account;
    return c.json({ average: toJson(await currentIndicators(c.var.database, { companyId })) });
  })
  .get("/api/demo/summary/", demoOnly, async (c) => {
    const { database } = c.var;
    const { companyId } = c.var.account;
    const own = await database.select().from(pilots).where(eq(pilots.companyId, companyId)).orderBy(asc(pilots.id));
    const summaries = own.map(async ({ id, name }) => ({
      pilot_name: name,
      data: { average: toJson(await currentIndicators(database, { companyId, pilotId: id })) },
    }));
    return c.json(await Promise.all(summaries));
  })
  .get("/api/company/kpi/history/", companyOnly, async (c) => {
    const { companyId } = c.var.account;
    const newestFirst = await history(c.var.database).execute({ companyId, today: dayInIstanbul(c.var.now) });
    return c.json(newestFirst.toReversed().map((values) => Object.assign(toJson(values), { created_at: values.day })));
  })
  .get("/api/company/sla/", companyOnly, async (c) => {
    const [company] = await c.var.database.select().from(companies).where(eq(companies.id, c.var.account.companyId));
    if (!company) throw notFound();
    const { slaWalkingDistance, slaDuration, slaDetourRatio } = company;
    return c.json({ walking_distance: slaWalkingDistance, duration: slaDuration, detour_ratio: slaDetourRatio });
  });

function toJson({ walkingDistance, duration, detourRatio }: Indicators) {
  return {
    walking_distance: Math.round(walkingDistance * 10) / 10,
    duration: Math.round(duration),
    detour_ratio: Math.round(detourRatio * 10) / 10,
  };
}
