import { fetchTickets, type Ticket, type TicketStatus } from "../api/tickets.ts";
import type { QueryOptions } from "../query/query.ts";

/** The tickets of one status with their conversations. */
export function ticketList(status: TicketStatus): QueryOptions<Ticket[]> {
  return { key: ["tickets", status], fetch: (http, signal) => fetchTickets(http, status, signal) };
}
