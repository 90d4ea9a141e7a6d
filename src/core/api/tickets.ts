import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { queryOf } from "../query/call-query.ts";
import { defineCall, send } from "./call.ts";
import { entity, from } from "./entity.ts";
import { flag, list, optionalMoment, optionalNumber, optionalText, requiredId } from "./values.ts";

/** Statuses by which the provider lists tickets. */
export const ticketStatuses = ["open", "solved"] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

const entry = entity({
  /**
   * HTML of the sender's mail program, unsafe: sanitised when displayed (passenger-tickets/mail). Neither trimmed nor normalised,
   * because the bodies of all e-mails together may be a megabyte.
   */
  html: from("html_body", v.fallback(v.string(), "")),
  /** Ms since 1970. */
  writtenAt: from("created_at", optionalMoment),
  /** True: written by the passenger; false: by the provider's customer experience manager. */
  isPassenger: from("is_passenger", flag),
});
/** One e-mail of a conversation. */
export type TicketEntry = v.InferOutput<typeof entry>;

const ticket = entity({
  id: from("ticket_id", requiredId),
  subject: optionalText,
  passengerName: from("passenger_name", optionalText),
  /** Ms since 1970. */
  createdAt: from("created_at", optionalMoment),
  entries: from("ticket_flow", v.optional(v.fallback(list(entry), []), [])),
});
/** A request of an employee with its conversation. */
export type Ticket = v.InferOutput<typeof ticket>;

export const ticketsCall = defineCall("GET /api/get/zendesk/tickets/", list(ticket, "results"), {
  query: { status: v.picklist(ticketStatuses) },
});

/** The company's tickets of one status, in the provider's order. Throws ApiError. */
export function fetchTickets(http: Http, status: TicketStatus, signal?: AbortSignal): Promise<Ticket[]> {
  return send(http, ticketsCall, { query: { status }, signal });
}

const statistics = v.object({ total: optionalNumber, solved: optionalNumber, open: optionalNumber });
/** Numbers of tickets; null: not given by the provider. */
type TicketStatistics = v.InferOutput<typeof statistics>;

export const ticketStatisticsCall = defineCall("GET /api/get/zendesk/tickets/statistic/", statistics);

/** Throws ApiError. */
export function fetchTicketStatistics(http: Http, signal?: AbortSignal): Promise<TicketStatistics> {
  return send(http, ticketStatisticsCall, { signal });
}

/** The tickets of one status with their conversations. */
export const ticketList = (status: TicketStatus) => queryOf(ticketsCall, fetchTickets, status);

/** One query, shared by everything that shows ticket statistics. */
export const ticketStatistics = queryOf(ticketStatisticsCall, fetchTicketStatistics);
