import { createQuery } from "../../../core/query/query.ts";
import type { QueryOwner } from "../../../core/query/scope.ts";
import { ticketStatistics } from "../../../core/tickets/ticket-queries.ts";
import { attentionMessages as texts } from "../overview.messages.ts";
import { type AttentionSource, toSource } from "./item.ts";

/** Open tickets of the company's employees. */
export function ticketSource(owner: QueryOwner): AttentionSource {
  return toSource(createQuery(owner, ticketStatistics), ({ open }) =>
    open === null || open <= 0
      ? []
      : [
          {
            key: "tickets",
            count: open,
            text: texts.tickets(open),
            to: { name: "passenger-tickets", query: "status=open" },
          },
        ],
  );
}
