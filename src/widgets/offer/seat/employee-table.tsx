import { useStore } from "@nanostores/react";
import type { SeatPassenger } from "../../../core/api/offers.ts";
import { missing } from "../../../core/text/format.ts";
import { DataTable } from "../../kit/table/data-table.tsx";
import { Badge } from "../../kit/text/badge.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { tableDefaults } from "../offer.state.ts";
import type { OfferStore } from "../offer.store.ts";
import { employeeColumns, toEmployeeTotals } from "./employee-columns.tsx";
import { offerSeatMessages as texts } from "../offer.messages.ts";

const rowId = ({ key }: SeatPassenger) => key;
const rowName = ({ name }: SeatPassenger) => name ?? missing;

interface EmployeeTableProps {
  readonly store: OfferStore;
  readonly passengers: readonly SeatPassenger[];
}

/** The seat costs of each employee, with totals; in pages. */
export function EmployeeTable({ store, passengers }: EmployeeTableProps) {
  const state = useStore(store.$table);
  return (
    <Card
      title={
        <>
          {texts.employees} <Badge count={passengers.length} />
        </>
      }
      isClipped
    >
      <div className="offer-table">
        <DataTable
          caption={texts.list}
          columns={employeeColumns()}
          rows={passengers}
          rowId={rowId}
          rowName={rowName}
          state={state}
          defaults={tableDefaults}
          onChange={store.changeTable}
          mode="client"
          totals={toEmployeeTotals}
          searchLabel={texts.search}
          noun={texts.noun}
          emptyTitle={texts.empty}
          storageKey="offer-employees"
          print={{ title: texts.list }}
        />
      </div>
    </Card>
  );
}
