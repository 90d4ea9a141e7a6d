import { formatNumber } from "../../../core/text/format.ts";
import { plural } from "../../../core/text/plural.ts";
import type {
  changesMessages,
  passengersMessages,
  pricingMessages,
  routesMessages,
  servicesMessages,
  tablesMessages,
  usagesMessages,
} from "./tables.messages.ts";

export const tablesEnglish: typeof tablesMessages = {
  tabs: "Invoice tables",
  passengers: "Fees by Employee",
  routes: "By Route",
  changes: "Change Log",
  services: "Extra Services",
  usages: "Use by Line",
  pricing: "Price Structure",
  comparison: "Compared with Last Month",
  total: "Total",
  count: (count) => plural(count, "employee", "employees", formatNumber(count)),
};

export const passengersEnglish: typeof passengersMessages = {
  search: "Search employees or routes",
  noun: { bare: "employees", from: "employees", all: "employees" },
  empty: "No employees were billed this month.",
  name: "Employee",
  route: "Route",
  kilometres: "Km",
  base: "Base fee",
  distance: "Distance",
  toll: "OGS/HGS",
  bridge: "Bridge",
  avrasya: "Eurasia",
  discount: "Discount %",
  extraDiscount: "Extra disc. %",
  gas: "Fuel increase",
  total: "Total",
  sheet: {
    file: (month) => `${month} Employee Billing.xlsx`,
    base: "Base fee (TL)",
    distance: "Distance fee (TL)",
    toll: "OGS/HGS (TL)",
    bridge: "Bridge (TL)",
    avrasya: "Eurasia (TL)",
    discount: "Discount",
    extraDiscount: "Extra discount",
    gas: "Fuel increase (TL)",
    total: "Total (TL)",
  },
};

export const routesEnglish: typeof routesMessages = {
  empty: "No employees were billed this month.",
  noun: { bare: "routes", from: "routes", all: "routes" },
  search: "Search routes",
  none: "Without a route",
  passengers: "Employees",
  perPassenger: "Per employee",
  share: "Share",
  sheet: {
    file: (month) => `${month} Route Costs.xlsx`,
    perPassenger: "Per employee (TL)",
  },
};

export const changesEnglish: typeof changesMessages = {
  empty: "There are no changes this month.",
  office: "Office",
  date: "Date",
  route: "Route",
  passenger: "Employee",
  change: "Change",
  kilometres: "Km",
  effect: "Price effect",
  types: { passenger_added: "Employee added", passenger_removed: "Employee removed", other: "Other" },
  caption: (office) => `Change log of ${office}`,
  sums: { passenger_added: "added", passenger_removed: "removed", other: "other" },
  noun: { bare: "changes", from: "changes", all: "changes" },
};

export const servicesEnglish: typeof servicesMessages = {
  empty: "There are no extra services this month.",
  type: "Service type",
  route: "Route",
  amount: "Amount",
  gross: "Incl. VAT",
  explanation: "Description",
  noun: { bare: "services", from: "services", all: "services" },
};

export const usagesEnglish: typeof usagesMessages = {
  empty: "There is no use by line this month.",
  route: "Route",
  passengers: "Employees",
  noun: { bare: "routes", from: "routes", all: "routes" },
};

export const pricingEnglish: typeof pricingMessages = {
  item: "Item",
  price: "Unit price",
  unit: "Unit",
  base: "Base fee",
  perKilometre: "Distance fee",
  bridge: "Bridge passage",
  avrasya: "Eurasia Tunnel passage",
  toll: "OGS/HGS (toll road)",
  perSeat: "per seat a month",
  perDistance: "per km a month",
  perUse: "per user's seat a month",
};
