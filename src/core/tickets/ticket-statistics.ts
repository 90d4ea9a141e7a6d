import { fetchTicketStatistics, type TicketStatistics } from "../api/tickets.ts";
import type { QueryOptions } from "../query/query.ts";

/** One query, shared by everything that shows ticket statistics. */
export const ticketStatistics: QueryOptions<TicketStatistics> = {
  key: ["ticket-statistics"],
  fetch: fetchTicketStatistics,
};
