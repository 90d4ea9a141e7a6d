import { atom, computed, type ReadableAtom } from "nanostores";
import { fetchInvoice, type Invoice, invoiceCall } from "../../../core/api/billing.ts";
import { billingEnabled } from "../../../core/billing/access.ts";
import type { Kurus } from "../../../core/billing/money.ts";
import { ApiError } from "../../../core/http/errors.ts";
import { costsOfRoutes } from "../../../core/month/seats/route-costs.ts";
import { findNearerStops, type NearerStop } from "../../../core/planner/nearer-stops.ts";
import type { Network } from "../../../core/planner/network.ts";
import type { PlannerDataQuery } from "../../../core/planner/planner-data.ts";
import { createRecentBookings } from "../../../core/planner/recent-bookings.ts";
import { findRoutePairs, type RoutePair } from "../../../core/planner/route-pairs.ts";
import { createSuggestionChoices, nearerStopId, pairId } from "../../../core/planner/suggestion-choices.ts";
import { runSliced } from "../../../core/platform/idle.ts";
import { queryOf } from "../../../core/query/call-query.ts";
import { createQuery, shareAnswer } from "../../../core/query/query.ts";
import { type Scope, whileMounted } from "../../../core/query/scope.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { createFeedbackForm, type FeedbackForm } from "../../../core/routes/feedback.ts";
import { toDay } from "../../../core/time/day.ts";
import { addMonths, type Month, toMonth } from "../../../core/time/month.ts";
import { suggestionMessages as texts } from "../planner.messages.ts";

/** A suggestion of either kind. */
export type Suggestion =
  | { readonly kind: "pair"; readonly id: string; readonly pair: RoutePair }
  | { readonly kind: "stop"; readonly id: string; readonly nearer: NearerStop };

/** The last invoice. `none`: the company has no billing. */
export interface InvoiceState {
  readonly status: "loading" | "ready" | "none" | "failed";
  readonly month: Month;
  readonly invoice: Invoice | null;
}

/** What the suggestions read besides the shared data, for the coverage line. */
interface PartReading {
  /** "Rezervasyonlar alınıyor, 12 / 20"; null: done. */
  readonly progress: { readonly text: string; readonly done: number; readonly total: number } | null;
  /** What couldn't be read; null: nothing. */
  readonly missing: string | null;
  readonly cancel: () => void;
  readonly retry: () => void;
}

export type Suggestions = ReturnType<typeof createSuggestions>;

/**
 * Nearer stops and routes that could be one. The calls come after those of the routes and seats: the invoice, then the bookings, so
 * that at most six run at once. What was found stays while it is computed anew.
 */
export function createSuggestions(scope: Scope, data: PlannerDataQuery) {
  const { session } = scope;
  const state = session.$state.get();
  const profile = state.status === "signed-in" ? state.profile : null;
  const companyId = profile?.companyId ?? null;
  /** Suggestions about named people are an administrator's. */
  const isAboutPeople = profile?.userType === "admin";
  const choices = createSuggestionChoices(session);
  const recent = createRecentBookings(scope.late, companyId);
  const $opened = atom<string | null>(null);

  /** The network once seats are known or couldn't be read. */
  const $network = computed(data.$load, (load) =>
    load.status === "ready" && load.data.seatsState !== "loading" ? load.data.network : null,
  );
  const $limits = computed(data.$load, (load) =>
    load.status === "ready" && load.data.limitsState !== "loading" ? load.data.limits : null,
  );
  const invoice = createLastInvoice(scope, companyId, $network);
  const $bookings = gate(
    scope,
    computed(invoice.$state, ({ status }) => status !== "loading"),
    recent.$bookings,
  );

  const $leastGain = computed(choices.$thresholds, ({ leastGain }) => leastGain);
  const $nearer = sliced(
    scope,
    computed([$network, $leastGain], (network, leastGain) =>
      network && isAboutPeople ? { network, leastGain } : null,
    ),
    ({ network, leastGain }) => findNearerStops(network, leastGain),
  );
  const $counts = computed($bookings, (bookings) =>
    bookings?.status === "complete" && bookings.failed < bookings.days.length ? bookings.counts : null,
  );
  const $extraRide = computed(choices.$thresholds, ({ extraRide }) => extraRide);
  const $reserve = computed(choices.$thresholds, ({ reserve }) => reserve);
  const $amounts = computed([$network, invoice.$state], (network, found) =>
    network && found.status !== "loading" ? toAmounts(network, found.invoice) : null,
  );
  const $pairs = sliced(
    scope,
    computed(
      [$network, $limits, $counts, $amounts, $extraRide, $reserve],
      (network, limits, bookings, amounts, extraRide, reserve) =>
        network && limits && bookings && amounts
          ? { network, input: { limits, bookings, amounts, thresholds: { extraRide, reserve } } }
          : null,
    ),
    ({ network, input }) => findRoutePairs(network, input),
  );

  const $all = computed([$pairs, $nearer], (pairs, nearer) => ({
    pairs: pairs?.map((pair): Suggestion => ({ kind: "pair", id: pairId(pair), pair })) ?? null,
    stops: isAboutPeople
      ? (nearer?.map((found): Suggestion => ({ kind: "stop", id: nearerStopId(found), nearer: found })) ?? null)
      : [],
  }));

  const $open = computed([$all, choices.$dismissed], ({ pairs, stops }, dismissed) => ({
    pairs: pairs?.filter(({ id }) => !(id in dismissed)) ?? null,
    stops: stops?.filter(({ id }) => !(id in dismissed)) ?? null,
  }));
  /** Reads what couldn't be read, or wasn't because it was cancelled. */
  const retry = () => {
    invoice.retry();
    const bookings = $bookings.get();
    if (bookings?.status === "cancelled" || (bookings?.status === "complete" && bookings.failed > 0)) recent.resume();
  };
  const $reading = computed([$bookings, invoice.$state], (bookings, { status }): PartReading | null => {
    const isRunning = bookings?.status === "running";
    const missing = [
      ...(status === "failed" ? [texts.missingInvoice] : []),
      ...(bookings?.status === "cancelled" ? [texts.stopped] : []),
      ...(bookings?.status === "complete" && bookings.failed > 0
        ? [texts.missingDays(formatNumber(bookings.failed), formatNumber(bookings.days.length))]
        : []),
    ];
    if (!isRunning && missing.length === 0) return null;
    const [done, total] = [bookings?.done ?? 0, bookings?.days.length ?? 0];
    return {
      progress: isRunning
        ? { text: texts.readingBookings(formatNumber(done), formatNumber(total)), done, total }
        : null,
      missing: missing.length > 0 ? missing.join(" ") : null,
      cancel: recent.cancel,
      retry,
    };
  });
  /** Kept per suggestion, so that what was typed outlives the dialog. */
  const forms = new Map<string, { readonly form: FeedbackForm; readonly text: string }>();

  return {
    isAboutPeople,
    choices,
    $network,
    $limits,
    $invoice: invoice.$state,
    $bookings,
    $all,
    /** Without dismissed ones. */
    $open,
    /** Null: nothing is known yet. */
    $openCount: computed($open, ({ pairs, stops }) =>
      pairs === null && (stops === null || !isAboutPeople) ? null : (pairs?.length ?? 0) + (stops?.length ?? 0),
    ),
    $reading,
    formOf(id: string, routeId: number, text: string): FeedbackForm {
      const known = forms.get(id);
      const form = known?.form ?? createFeedbackForm(session, { routeId });
      // A text that was typed over stays when thresholds or data change.
      if (!known || form.$text.get() === known.text) form.edit(text);
      if (!known) {
        form.$state.listen(({ status }) => {
          if (status === "done") choices.markSent(id, toDay(session.environment.now()));
        });
      }
      forms.set(id, { form, text });
      return form;
    },
    $opened,
    open: (id: string | null) => $opened.set(id),
  };
}

/** Computes in short tasks while it has listeners; null until first computed. A changed input ends the running computation. */
function sliced<Input, Item>(
  scope: Scope,
  $input: ReadableAtom<Input | null>,
  compute: (input: Input) => Generator<undefined, readonly Item[]>,
): ReadableAtom<readonly Item[] | null> {
  const $found = atom<readonly Item[] | null>(null);
  whileMounted(scope, $found, () => {
    let running = new AbortController();
    const stop = $input.subscribe((input) => {
      running.abort();
      running = new AbortController();
      const { signal } = running;
      if (input === null) return;
      void runSliced(compute(input), signal).then(
        (found) => $found.set(found),
        (error: unknown) => {
          if (!signal.aborted) throw error;
        },
      );
    });
    return () => {
      stop();
      running.abort();
    };
  });
  return $found;
}

/** Follows a store, and so starts its work, only once the gate is open; null before. */
function gate<Value>(
  scope: Scope,
  $isOpen: ReadableAtom<boolean>,
  $value: ReadableAtom<Value>,
): ReadableAtom<Value | null> {
  const $gated = atom<Value | null>(null);
  whileMounted(scope, $gated, () => {
    let stop: (() => void) | null = null;
    const stopGate = $isOpen.subscribe((isOpen) => {
      if (isOpen) stop ??= $value.subscribe((value) => $gated.set(value));
    });
    return () => {
      stopGate();
      stop?.();
    };
  });
  return $gated;
}

/** The invoice of the month before this one, which is the last whole one; asked for once the network is known. */
function createLastInvoice(scope: Scope, companyId: string | null, $network: ReadableAtom<Network | null>) {
  const { session } = scope;
  const month = addMonths(toMonth(session.environment.now()), -1);
  const query = createQuery(scope.late, {
    key: ["last-invoice", companyId, month],
    /** Null: the company has no billing, or the person may not see it. */
    async fetch(_http, signal): Promise<Invoice | null> {
      try {
        if (companyId === null || !(await shareAnswer(session, billingEnabled(companyId), signal))) return null;
        return await shareAnswer(session, queryOf(invoiceCall, fetchInvoice, companyId, month), signal);
      } catch (error) {
        if (error instanceof ApiError && error.status === 403) return null;
        throw error;
      }
    },
  });
  const $load = gate(
    scope,
    computed($network, (network) => network !== null),
    query.$load,
  );
  return {
    $state: computed($load, (load): InvoiceState => {
      if (load?.status === "ready") return { status: load.data ? "ready" : "none", month, invoice: load.data };
      return { status: load?.status === "failed" && !load.isRetrying ? "failed" : "loading", month, invoice: null };
    }),
    retry() {
      if ($load.get()?.status === "failed") void query.refresh();
    },
  };
}

function toAmounts(network: Network, invoice: Invoice | null): ReadonlyMap<string, Kurus> {
  if (!invoice) return new Map();
  return costsOfRoutes(
    network.ways.map(({ routeUniqueId: routeId, name }) => ({ routeId, name })),
    invoice,
  );
}
