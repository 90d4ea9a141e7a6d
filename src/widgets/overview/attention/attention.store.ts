import { computed, type ReadableAtom } from "nanostores";
import { type Booking, bookingsCall, fetchAllBookings, fetchBookings } from "../../../core/api/bookings.ts";
import { fetchPlanChange, planChangeCall } from "../../../core/api/plan-change.ts";
import { countRejectedRequests, reservationStatesCall } from "../../../core/api/request-status.ts";
import { billingEnabled } from "../../../core/billing/access.ts";
import { pendingDocuments } from "../../../core/api/driver-documents.ts";
import type { Http } from "../../../core/http/http.ts";
import { keyOf, queryOf } from "../../../core/query/call-query.ts";
import { createQuery, type Load, type Query, shareAnswer } from "../../../core/query/query.ts";
import { type QueryOwner, sessionOf } from "../../../core/query/scope.ts";
import { ticketStatistics } from "../../../core/api/tickets.ts";
import { type Day, toDay } from "../../../core/time/day.ts";
import { workdaysBefore } from "../../../core/time/holidays.ts";
import { toMonth } from "../../../core/time/month.ts";
import { attentionMessages as texts } from "../overview.messages.ts";
import {
  type AttentionItem,
  type NoShows,
  toDocumentItems,
  toLateItems,
  toLateRoutes,
  toNoShowItems,
  toPlanItems,
  toRejectedItems,
} from "./attention.model.ts";

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

/** A source of items: one call, and the items of its answer, which may be none. */
interface AttentionSource {
  readonly query: Query<unknown>;
  readonly $items: ReadableAtom<readonly AttentionItem[]>;
}

const none: readonly AttentionItem[] = [];

function toSource<Data>(query: Query<Data>, toItems: (data: Data) => readonly AttentionItem[]): AttentionSource {
  return { query, $items: computed(query.$load, (load) => (load.status === "ready" ? toItems(load.data) : none)) };
}

/** Documents that wait for the company, and how many of them expire soon or have expired. */
function documentSource(owner: QueryOwner): AttentionSource {
  const session = sessionOf(owner);
  return toSource(createQuery(owner, pendingDocuments), (pending) =>
    toDocumentItems(pending, toDay(session.environment.now())),
  );
}

/** Routes whose passengers boarded late on the last workday. */
export function lateRouteSource(owner: QueryOwner): AttentionSource {
  const session = sessionOf(owner);
  const [day = ""] = workdaysBefore(toDay(session.environment.now()), 1);
  const query = createQuery(owner, {
    key: keyOf(bookingsCall, "late routes", day),
    fetch: async (http, signal) => {
      const search = { states: ["completed"], scheduledDays: [day], timePeriod: null };
      const bookings: Booking[] = [];
      for await (const { rows } of fetchAllBookings(http, search, signal)) bookings.push(...rows);
      return toLateRoutes(bookings);
    },
  });
  const state = session.$state.get();
  const hasTrips = state.status !== "signed-in" || state.profile.enabledMenuItems?.pastTrips !== false;
  return toSource(query, (routes) => toLateItems(routes, day, hasTrips));
}

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

/** Rejected seat requests, for which the company has to find another line. */
function rejectedRequestSource(owner: QueryOwner): AttentionSource {
  return toSource(createQuery(owner, queryOf(reservationStatesCall, countRejectedRequests)), toRejectedItems);
}

const comparedDays = 5;
/**
 * Compares the last whole workday with the five before it; requests two counts and no rows. Half days are left out, because on the
 * eve of a holiday many people stay at home without cancelling.
 */
export function noShowSource(owner: QueryOwner): AttentionSource {
  const session = sessionOf(owner);
  const [day = "", ...before] = workdaysBefore(toDay(session.environment.now()), comparedDays + 1, "whole");
  const query = createQuery(owner, {
    key: keyOf(bookingsCall, "no-shows", day),
    fetch: async (http, signal): Promise<NoShows> => {
      const [count, earlier] = await Promise.all([
        countNoShows(http, [day], signal),
        countNoShows(http, before, signal),
      ]);
      return { day, count, usual: earlier === null ? null : earlier / comparedDays };
    },
  });
  return toSource(query, toNoShowItems);
}

async function countNoShows(http: Http, scheduledDays: readonly Day[], signal: AbortSignal): Promise<number | null> {
  const search = { states: ["not-coming"], scheduledDays, page: 1, pageSize: 1, timePeriod: null };
  return (await fetchBookings(http, search, signal)).count;
}

/** The state of the company's request for another payment plan; null without a company id. */
function planSource(owner: QueryOwner, companyId: string | null): AttentionSource | null {
  const session = sessionOf(owner);
  if (companyId === null) return null;
  const query = createQuery(owner, {
    key: keyOf(planChangeCall, companyId),
    fetch: async (http, signal) => {
      if (!(await shareAnswer(session, billingEnabled(companyId), signal))) return null;
      return fetchPlanChange(http, companyId, toMonth(session.environment.now()), signal);
    },
  });
  return toSource(query, toPlanItems);
}
