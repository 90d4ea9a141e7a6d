import type { Ticket, TicketStatus } from "../../core/api/tickets.ts";
import { parseTableQuery, toTableQuery } from "../kit/table/table-query.ts";
import type { TableState } from "../kit/table/table-state.ts";

export const pageSizes = [10, 20, 50, 100] as const;

export const tableDefaults: TableState = {
  search: "",
  sort: { column: "created_at", isDescending: true },
  page: 1,
  pageSize: 20,
  filters: {},
};

/** What a person has set; travels as `query`. */
export interface TicketsState {
  readonly status: TicketStatus;
  /** The ticket whose conversation is open. */
  readonly ticketId: string | null;
  readonly table: TableState;
}

const isStatus = (text: string | null): text is TicketStatus => text === "open" || text === "solved";

/** `first`: the status of an element nobody has touched. */
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

/** How often somebody has written after the letter that asks. */
export function replyCount({ entries }: Ticket): number {
  return Math.max(0, entries.length - 1);
}
