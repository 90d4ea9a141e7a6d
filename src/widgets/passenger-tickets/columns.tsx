import type { Ticket } from "../../core/api/tickets.ts";
import { formatNumber, missing } from "../../core/text/format.ts";
import { formatTicketTime } from "../../core/text/format-date.ts";
import { localized } from "../../core/text/messages.ts";
import type { Column } from "../kit/table/column.ts";
import { replyCount } from "./passenger-tickets.model.ts";
import { passengerTicketsMessages as texts } from "./passenger-tickets.messages.ts";

/** The ids are the provider's names of the fields. */
export const columns = localized((): readonly Column<Ticket>[] => [
  {
    id: "ticket_id",
    header: texts.number,
    text: ({ id }) => id,
    // The subject stays on one line.
    yields: 1,
    isSearched: true,
    isSortable: true,
  },
  {
    id: "subject",
    header: texts.subject,
    text: ({ subject }) => subject ?? texts.noSubject,
    cell: ({ subject }, mark) => (subject === null ? texts.noSubject : <span lang="tr">{mark(subject)}</span>),
    role: "title",
    isSearched: true,
    isSortable: true,
  },
  {
    id: "passenger_name",
    header: texts.passenger,
    text: ({ passengerName }) => passengerName ?? missing,
    role: "summary",
    isSearched: true,
    isSortable: true,
  },
  {
    id: "created_at",
    header: texts.created,
    text: ({ createdAt }) => formatTicketTime(createdAt),
    value: ({ createdAt }) => createdAt,
    role: "summary",
    align: "end",
    isSortable: true,
  },
  {
    id: "replies",
    header: texts.replies,
    text: (ticket) => formatNumber(replyCount(ticket)),
    value: replyCount,
    role: "value",
    align: "end",
    isSortable: true,
  },
]);
