import type { Ticket } from "../../core/api/tickets.ts";
import { formatTicketTime } from "../../core/text/format-date.ts";
import { localized } from "../../core/text/messages.ts";
import { date, defineFields, integer, text } from "../kit/table/fields.ts";
import { passengerTicketsMessages as texts } from "./passenger-tickets.messages.ts";

/** The number of replies: every message but the first. */
export function replyCount({ entries }: Ticket): number {
  return Math.max(0, entries.length - 1);
}

/** The ids are the provider's names of the fields. */
export const ticketFields = localized(() =>
  defineFields<Ticket>([
    // The subject stays on one line.
    text("ticket_id", texts.number, ({ id }) => id, { collapsePriority: 1, isSearched: true, isSortable: true }),
    text("subject", texts.subject, ({ subject }) => subject ?? texts.noSubject, {
      cell: ({ subject }, mark) => (subject === null ? texts.noSubject : <span lang="tr">{mark(subject)}</span>),
      role: "title",
      isSearched: true,
      isSortable: true,
    }),
    text("passenger_name", texts.passenger, ({ passengerName }) => passengerName, {
      role: "summary",
      isSearched: true,
      isSortable: true,
    }),
    date("created_at", texts.created, ({ createdAt }) => createdAt, {
      text: ({ createdAt }) => formatTicketTime(createdAt),
      role: "summary",
      align: "end",
      isSortable: true,
    }),
    integer("replies", texts.replies, replyCount, { role: "value", isSortable: true }),
  ]),
);
