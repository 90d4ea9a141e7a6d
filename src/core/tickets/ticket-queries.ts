import {
  fetchTickets,
  fetchTicketStatistics,
  type Ticket,
  type TicketStatistics,
  type TicketStatus,
} from "../api/tickets.ts";
import type { QueryOptions } from "../query/query.ts";

/** The tickets of one status with their conversations. */
export function ticketList(status: TicketStatus): QueryOptions<Ticket[]> {
  return { key: ["tickets", status], fetch: (http, signal) => fetchTickets(http, status, signal) };
}

/** One query, shared by everything that shows ticket statistics. */
export const ticketStatistics: QueryOptions<TicketStatistics> = {
  key: ["ticket-statistics"],
  fetch: fetchTicketStatistics,
};
