import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type { Booking, BookingChoices } from "../../core/api/bookings.ts";
import { missing } from "../../core/text/format.ts";
import { MissingNote } from "../kit/feedback/retry-button.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { ExportMenu } from "../kit/sheet/export/export-menu.tsx";
import { SavedViewsMenu } from "../kit/table/filters/saved-views.tsx";
import { RemoteTable } from "../kit/table/remote-table.tsx";
import { bookingMessages as texts } from "./booking.messages.ts";
import type { Bookings } from "./booking.store.ts";
import { toFields } from "./fields.tsx";

const rowId = ({ key }: Booking) => key;
const rowName = ({ passengerName }: Booking) => passengerName ?? missing;

export function BookingView({ store }: { readonly store: Bookings }) {
  return (
    <div className="area">
      <Heading title={texts.title} />
      <div className="card clipped" part="card">
        <BookingTable store={store} />
      </div>
    </div>
  );
}

const noChoices: BookingChoices = { passengerNames: [], states: [], routeNames: [], scheduledDays: [], tripIds: [] };

function BookingTable({ store }: { readonly store: Bookings }) {
  const { choices, toSheetRows } = store;
  const known = useStore(choices.$load);
  const state = useStore(store.$table);
  const offered = known.status === "ready" ? known.data : noChoices;
  const today = store.today();
  const { columns, sheetColumns } = useMemo(() => toFields(offered, today), [offered, today]);
  return (
    <RemoteTable
      list={store}
      failedTitle={texts.listFailed}
      caption={texts.listCaption}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      noun={texts.noun}
      emptyTitle={texts.empty}
      storageKey="booking"
      print={{ title: texts.title }}
      toolbar={
        <>
          {known.status === "failed" && (
            <MissingNote text={texts.filtersFailed} onRetry={() => void choices.refresh()} />
          )}
          <SavedViewsMenu views={store.views} state={state} />
          <ExportMenu
            workbook={() => ({
              file: texts.sheet.file,
              sheets: [{ name: texts.title, columns: sheetColumns, rows: toSheetRows(state) }],
            })}
          />
        </>
      }
    />
  );
}
