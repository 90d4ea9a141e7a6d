import { useMemo } from "react";
import type { BilledPassenger } from "../../../core/api/billing-passengers.ts";
import { toRouteCosts } from "../../../core/billing/pivot.ts";
import type { Month } from "../../../core/time/month.ts";
import { nameOfRoute, routeFields, toRouteBook, toRouteTotals } from "./fields.ts";
import { ExportMenu } from "../../kit/sheet/export/export-menu.tsx";
import { LocalTable } from "../../kit/table/local-table.tsx";
import { billingRoutesMessages as texts, tablesMessages } from "../billing.messages.ts";

interface RouteTableProps {
  readonly month: Month;
  readonly passengers: readonly BilledPassenger[];
}

/** What every route costs: the sums of its passengers' lines. */
export function RouteTable({ month, passengers }: RouteTableProps) {
  const rows = useMemo(() => toRouteCosts(passengers), [passengers]);
  return (
    <LocalTable
      caption={tablesMessages.routes}
      columns={routeFields().columns}
      rows={rows}
      rowName={nameOfRoute}
      totals={toRouteTotals}
      searchLabel={texts.search}
      noun={texts.noun}
      emptyTitle={texts.empty}
      renderToolbar={(toFound) => <ExportMenu book={() => toRouteBook(month, toFound())} />}
    />
  );
}
