import { eq } from "drizzle-orm";
import { Hono, type Context } from "hono";
import * as v from "valibot";
import { toBilling, toHistogram } from "../billing/billing-json.ts";
import { findBilledCompany } from "../billing/find-company.ts";
import { firstMonth, monthAt, type Month } from "../billing/month.ts";
import { requestPlanChange } from "../billing/plan-requests.ts";
import { companies } from "../schema-accounts.ts";
import type { ApiEnvironment, SignedInEnvironment } from "./environment.ts";
import { companyOnly } from "./guards.ts";
import { forbidden } from "./problem.ts";
import { positiveInteger, readParameter, readQuery } from "./validation.ts";

const wrongMonth = "Bu ay için fatura yok.";

/** `date`, such as `11-2026`, must be a month with an invoice; `month` and `year` must match it if they are given. */
function monthQuery(present: Month) {
  return v.pipe(
    v.object({
      date: v.pipe(
        v.optional(v.string(), ""),
        v.regex(/^(0?[1-9]|1[0-2])-\d{4}$/, "Geçerli bir ay girin."),
        v.transform(toMonth),
        v.check((month) => month >= firstMonth && month <= present, wrongMonth),
      ),
      month: v.optional(positiveInteger),
      year: v.optional(positiveInteger),
    }),
    v.forward(
      v.check(({ date, month }) => month === undefined || month === Number(date.slice(5)), wrongMonth),
      ["month"],
    ),
    v.forward(
      v.check(({ date, year }) => year === undefined || year === Number(date.slice(0, 4)), wrongMonth),
      ["year"],
    ),
  );
}

function toMonth(text: string): Month {
  const [month = "", year = ""] = text.split("-");
  return `${year}-${month.padStart(2, "0")}`;
}

export const billingApi = new Hono<ApiEnvironment>()
  .post("/api/v2/company/billing/request-payment-plan-change/", companyOnly, async (c) => {
    await requireBilling(c);
    await requestPlanChange(c.var.database, c.var.account.companyId, c.var.now);
    return c.json({});
  })
  .get("/api/v2/company/billing/:companyId/", companyOnly, async (c) => {
    await requireOwnBilling(c);
    const { date: month } = readQuery(c, monthQuery(monthAt(c.var.now)));
    return c.json(toBilling(await billedCompany(c), month));
  })
  .get("/api/v2/company/billing/:companyId/histogram/", companyOnly, async (c) => {
    await requireOwnBilling(c);
    const { date: month } = readQuery(c, monthQuery(monthAt(c.var.now)));
    return c.json({ result: toHistogram(await billedCompany(c), month) });
  });

function billedCompany(c: Context<SignedInEnvironment>) {
  return findBilledCompany(c.var.database, c.var.account.companyId, c.var.now);
}

async function requireOwnBilling(c: Context<SignedInEnvironment>): Promise<void> {
  const companyId = readParameter(c.req.param("companyId"), positiveInteger);
  if (companyId !== c.var.account.companyId) throw forbidden();
  await requireBilling(c);
}

/** 403 unless the module is enabled for the company. */
async function requireBilling(c: Context<SignedInEnvironment>): Promise<void> {
  const [company] = await c.var.database
    .select({ isEnabled: companies.isBillingEnabled })
    .from(companies)
    .where(eq(companies.id, c.var.account.companyId));
  if (company?.isEnabled !== true) throw forbidden();
}
