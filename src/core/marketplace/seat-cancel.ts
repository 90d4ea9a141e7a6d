import { atom, computed, type ReadableAtom } from "nanostores";
import { fetchLineDetail, type LineDetail, lineDetailCall, type LineKey } from "../api/marketplace-detail.ts";
import { cancelReservation, fetchReservations, type LineReservation } from "../api/marketplace-requests.ts";
import type { MarketplaceSearch } from "../api/marketplace-values.ts";
import { ApiError, isUnanswered } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import { createAction, invalidate, patchAnswers } from "../query/action.ts";
import { changedBy, keyOf } from "../query/call-query.ts";
import type { Session } from "../session/session.ts";
import { requestsElsewhere, reservations } from "./requests.ts";

const seats = changedBy("seats");

/** Cancels a request for a seat and invalidates the lists and lines that show it. Throws ApiError. */
export async function giveUpSeat(session: Session, http: Http, id: string): Promise<void> {
  try {
    await cancelReservation(http, id);
  } catch (error) {
    // Without an answer it may be cancelled, which the lists and the line tell.
    if (isUnanswered(error)) for (const key of [seats, keyOf(lineDetailCall)]) invalidate(session, key);
    // 404: somebody else has cancelled it already.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  patchAnswers<LineDetail>(session, keyOf(lineDetailCall), (detail) =>
    detail.request?.id === id ? { ...detail, request: null } : detail,
  );
  patchAnswers<readonly LineReservation[]>(session, reservations.key, (all) => all.filter((one) => one.id !== id));
  invalidate(session, seats);
}

/** A rejected request has ended, and one without a status is in an unknown state: neither can be cancelled. */
export function canGiveUp({ status }: LineReservation): boolean {
  return status !== null && status !== "rejected";
}

interface SeatCancelState {
  /** The request in the confirmation dialog; null: no dialog is open. */
  readonly asked: LineReservation | null;
  readonly isRunning: boolean;
  /** Error of the last attempt. */
  readonly error: ApiError | null;
  /** The request that was cancelled last. */
  readonly done: LineReservation | null;
}

/** Cancels one of the previous requests after a confirmation. */
interface SeatCancel {
  readonly $state: ReadableAtom<SeatCancelState>;
  ask(request: LineReservation): void;
  confirm(): Promise<void>;
  /** Closes the dialog; does nothing while the call runs. */
  dismiss(): void;
}

export function createSeatCancel(session: Session): SeatCancel {
  const $asked = atom<LineReservation | null>(null);
  const $done = atom<LineReservation | null>(null);
  const sending = createAction(session, (http, id: string) => giveUpSeat(session, http, id));
  return {
    $state: computed([$asked, $done, sending.$state], (asked, done, sent) => ({
      asked,
      isRunning: sent.status === "running",
      error: sent.status === "failed" ? sent.error : null,
      done,
    })),
    ask(request) {
      if (sending.$state.get().status === "running" || !canGiveUp(request)) return;
      sending.reset();
      $done.set(null);
      $asked.set(request);
    },
    async confirm() {
      const asked = $asked.get();
      if (asked === null || !(await sending.send(asked.id))) return;
      $asked.set(null);
      $done.set(asked);
    },
    dismiss() {
      if (sending.$state.get().status !== "running") $asked.set(null);
    },
  };
}

/**
 * The seat that a new reservation would replace: the provider allows one per passenger or address and period, and moves it
 * without notice. Null: there is none. Throws ApiError.
 */
export async function findStandingSeat(
  http: Http,
  subject: MarketplaceSearch["subject"],
  { lineId, pastSearchId }: LineKey,
): Promise<LineReservation | null> {
  // The list contains the requests of all periods, in no particular order.
  for (const other of requestsElsewhere(await fetchReservations(http), subject, lineId)) {
    if (await isOfThisPeriod(http, other, pastSearchId)) return other;
  }
  return null;
}

async function isOfThisPeriod(
  http: Http,
  { lineId }: LineReservation,
  pastSearchId: LineKey["pastSearchId"],
): Promise<boolean> {
  // A request without a line id can't be looked up; it may be of this period and is therefore included.
  if (lineId === null) return true;
  try {
    const { request } = await fetchLineDetail(http, { lineId, pastSearchId });
    return request === null || request.hasRequestInPeriod;
  } catch (error) {
    // The line no longer exists; its request may still be active.
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return true;
    throw error;
  }
}
