import { computed, type ReadableAtom } from "nanostores";
import { createQuery, type Load, type Query } from "../../../core/query/query.ts";
import { type QueryOwner, sessionOf } from "../../../core/query/scope.ts";
import { documentSource } from "./documents.ts";
import { type AttentionItem, type AttentionSource, toSource } from "./item.ts";
import { lateRouteSource } from "./late-routes.ts";
import { noShowSource } from "./no-shows.ts";
import { planSource } from "./plan-change.ts";
import { rejectedRequestSource } from "./rejected-requests.ts";
import { ticketStatistics } from "../../../core/tickets/ticket-queries.ts";
import { attentionMessages as texts } from "../overview.messages.ts";

/** Open tickets of the company's employees. */
function ticketSource(owner: QueryOwner): AttentionSource {
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

interface Attention {
  readonly queries: readonly Query<unknown>[];
  /** The items known so far, those with a date first, then by source. */
  readonly $items: ReadableAtom<readonly AttentionItem[]>;
  /** True when a source failed. 403 and 404 don't count: the account has no access, or the provider has no such data. */
  readonly $isIncomplete: ReadableAtom<boolean>;
  /** True while items may still be added. */
  readonly $isLoading: ReadableAtom<boolean>;
  /** Loads the failed sources again. */
  retry(): void;
}

const hasFailed = (load: Load<unknown>) =>
  load.status === "failed" && load.error.status !== 403 && load.error.status !== 404;

/** The items of the attention card. Sends only requests that other screens send too. */
export function createAttention(owner: QueryOwner): Attention {
  const state = sessionOf(owner).$state.get();
  const companyId = state.status === "signed-in" ? state.profile.companyId : null;
  const sources = [
    documentSource(owner),
    lateRouteSource(owner),
    ticketSource(owner),
    rejectedRequestSource(owner),
    noShowSource(owner),
    planSource(owner, companyId),
  ].filter((source) => source !== null);
  const loads = sources.map(({ query }) => query.$load);
  return {
    queries: sources.map(({ query }) => query),
    $items: computed(
      sources.map(({ $items }) => $items),
      (...items) => items.flat().toSorted((a, b) => Number(b.isDated ?? false) - Number(a.isDated ?? false)),
    ),
    $isLoading: computed(loads, (...all) => all.some((load) => load.status === "loading" && !load.isIdle)),
    $isIncomplete: computed(loads, (...all) => all.some(hasFailed)),
    retry() {
      for (const { query } of sources) if (hasFailed(query.$load.get())) void query.refresh();
    },
  };
}
