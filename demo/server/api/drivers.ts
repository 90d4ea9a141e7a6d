import { Hono, type Context } from "hono";
import * as v from "valibot";
import { dayInIstanbul } from "../calendar/day.ts";
import { toDriver, toDriverDetail } from "../drivers/driver-json.ts";
import { driverFilterChoices, driverQuery, driverStats, matchingDrivers } from "../drivers/driver-query.ts";
import { findDocuments } from "../drivers/find-documents.ts";
import { findDrivers, requireDriver } from "../drivers/find-drivers.ts";
import { revealPhone } from "../drivers/reveal-phone.ts";
import type { ApiEnvironment, SignedInEnvironment } from "./environment.ts";
import { companyOnly } from "./guards.ts";
import { positiveInteger, readBody, readParameter, readQuery, writtenText } from "./validation.ts";

const revealRequest = v.object({ phone_number: v.optional(v.string(), ""), reason: v.optional(writtenText(500), "") });

export const driversApi = new Hono<ApiEnvironment>()
  .get("/api/routes/drivers/", companyOnly, async (c) => {
    const query = readQuery(c, driverQuery);
    const all = await findDrivers(c.var.database, companyOf(c));
    const matches = matchingDrivers(all, query);
    const page = matches.slice((query.page - 1) * query.per_page, query.page * query.per_page);
    return c.json({
      meta: {
        total_count: all.length,
        query_based_total_count: matches.length,
        column_filters: driverFilterChoices(all),
        stats: driverStats(matches),
      },
      drivers: page.map(toDriver),
    });
  })
  .get("/api/routes/drivers/:driverId/", companyOnly, async (c) => {
    const search = askedDriver(c);
    const driver = await requireDriver(c.var.database, search);
    return c.json({ result: toDriverDetail(driver, await findDocuments(c.var.database, search)) });
  })
  .post("/api/routes/drivers/:driverId/phone-number/", companyOnly, async (c) => {
    const { database, account, now } = c.var;
    const driver = await requireDriver(database, askedDriver(c));
    const { phone_number: shown, reason } = await readBody(c, revealRequest);
    return c.json({ phone_number: await revealPhone(database, account, driver, { shown, reason }, now) });
  });

function companyOf(c: Context<SignedInEnvironment>) {
  return { companyId: c.var.account.companyId, today: dayInIstanbul(c.var.now) };
}

function askedDriver(c: Context<SignedInEnvironment>) {
  return { ...companyOf(c), driverId: readParameter(c.req.param("driverId"), positiveInteger) };
}
