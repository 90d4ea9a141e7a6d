import { countRejectedRequests, reservationStatesCall } from "../../../core/api/request-status.ts";
import { createQuery } from "../../../core/query/query.ts";
import type { QueryOwner } from "../../../core/query/scope.ts";
import { attentionMessages as texts } from "../overview.messages.ts";
import { type AttentionItem, type AttentionSource, toSource } from "./item.ts";
import { queryOf } from "../../../core/query/call-query.ts";

/** Rejected seat requests, for which the company has to find another line. */
export function rejectedRequestSource(owner: QueryOwner): AttentionSource {
  return toSource(createQuery(owner, queryOf(reservationStatesCall, countRejectedRequests)), toRejectedItems);
}

export function toRejectedItems(count: number): readonly AttentionItem[] {
  if (count === 0) return [];
  return [
    {
      key: "rejected",
      count,
      text: texts.rejected(count),
      to: { name: "marketplace", query: "enabled=true&path=search-page&tab=requests" },
    },
  ];
}
