import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type { Booking, BookingChoices } from "../../core/api/bookings.ts";
import { missing } from "../../core/text/format.ts";
import { ExportMenu } from "../kit/sheet/export/export-menu.tsx";
import { DataTable } from "../kit/table/data-table.tsx";
import { SavedViewsMenu } from "../kit/table/filters/saved-views.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { MissingNote } from "../kit/feedback/missing-note.tsx";
import { AsyncPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { ResetList } from "../kit/feedback/reset-list.tsx";
import { toBookingBook } from "./booking-book.ts";
import { bookingMessages as texts } from "./booking.messages.ts";
import { toBookingSearch } from "./booking.model.ts";
import { type Bookings, pageSizes } from "./booking.store.ts";
import { toColumns } from "./columns.tsx";

const skeleton = (
  <div className="booking-skeleton">
    <Skeleton height={38} width="280px" />
    <Skeleton height={560} />
  </div>
);
const rowId = ({ key }: Booking) => key;
const rowName = ({ passengerName }: Booking) => passengerName ?? missing;

export function BookingView({ store }: { readonly store: Bookings }) {
  return (
    <div className="booking">
      <Heading title={texts.title} />
      <div className="card clipped" part="card">
        <BookingTable store={store} />
      </div>
    </div>
  );
}

const noChoices: BookingChoices = { passengerNames: [], states: [], routeNames: [], scheduledDays: [], tripIds: [] };

/** The provider searches, filters, sorts and cuts into pages. */
function BookingTable({ store }: { readonly store: Bookings }) {
  const { bookings, choices, session } = store;
  const load = useStore(bookings.$load);
  const known = useStore(choices.$load);
  const state = useStore(store.$table);
  const offered = known.status === "ready" ? known.data : noChoices;
  const today = store.today();
  const columns = useMemo(() => toColumns(offered, today), [offered, today]);
  return (
    <>
      <AsyncPanel
        load={load}
        failedTitle={texts.listFailed}
        onRetry={() => void bookings.refresh()}
        skeleton={skeleton}
      >
        {(page) => (
          <DataTable
            caption={texts.listCaption}
            columns={columns}
            rows={page.bookings}
            rowId={rowId}
            rowName={rowName}
            state={state}
            defaults={store.defaults()}
            onChange={store.changeTable}
            mode="remote"
            total={page.count}
            isRefreshing={load.status === "ready" && load.isPrevious}
            ofThem={texts.ofThem}
            pageSizes={pageSizes}
            emptyTitle={texts.empty}
            storageKey="booking"
            toolbar={
              <>
                {known.status === "failed" && (
                  <MissingNote text={texts.filtersFailed} onRetry={() => void choices.refresh()} />
                )}
                <SavedViewsMenu
                  views={store.views}
                  place="booking"
                  query={store.toViewQuery(state)}
                  onApply={store.openView}
                />
                <ExportMenu book={() => toBookingBook(session.http, toBookingSearch(state))} />
              </>
            }
          />
        )}
      </AsyncPanel>
      {load.status === "failed" && !store.isUntouched(state) && (
        <ResetList onReset={() => store.changeTable(store.defaults())} />
      )}
    </>
  );
}
