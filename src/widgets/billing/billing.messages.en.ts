import { plural } from "../../core/text/plural.ts";
import { formatNumber } from "../../core/text/format.ts";
import type { billingMessages, checksMessages, itemsMessages, monthsMessages } from "./billing.messages.ts";

export const billingEnglish: typeof billingMessages = {
  title: "Billing",
  month: "Invoice month",
  shown: (month) => `Invoice for ${month}`,
  failed: (month) => `The invoice for ${month} could not be loaded`,
  accessFailed: "Billing could not be loaded",
  closedTitle: "This module is not available yet",
  closed: "Billing is not available for your company yet.",
  closedHelp: "To have it opened, please contact us:",
  employees: "Employees",
  workingHours: "Working hours",
  partFailed: "The window could not be opened",
  tableFailed: "The table could not be loaded",
};

export const itemsEnglish: typeof itemsMessages = {
  title: "Invoice Items",
  unit: "Excl. VAT",
  item: "Item",
  value: "Amount",
  share: "Share",
  total: "Total",
  empty: "There are no invoice items for this month.",
  short: (amount) => `${amount} TL`,
  // Without the items' names, which are Turkish texts of the provider; the chart's table contains them.
  summary: (month, total, items) =>
    `${plural(items.length, "invoice item", "invoice items")} of ${month}, total ${total} excluding VAT.`,
  groups: { employee: "Use by employee", services: "Extra services", usages: "Use by line" },
  credits: "Negative items, not in the chart",
};

export const monthsEnglish: typeof monthsMessages = {
  title: "Last 6 Months",
  unit: "TL, incl. VAT",
  thousand: "K",
  million: "M",
  failed: "Not enough data.",
  month: "Month",
  total: "Total incl. VAT",
  thisMonth: "(This month)",
  estimate: "(Estimate)",
  ofYear: (year) => `(${year})`,
  real: "Actual",
  estimated: "Estimate",
  summary: (months) => `Invoice amounts of six months including VAT: ${months.join(", ")}.`,
};

export const checksEnglish: typeof checksMessages = {
  agree: "Employee rows, items and the plan's total agree.",
  title: "The amounts do not agree",
  roundingTitle: "The amounts differ by rounding",
  help: "You can ask us before you pay:",
  found: {
    lines: "Total of the employee rows",
    "employee-items": "Total of the employee items",
    "service-items": "Total of the extra service items",
    "usage-items": "Total of the line items",
    "service-rows": "Total of the extra service rows",
    "usage-rows": "Total of the line use rows",
    "plan-total": "Total of the plan's three costs",
    "item-total": "Total of all items",
  },
  expected: {
    lines: "the plan's use by employee",
    "employee-items": "the plan's use by employee",
    "service-items": "the plan's extra services",
    "usage-items": "the plan's use by line",
    "service-rows": "the plan's extra services",
    "usage-rows": "the plan's use by line",
    "plan-total": "the plan's total excl. VAT",
    "item-total": "the plan's total excl. VAT",
  },
  difference: (amount) => `Difference ${amount}`,
  missingTotals: (count) =>
    count === 1 ? "1 employee row has no total." : `${formatNumber(count)} employee rows have no total.`,
};
