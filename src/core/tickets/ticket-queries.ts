import {
  fetchTickets,
  fetchTicketStatistics,
  type TicketStatus,
  ticketsCall,
  ticketStatisticsCall,
} from "../api/tickets.ts";
import { queryOf } from "../query/call-query.ts";

/** The tickets of one status with their conversations. */
export const ticketList = (status: TicketStatus) => queryOf(ticketsCall, fetchTickets, status);

/** One query, shared by everything that shows ticket statistics. */
export const ticketStatistics = queryOf(ticketStatisticsCall, fetchTicketStatistics);
