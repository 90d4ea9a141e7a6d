import type { BilledPassenger } from "../../../core/api/billing-passengers.ts";
import { missing } from "../../../core/text/format.ts";
import type { Month } from "../../../core/time/month.ts";
import { ExportMenu } from "../../kit/sheet/export/export-menu.tsx";
import { DataTable } from "../../kit/table/data-table.tsx";
import { toMatchingRows } from "../../kit/table/search/matching-rows.ts";
import type { TableState } from "../../kit/table/table-state.ts";
import { tableDefaults } from "../billing.state.ts";
import { toPassengerBook } from "./passenger-book.ts";
import { passengerColumns, toPassengerTotals } from "./passenger-columns.tsx";
import { billingPassengersMessages as texts, tablesMessages } from "../billing.messages.ts";

const rowId = ({ key }: BilledPassenger) => key;
const rowName = ({ name }: BilledPassenger) => name ?? missing;

interface PassengerTableProps {
  readonly month: Month;
  readonly passengers: readonly BilledPassenger[];
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
}

/** What every employee costs, with their sums. */
export function PassengerTable({ month, passengers, state, onChange }: PassengerTableProps) {
  return (
    <DataTable
      caption={tablesMessages.passengers}
      columns={passengerColumns()}
      rows={passengers}
      rowId={rowId}
      rowName={rowName}
      state={state}
      defaults={tableDefaults}
      onChange={onChange}
      mode="client"
      totals={toPassengerTotals}
      searchLabel={texts.search}
      noun={texts.noun}
      emptyTitle={texts.empty}
      storageKey="billing-passengers"
      toolbar={
        <ExportMenu book={() => toPassengerBook(month, toMatchingRows(passengers, passengerColumns(), state))} />
      }
    />
  );
}
