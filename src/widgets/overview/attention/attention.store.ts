import { computed, type ReadableAtom } from "nanostores";
import { createQuery, type Load, type Query } from "../../../core/query/query.ts";
import { type QueryOwner, sessionOf } from "../../../core/query/scope.ts";
import { type AttentionItem, type AttentionSource, toSource } from "./item.ts";
import { lateRouteSource } from "./late-routes.ts";
import { ticketStatistics } from "../../../core/tickets/ticket-queries.ts";
import { attentionMessages as texts } from "../overview.messages.ts";
import { countRejectedRequests, reservationStatesCall } from "../../../core/api/request-status.ts";
import { keyOf, queryOf } from "../../../core/query/call-query.ts";
import { fetchPlanChange, planChangeCall } from "../../../core/api/plan-change.ts";
import { billingEnabled } from "../../../core/billing/access.ts";
import { shareAnswer } from "../../../core/query/kept-answers.ts";
import { toMonth } from "../../../core/time/month.ts";
import type { PendingDocuments } from "../../../core/api/driver-documents.ts";
import { type Day, toDay } from "../../../core/time/day.ts";
import { isAwaiting } from "../../../core/drivers/document-status.ts";
import { pendingDocuments } from "../../../core/drivers/driver-keys.ts";
import { countExpiries } from "../../../core/drivers/expiry.ts";
import { bookingsCall, fetchBookings } from "../../../core/api/bookings.ts";
import { formatDay } from "../../../core/text/format.ts";
import type { Http } from "../../../core/http/http.ts";
import { workdaysBefore } from "../../../core/time/holidays.ts";

/** People who booked a seat on `day` and didn't come, with the usual number. */
interface NoShows {
  readonly day: Day;
  readonly count: number | null;
  /** Mean number of the five whole workdays before `day`. */
  readonly usual: number | null;
}

const comparedDays = 5;
/** A spike: at least `ratio` times the usual number, and at least `least`. */
const spike = { ratio: 1.5, least: 5 };

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

export function toNoShowItems({ day, count, usual }: NoShows): readonly AttentionItem[] {
  // Without both counts there is nothing to compare.
  if (count === null || usual === null) return [];
  if (count < spike.least || count < usual * spike.ratio) return [];
  return [
    {
      key: "no-shows",
      count,
      isDated: true,
      text: texts.noShows(count),
      detail: texts.noShowsDetail(formatDay(day), usual),
      to: { name: "booking", query: `state=not-coming&scheduled_date=${day}` },
    },
  ];
}

/** Documents that wait for the company, and how many of them expire soon or have expired. */
function documentSource(owner: QueryOwner): AttentionSource {
  const session = sessionOf(owner);
  return toSource(createQuery(owner, pendingDocuments), (pending) =>
    toDocumentItems(pending, toDay(session.environment.now())),
  );
}

export function toDocumentItems({ documents, totalCount }: PendingDocuments, today: Day): readonly AttentionItem[] {
  const awaiting = documents.filter(isAwaiting);
  // The provider may have more documents than it lists; the unlisted ones count as waiting too.
  const count = awaiting.length + totalCount - documents.length;
  const [first] = awaiting;
  const { expired, "in-30": soon } = countExpiries(awaiting, today);
  const waiting: AttentionItem = {
    key: "waiting",
    count,
    text: texts.waiting(count),
    // Opens the first waiting document.
    to: { name: "driver-documents", ...(first && { query: `document=${first.id}` }) },
  };
  const expiring: AttentionItem = {
    key: "expiring",
    count: expired + soon,
    isDated: true,
    isOverdue: expired > 0,
    text: texts.expiring(expired + soon),
    detail: texts.expiringDetail,
    to: { name: "driver-documents", query: "expiry=expired&expiry=in-30" },
  };
  return [...(expired + soon > 0 ? [expiring] : []), ...(count > 0 ? [waiting] : [])];
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

export function toPlanItems(changeRequest: string | null): readonly AttentionItem[] {
  if (changeRequest === null) return [];
  return [
    {
      key: "plan",
      count: null,
      text: changeRequest === "approved" ? texts.planApproved : texts.planPending,
      to: { name: "billing-module" },
    },
  ];
}

/** Rejected seat requests, for which the company has to find another line. */
function rejectedRequestSource(owner: QueryOwner): AttentionSource {
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
