import type { Day } from "../calendar/day.ts";
import type { PaymentPlan, paymentPlanRequests } from "../schema-billing.ts";
import { expectedServices, lineUsagesOf, servicesOf, type LineUsage, type Service } from "./extras.ts";
import { percentOf, sumOf, type Kurus } from "./money.ts";
import { firstMonth, lastDayOf, monthOf, type Month } from "./month.ts";
import type { Occupant } from "./occupants.ts";
import { planOf } from "./payment-plan.ts";
import { priceOf, termsOf } from "./price.ts";
import { ridersOn, type Rider } from "./roster.ts";
import { vatPercent } from "./tariffs.ts";

/** All data that a company's invoices are computed from. */
export interface BilledCompany {
  readonly id: number;
  readonly officeNames: readonly string[];
  readonly routeNames: readonly string[];
  readonly occupants: readonly Occupant[];
  readonly planRequests: readonly (typeof paymentPlanRequests.$inferSelect)[];
  readonly now: Date;
  readonly today: Day;
}

/** The invoice of a month. A seat that is occupied on the last day (in the current month: today) is billed for the whole month. */
export interface Invoice {
  readonly month: Month;
  /** The plan in force. */
  readonly plan: PaymentPlan;
  readonly riders: readonly Rider[];
  readonly services: readonly Service[];
  readonly lineUsages: readonly LineUsage[];
}

export function invoiceOf(company: BilledCompany, month: Month): Invoice {
  const { id: companyId, officeNames, routeNames, occupants, planRequests } = company;
  const until = lastBilledDay(month, company.today);
  const places = { companyId, officeNames, routeNames };
  const hasBegun = month >= firstMonth;
  return {
    month,
    plan: planOf(month, planRequests),
    riders: ridersOn(until, occupants),
    services: hasBegun ? servicesOf(month, until, places) : [],
    lineUsages: hasBegun ? lineUsagesOf(month, until, places) : [],
  };
}

/** The last day that is billed: today in the current month, else the last day of the month. */
export function lastBilledDay(month: Month, today: Day): Day {
  return month === monthOf(today) ? today : lastDayOf(month);
}

interface Costs {
  readonly employees: Kurus;
  readonly services: Kurus;
  readonly lines: Kurus;
  readonly withoutVat: Kurus;
  readonly total: Kurus;
}

/** Total of an invoice under a payment plan; the plan's discount applies to seats only. */
export function costsOf(invoice: Invoice, plan: PaymentPlan): Costs {
  const terms = termsOf(invoice.month, plan);
  return toCosts(invoice.month, {
    employees: sumOf(invoice.riders, (rider) => priceOf(rider, terms).total),
    services: sumOf(invoice.services, ({ amount }) => amount),
    lines: sumOf(invoice.lineUsages, ({ amount }) => amount),
  });
}

/** The total of a month by the plan in force; an estimate for a future month. */
export function totalOf(company: BilledCompany, month: Month): Kurus {
  const invoice = invoiceOf(company, month);
  const present = monthOf(company.today);
  const costs = costsOf(invoice, invoice.plan);
  if (month <= present) return costs.total;
  const { id: companyId, officeNames, routeNames } = company;
  const services = expectedServices(present, { companyId, officeNames, routeNames });
  return toCosts(month, { ...costs, services }).total;
}

function toCosts(month: Month, { employees, services, lines }: Pick<Costs, "employees" | "services" | "lines">): Costs {
  const withoutVat = employees + services + lines;
  return { employees, services, lines, withoutVat, total: withoutVat + percentOf(withoutVat, vatPercent(month)) };
}
