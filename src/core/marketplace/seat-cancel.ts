import { atom, computed, type ReadableAtom } from "nanostores";
import { createAction, invalidate, patchAnswers } from "../query/action.ts";
import type { LineDetail } from "../api/marketplace-detail.ts";
import { cancelReservation, type LineReservation } from "../api/marketplace-requests.ts";
import { ApiError } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import type { Session } from "../session/session.ts";
import { lineDetailKey, pastSearchesKey, rejectedCountKey, reservationsKey } from "./keys.ts";

/** Takes a request for a seat back; afterwards lists and lines know nothing of it. Throws ApiError. */
export async function giveUpSeat(session: Session, http: Http, id: string): Promise<void> {
  try {
    await cancelReservation(http, id);
  } catch (error) {
    // Somebody else was quicker.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  patchAnswers<LineDetail>(session, lineDetailKey, (detail) =>
    detail.request?.id === id ? { ...detail, request: null } : detail,
  );
  patchAnswers<readonly LineReservation[]>(session, reservationsKey, (all) => all.filter((one) => one.id !== id));
  for (const key of [reservationsKey, rejectedCountKey, pastSearchesKey]) invalidate(session, key);
}

/** One that was refused is at its end, and of one without a status nothing is known: neither can be taken back. */
export function canGiveUp({ status }: LineReservation): boolean {
  return status !== null && status !== "rejected";
}

interface SeatCancelState {
  /** Which one the question is about; null: nobody asks. */
  readonly asked: LineReservation | null;
  readonly isRunning: boolean;
  /** Why the last attempt has failed. */
  readonly error: ApiError | null;
  /** The one that was taken back last. */
  readonly done: LineReservation | null;
}

/** Taking back one of the previous requests, after a question. */
export interface SeatCancel {
  readonly $state: ReadableAtom<SeatCancelState>;
  ask(request: LineReservation): void;
  confirm(): Promise<void>;
  /** Closes the question; not while it is being sent. */
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
