import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type { Ticket } from "../../core/api/tickets.ts";
import { DataTable } from "../kit/table/data-table.tsx";
import { AsyncPanel, TableSkeleton } from "../kit/feedback/panel.tsx";
import { Segmented } from "../kit/field/segmented.tsx";
import { columns } from "./columns.tsx";
import { tableDefaults } from "./passenger-tickets.model.ts";
import { passengerTicketsMessages as texts } from "./passenger-tickets.messages.ts";
import type { PassengerTickets } from "./passenger-tickets.store.ts";
import { preloadConversation } from "./ticket-panel.tsx";

const statuses = ["open", "solved"] as const;

const detailLabel = () => texts.detail;
const rowId = ({ id }: Ticket) => id;
const rowName = ({ id, subject }: Ticket) => `${id} ${subject ?? texts.noSubject}`;

/** Open or solved tickets. The rows of the other status stay, dimmed, until these are loaded. */
export function TicketList({ store }: { readonly store: PassengerTickets }) {
  const { tickets, openTicket } = store;
  const load = useStore(tickets.$load);
  const status = useStore(store.$status);
  const state = useStore(store.$table);
  const openId = useStore(store.$ticket)?.id;
  const open = useMemo(
    () => ({ label: detailLabel, onOpen: ({ id }: Ticket) => openTicket(id), openId }),
    [openTicket, openId],
  );
  return (
    <div className="card clipped ticket-list" part="card" onPointerEnter={preloadConversation}>
      <div className="ticket-status">
        <Segmented
          label={texts.status}
          options={statuses.map((value) => ({ value, label: texts[value] }))}
          value={status}
          onChange={store.changeStatus}
        />
      </div>
      <AsyncPanel
        load={load}
        failedTitle={texts.listFailed}
        onRetry={() => void tickets.refresh()}
        skeleton={<TableSkeleton height={320} />}
      >
        {(rows) => (
          <DataTable
            caption={texts.listCaption[status]}
            columns={columns()}
            rows={rows}
            rowId={rowId}
            rowName={rowName}
            state={state}
            defaults={tableDefaults}
            onChange={store.changeTable}
            mode="client"
            isRefreshing={load.status === "ready" && load.isPrevious}
            open={open}
            noun={texts.noun}
            hasSearch={rows.length > 0}
            searchLabel={texts.search}
            emptyTitle={texts.empty}
            storageKey="passenger-tickets"
            print={{ title: texts.title, subject: texts.listCaption[status] }}
          />
        )}
      </AsyncPanel>
    </div>
  );
}
