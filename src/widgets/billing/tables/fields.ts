import type { BilledPassenger } from "../../../core/api/billing-rows.ts";
import { formatAmount, type Kurus, sumKurus, toLira } from "../../../core/billing/money.ts";
import { addedAmounts, type RouteCost, toRouteCosts, toTotals } from "../../../core/billing/sums.ts";
import { formatNumber, formatPercent } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import { formatMonthAndYear, formatMonthName, type Month } from "../../../core/time/month.ts";
import type { Workbook, Sheet } from "../../kit/sheet/model.ts";
import type { Column } from "../../kit/table/column.ts";
import { defineFields, integer, money, number, percent, text } from "../../kit/table/fields.ts";
import type { TableTotals } from "../../kit/table/rows/table-totals.tsx";
import { billingPassengersMessages as texts, billingRoutesMessages, tablesMessages } from "../billing.messages.ts";

interface Measured {
  readonly metres: number | null;
}

const toKilometres = ({ metres }: Measured) => (metres === null ? null : metres / 1000);

const kilometres = (options: Parameters<typeof number>[3] = {}) =>
  number<Measured>("metres", texts.kilometres, toKilometres, {
    role: "summary",
    summary: (row) => (row.metres === null ? "" : `${formatNumber(toKilometres(row), 1)}\u00a0km`),
    isSortable: true,
    ...options,
  });

/** An amount without its unit, which only the sheet's head names. */
const amount = <Id extends string>(id: Id, header: string, options: Parameters<typeof money>[3] = {}) =>
  money<Readonly<Record<Id, Kurus | null>>>(id, header, (row) => toLira(row[id]), {
    text: (row) => formatAmount(row[id]),
    isSortable: true,
    ...options,
  });

/** The fields have a fixed order, on the screen and in the sheet. */
export const passengerFields = localized(() => {
  const isHideable = true;
  const discount = (id: "discount" | "extraDiscount", header: string, sheetHead: string) =>
    percent<BilledPassenger>(id, header, (row) => row[id], {
      text: (row) => formatPercent(row[id], 2),
      isSortable: true,
      isHideable,
      sheetHead,
    });
  return defineFields<BilledPassenger>([
    text("name", texts.name, ({ name }) => name, { role: "title", isSearched: true, isSortable: true }),
    text("route", texts.route, ({ route }) => route, {
      role: "summary",
      isUnbroken: true,
      isSearched: true,
      isSortable: true,
      isHideable,
      collapsePriority: 1,
      filter: { kind: "many" },
    }),
    kilometres({ isHideable, collapsePriority: 2 }),
    amount("base", texts.base, { isHideable }),
    amount("distanceCost", texts.distance, { isHideable, sheetHead: texts.sheet.distance }),
    amount("toll", texts.toll, { isHideable }),
    amount("bridge", texts.bridge, { isHideable }),
    amount("avrasya", texts.avrasya, { isHideable }),
    discount("discount", texts.discount, texts.sheet.discount),
    discount("extraDiscount", texts.extraDiscount, texts.sheet.extraDiscount),
    amount("gas", texts.gas, { isHideable }),
    amount("total", texts.total, { role: "value" }),
  ]);
});

export const nameOfRoute = ({ route }: Pick<RouteCost, "route">) => route ?? billingRoutesMessages.none;

export const routeFields = localized(() =>
  defineFields<RouteCost>([
    text("route", texts.route, nameOfRoute, { role: "title", isSearched: true, isSortable: true }),
    integer("count", billingRoutesMessages.passengers, ({ count }) => count, {
      role: "summary",
      summary: ({ count }) => tablesMessages.count(count),
      isSortable: true,
    }),
    kilometres(),
    amount("base", texts.base),
    amount("distanceCost", texts.distance, { sheetHead: texts.sheet.distance }),
    amount("toll", texts.toll),
    amount("bridge", texts.bridge),
    amount("avrasya", texts.avrasya),
    amount("gas", texts.gas),
    amount("perPassenger", billingRoutesMessages.perPassenger),
    percent("share", billingRoutesMessages.share, ({ share }) => share, { isSortable: true }),
    amount("total", texts.total, { role: "value" }),
  ]),
);

/** The sums of the lines, as a row; percentages have none. */
function toPassengerTotal(passengers: readonly BilledPassenger[]): BilledPassenger {
  const { count, ...sums } = toTotals(passengers);
  const heading = { key: passengers.length, name: tablesMessages.total, route: tablesMessages.count(count) };
  return { ...heading, ...sums, discount: null, extraDiscount: null };
}

/** The sums of the routes, as a row. */
function toRouteTotal(routes: readonly RouteCost[]): RouteCost {
  const sum = (read: (cost: RouteCost) => number | null) => sumKurus(routes.map(read));
  const amounts = Object.fromEntries(addedAmounts.map((name) => [name, sum((cost) => cost[name])]));
  return {
    ...(amounts as Pick<RouteCost, (typeof addedAmounts)[number]>),
    route: tablesMessages.total,
    count: routes.reduce((count, cost) => count + cost.count, 0),
    metres: sum(({ metres }) => metres),
    perPassenger: null,
    share: null,
  };
}

const toTexts = <Row>(columns: readonly Column<Row>[], row: Row): Record<string, string> =>
  Object.fromEntries(columns.map(({ id, text: write }) => [id, write(row)]));

export function toPassengerTotals(passengers: readonly BilledPassenger[]): TableTotals {
  const {
    name: title = "",
    discount: _,
    extraDiscount: __,
    ...cells
  } = toTexts(passengerFields().columns, toPassengerTotal(passengers));
  return { title, cells, remark: "route" };
}

export function toRouteTotals(routes: readonly RouteCost[]): TableTotals {
  const {
    route: title = "",
    perPassenger: _,
    share: __,
    ...cells
  } = toTexts(routeFields().columns, toRouteTotal(routes));
  return { title, cells };
}

const toRouteSheet = (routes: readonly RouteCost[]): Sheet<RouteCost> => ({
  name: tablesMessages.routes,
  columns: routeFields().sheetColumns,
  rows: [...routes, toRouteTotal(routes)],
});

/** `Kasım Ayı Rota Maliyetleri.xlsx`. */
export function toRouteWorkbook(month: Month, routes: readonly RouteCost[]): Workbook {
  return { file: billingRoutesMessages.file(formatMonthName(month)), sheets: [toRouteSheet(routes)] };
}

/** `Kasım Ayı Yolcu Faturalandırması.xlsx`: the lines that match the present filters, and what their routes cost. */
export function toPassengerWorkbook(month: Month, passengers: readonly BilledPassenger[]): Workbook {
  const lines = [...passengers, toPassengerTotal(passengers)];
  return {
    file: texts.sheet.file(formatMonthName(month)),
    sheets: [
      { name: formatMonthAndYear(month), columns: passengerFields().sheetColumns, rows: lines },
      toRouteSheet(toRouteCosts(passengers)),
    ],
  };
}
