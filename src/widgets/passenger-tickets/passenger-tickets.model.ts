import type { Ticket, TicketStatus } from "../../core/api/tickets.ts";
import { parseTableQuery, toTableQuery } from "../kit/table/table-query.ts";
import { firstPage, type TableState } from "../kit/table/table-state.ts";

export const tableDefaults: TableState = {
  ...firstPage(),
  sort: { column: "created_at", isDescending: true },
};

/** The state kept in `query`. */
export interface TicketsState {
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

/** The number of replies: every message but the first. */
export function replyCount({ entries }: Ticket): number {
  return Math.max(0, entries.length - 1);
}
