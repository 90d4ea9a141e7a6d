import { computed } from "nanostores";
import { fetchTickets, type Ticket, ticketList, ticketStatistics, type TicketStatus } from "../../core/api/tickets.ts";
import { createListQuery } from "../../core/query/list-query.ts";
import { createQuery } from "../../core/query/query.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import { createQueryState, type StoreOptions } from "../kit/element/query-state.ts";
import { firstPage, parseTableQuery, type TableState, toTableQuery } from "../kit/table/table-state.ts";
import type { passengerTicketsContract } from "./passenger-tickets.contract.ts";

export const tableDefaults: TableState = {
  ...firstPage(),
  sort: { column: "created_at", isDescending: true },
};

/** The state kept in `query`. */
interface TicketsState {
  readonly status: TicketStatus;
  /** The ticket whose conversation is open. */
  readonly ticketId: string | null;
  readonly table: TableState;
}

const isStatus = (text: string | null): text is TicketStatus => text === "open" || text === "solved";

/** @param first the status when `query` names none */
export function readQuery(query: string, first: TicketStatus): TicketsState {
  const given = new URLSearchParams(query);
  const status = given.get("status");
  return {
    status: isStatus(status) ? status : first,
    ticketId: given.get("ticket") || null,
    table: parseTableQuery(query, tableDefaults, { filters: [] }),
  };
}

export function writeQuery({ status, ticketId, table }: TicketsState, first: TicketStatus): string {
  const query = new URLSearchParams(toTableQuery(table, tableDefaults));
  if (status !== first) query.set("status", status);
  if (ticketId !== null) query.set("ticket", ticketId);
  return query.toString();
}

type Values = AttributeValues<typeof passengerTicketsContract.attributes> & CommonValues;

export type PassengerTickets = ReturnType<typeof createPassengerTickets>;

/** The tickets of the company's employees, of one status at a time. */
export function createPassengerTickets({ scope, $attributes, emit }: StoreOptions<Values>) {
  const { session } = scope;
  const view = createQueryState<TicketsState, Values>({
    scope,
    $attributes,
    emit,
    read: (values) => readQuery(values.query, values.status),
    write: (state, { status }) => writeQuery(state, status),
    isOutdated: (before, after) => before.status !== after.status,
  });
  const { $state } = view;
  const $status = computed($state, ({ status }) => status);
  const tickets = createListQuery<TicketStatus, Ticket[]>(scope, {
    $parameters: $status,
    key: (status) => ticketList(status).key,
    fetch: fetchTickets,
    // Each change of the status sends a request; until its response the known tickets of that status are shown.
    freshFor: 0,
  });
  const statistics = createQuery(scope, ticketStatistics);
  const change = (part: Partial<TicketsState>) => view.change({ ...$state.get(), ...part });
  return {
    session,
    tickets,
    statistics,
    $status,
    $table: computed($state, ({ table }) => table),
    /** The ticket whose conversation is open; null also while its list is loading. */
    $ticket: computed([$state, tickets.$load], ({ ticketId }, load) =>
      load.status === "ready" && !load.isPrevious ? (load.data.find(({ id }) => id === ticketId) ?? null) : null,
    ),
    /** Shows the other list, from its first page and without an open ticket. */
    changeStatus(status: TicketStatus) {
      const { table } = $state.get();
      if (status !== $status.get()) change({ status, ticketId: null, table: { ...table, page: 1 } });
    },
    changeTable: (table: TableState) => change({ table }),
    openTicket: (ticketId: string | null) => change({ ticketId }),
  };
}
