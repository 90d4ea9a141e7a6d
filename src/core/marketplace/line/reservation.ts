import { atom, computed, type ReadableAtom } from "nanostores";
import {
  fetchLineDetail,
  lineDetailCall,
  type LineDetail,
  type LineKey,
  type LineRequest,
} from "../../api/marketplace-detail.ts";
import { createReservation, type LineReservation } from "../../api/marketplace-requests.ts";
import type { MarketplaceSearch } from "../../api/marketplace-values.ts";
import { ApiError, isUnanswered } from "../../http/errors.ts";
import { createAction, invalidate, patchAnswers } from "../../query/action.ts";
import { changedBy, keyOf } from "../../query/call-query.ts";
import type { Load } from "../../query/query.ts";
import type { Session } from "../../session/session.ts";
import { addDays, type Day, daysBetween } from "../../time/day.ts";
import { addMonths, type Month } from "../../time/month.ts";
import { findStandingSeat, giveUpSeat } from "../seat-cancel.ts";
import { lineDetailOf } from "./compared-details.ts";

/** Reservation of one line for one search; the line's detail holds the provider's status. */
interface ReservationState {
  /** `unknown`: the line's detail isn't loaded. */
  readonly status: "unknown" | "free" | "reserved" | "rejected";
  readonly request: LineRequest | null;
  readonly activity: "reserving" | "cancelling" | null;
  /** `ask`: confirmation of a reservation; `received`: "Rezervasyon Alındı"; `cancel`: "Rezervasyon İptal Edilecek!". */
  readonly dialog: "ask" | "received" | "cancel" | null;
  /** The seat on another line that this reservation would replace. */
  readonly standing: LineReservation | null;
  /** Why the last attempt failed. */
  readonly failed: { readonly what: "reserve" | "cancel"; readonly error: ApiError } | null;
}

export interface ReservationStore {
  readonly $state: ReadableAtom<ReservationState>;
  /**
   * Opens the confirmation dialog, after checking which seat the reservation would replace. When the seat is already reserved,
   * opens the dialog to cancel it.
   */
  reserve(): Promise<void>;
  /** Sends the reservation, also again after a failure. */
  confirm(): Promise<void>;
  askCancel(): void;
  /** Cancels the reservation; only while the dialog opened by `askCancel` is shown. */
  cancel(): Promise<void>;
  /** Closes the dialog, unless a call is running. */
  dismiss(): void;
}

interface Context {
  readonly subject: MarketplaceSearch["subject"];
  readonly $key: ReadableAtom<LineKey | null>;
  readonly $detail: ReadableAtom<Load<LineDetail>>;
}

/** A session's running calls and calls with an unknown outcome. Shared, so that two elements on a page don't reserve twice. */
interface Ledger {
  readonly running: Set<string>;
  readonly uncertain: Set<string>;
}
const ledgers = new WeakMap<Session, Ledger>();

function ledgerOf(session: Session): Ledger {
  let ledger = ledgers.get(session);
  if (!ledger) {
    const made: Ledger = { running: new Set(), uncertain: new Set() };
    session.$generation.listen(() => {
      made.running.clear();
      made.uncertain.clear();
    });
    ledgers.set(session, made);
    ledger = made;
  }
  return ledger;
}

/** The reservation may have been made: no answer, or a server error, after which the provider is asked before another attempt. */
const isUncertain = (error: ApiError) => isUnanswered(error) || error.status >= 500;

/** The reservation of one line's seat; never sent twice. */
export function createReservationStore(session: Session, { subject, $key, $detail }: Context): ReservationStore {
  const ledger = ledgerOf(session);
  const $dialog = atom<ReservationState["dialog"]>(null);
  const $standing = atom<LineReservation | null>(null);
  const $checkError = atom<ApiError | null>(null);
  const $isChecking = atom(false);
  const show = (key: LineKey, request: LineRequest | null) => {
    const { key: own } = lineDetailOf(key);
    // The seat may have moved here: its former line must not offer to cancel it any more.
    patchAnswers<LineDetail>(session, keyOf(lineDetailCall), (detail) =>
      request !== null && detail.request?.id === request.id ? { ...detail, request: null } : detail,
    );
    patchAnswers<LineDetail>(session, own, (detail) => ({ ...detail, request }));
    for (const other of [changedBy("seats"), own]) invalidate(session, other);
  };
  const sending = createAction(session, async (http, { key, price }: { key: LineKey; price: number | null }) => {
    const { id, hasRequestInPeriod } = await createReservation(http, { ...key, price });
    // The provider moves the existing request of the period to this line.
    show(key, { id, status: "created", isChanged: hasRequestInPeriod, hasRequestInPeriod: true });
  });
  const cancelling = createAction(session, async (http, { key, id }: { key: LineKey; id: string }) => {
    await giveUpSeat(session, http, id);
    show(key, null);
  });

  const $state = computed(
    [$detail, $dialog, $standing, sending.$state, cancelling.$state, $isChecking, $checkError],
    (load, dialog, standing, sent, cancelled, isChecking, checkError): ReservationState => {
      const request = load.status === "ready" ? load.data.request : null;
      const reserving = sent.status === "failed" ? sent.error : checkError;
      return {
        status: load.status === "ready" ? seatStatusOf(request) : "unknown",
        request,
        activity:
          sent.status === "running" || isChecking ? "reserving" : cancelled.status === "running" ? "cancelling" : null,
        dialog,
        standing,
        failed: reserving
          ? { what: "reserve", error: reserving }
          : cancelled.status === "failed"
            ? { what: "cancel", error: cancelled.error }
            : null,
      };
    },
  );

  // A newly opened line starts without the dialogs and errors of the previous one.
  $key.listen(() => {
    $dialog.set(null);
    $checkError.set(null);
    sending.reset();
    cancelling.reset();
  });

  /** Runs a check that is required before a call is sent; null when it fails: its error is then shown. */
  async function ask<Answer>(question: () => Promise<Answer>): Promise<{ readonly answer: Answer } | null> {
    $isChecking.set(true);
    $checkError.set(null);
    sending.reset();
    try {
      return { answer: await question() };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      $checkError.set(error);
      return null;
    } finally {
      $isChecking.set(false);
    }
  }

  /** Fetches the outcome of an attempt without a response from the provider. True when the seat is reserved. */
  async function check(key: LineKey): Promise<boolean> {
    const { request } = await fetchLineDetail(session.http, key);
    if (seatStatusOf(request) !== "reserved") return false;
    show(key, request);
    return true;
  }

  /** Whether an earlier attempt has reserved the seat; null when that can't be determined. */
  async function isReservedAlready(key: LineKey): Promise<boolean | null> {
    const name = JSON.stringify(key);
    if (!ledger.uncertain.has(name)) return false;
    const isReserved = await ask(() => check(key));
    if (isReserved?.answer === false) ledger.uncertain.delete(name);
    return isReserved?.answer ?? null;
  }

  async function send(key: LineKey, price: number | null): Promise<void> {
    const isReserved = await isReservedAlready(key);
    if (isReserved === null) return;
    const isDone = isReserved || (await sending.send({ key, price }));
    const state = sending.$state.get();
    const error = state.status === "failed" ? state.error : null;
    if (error && isUncertain(error)) ledger.uncertain.add(JSON.stringify(key));
    // Another user has reserved the seat; fetches the line's detail again, which shows it.
    if (error?.status === 409) invalidate(session, lineDetailOf(key).key);
    if ($key.get() !== key) return;
    if (isDone) $dialog.set("received");
    else if (error?.status === 409) $dialog.set(null);
  }

  /** Runs the work unless another call for this line is running, in this element or another one. */
  async function alone(work: (key: LineKey, price: number | null) => Promise<void>): Promise<void> {
    const [key, load, { status, activity }] = [$key.get(), $detail.get(), $state.get()];
    if (!key || load.status !== "ready" || status !== "free" || activity !== null) return;
    const name = JSON.stringify(key);
    if (ledger.running.has(name)) return;
    ledger.running.add(name);
    try {
      await work(key, load.data.price);
    } finally {
      ledger.running.delete(name);
    }
  }

  return {
    $state,
    async reserve() {
      if ($state.get().status === "reserved") {
        this.askCancel();
        return;
      }
      await alone(async (key) => {
        const isReserved = await isReservedAlready(key);
        const found = isReserved === false ? await ask(() => findStandingSeat(session.http, subject, key)) : null;
        if ($key.get() !== key) return;
        if (isReserved) $dialog.set("received");
        if (found === null) return;
        $standing.set(found.answer);
        $dialog.set("ask");
      });
    },
    async confirm() {
      if ($dialog.get() !== "ask") return;
      // Another element has reserved the seat.
      if ($state.get().status === "reserved") $dialog.set(null);
      else await alone(send);
    },
    askCancel() {
      if ($state.get().request === null || $state.get().activity !== null) return;
      // The dialog shows its own failure, which an earlier one of the reservation would hide.
      $checkError.set(null);
      sending.reset();
      cancelling.reset();
      $dialog.set("cancel");
    },
    async cancel() {
      const [key, { request, activity }] = [$key.get(), $state.get()];
      if (!key || !request || activity !== null || $dialog.get() !== "cancel") return;
      const isDone = await cancelling.send({ key, id: request.id });
      if (isDone && $key.get() === key) $dialog.set(null);
    },
    dismiss() {
      if ($state.get().activity !== null) return;
      $dialog.set(null);
      cancelling.reset();
    },
  };
}

/** Status of a line's seat, derived from its request. */
export function seatStatusOf(request: LineRequest | null): "free" | "reserved" | "rejected" {
  if (request === null || request.status === null) return "free";
  return request.status === "rejected" ? "rejected" : "reserved";
}

/** With fewer days left after today, a reservation is for the next month: seats are paid by the month. */
export const fewestDays = 7;

export interface ReservationPeriod {
  readonly month: Month;
  /** The present month is nearly over. */
  readonly isNext: boolean;
}

/** The month of a reservation made on a day. */
export function toReservationPeriod(today: Day): ReservationPeriod {
  const month = today.slice(0, 7);
  const next = addMonths(month, 1);
  const left = daysBetween(today, addDays(`${next}-01`, -1));
  return left < fewestDays ? { month: next, isNext: true } : { month, isNext: false };
}
