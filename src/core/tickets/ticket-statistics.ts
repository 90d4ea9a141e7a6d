import { fetchTicketStatistics, type TicketStatistics } from "../api/tickets.ts";
import type { QueryOptions } from "../query/query.ts";

/** One call for all who tell of it. */
export const ticketStatistics: QueryOptions<TicketStatistics> = {
  key: ["ticket-statistics"],
  fetch: fetchTicketStatistics,
};
