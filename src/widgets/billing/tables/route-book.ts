import { type Kurus, sumKurus, toLira } from "../../../core/billing/money.ts";
import type { RouteCost } from "../../../core/billing/pivot.ts";
import { addedAmounts } from "../../../core/billing/totals.ts";
import { formatMonthName, type Month } from "../../../core/time/month.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Book, Sheet, SheetColumn } from "../../kit/sheet/model.ts";
import { billingPassengersMessages, billingRoutesMessages as texts, tablesMessages } from "../billing.messages.ts";

const lira = (amount: Kurus | null) => (amount === null ? null : toLira(amount));

const routeSheetColumns = localized((): readonly SheetColumn<RouteCost>[] => {
  const { sheet } = billingPassengersMessages;
  return [
    { header: billingPassengersMessages.route, type: "text", value: ({ route }) => route ?? texts.none },
    { header: texts.passengers, type: "integer", value: ({ count }) => count },
    {
      header: billingPassengersMessages.kilometres,
      type: "number",
      value: ({ metres }) => (metres === null ? null : metres / 1000),
    },
    { header: sheet.base, type: "money", value: ({ base }) => lira(base) },
    { header: sheet.distance, type: "money", value: ({ distanceCost }) => lira(distanceCost) },
    { header: sheet.toll, type: "money", value: ({ toll }) => lira(toll) },
    { header: sheet.bridge, type: "money", value: ({ bridge }) => lira(bridge) },
    { header: sheet.avrasya, type: "money", value: ({ avrasya }) => lira(avrasya) },
    { header: sheet.gas, type: "money", value: ({ gas }) => lira(gas) },
    { header: texts.sheet.perPassenger, type: "money", value: ({ perPassenger }) => lira(perPassenger) },
    { header: texts.share, type: "percent", value: ({ share }) => share },
    { header: sheet.total, type: "money", value: ({ total }) => lira(total) },
  ];
});

/** The totals of all routes, as a row. */
export function toRouteTotal(routes: readonly RouteCost[]): RouteCost {
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

export function toRouteSheet(routes: readonly RouteCost[]): Sheet<RouteCost> {
  return { name: tablesMessages.routes, columns: routeSheetColumns(), rows: [...routes, toRouteTotal(routes)] };
}

/** `Kasım Ayı Rota Maliyetleri.xlsx`. */
export function toRouteBook(month: Month, routes: readonly RouteCost[]): Book {
  return { file: texts.sheet.file(formatMonthName(month)), sheets: [toRouteSheet(routes)] };
}
