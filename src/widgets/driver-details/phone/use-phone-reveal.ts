import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type Driver, revealPhone } from "../../../core/api/driver-detail.ts";
import { isUnanswered, providerMessage, toHelp } from "../../../core/http/errors.ts";
import type { Session } from "../../../core/session/session.ts";
import { startStopwatch } from "../../../core/platform/stopwatch.ts";
import { phoneMessages as texts } from "../driver-details.messages.ts";

/** How long a number is shown, ms. */
const shownFor = 60_000;

export type PhoneState =
  /** `error`: why the last attempt failed; `isProviders`: in the provider's own words, shown as they are. */
  | { readonly status: "form"; readonly error: string | null; readonly isProviders: boolean }
  | { readonly status: "running" }
  | { readonly status: "shown"; readonly number: string; readonly elapsed: () => number }
  | { readonly status: "hidden" };

const asking: PhoneState = { status: "form", error: null, isProviders: false };

/**
 * The number exists in the open dialog only: no store, cache or event holds it. It is dropped when the dialog closes, after one
 * minute by a monotonic clock, which a changed system time doesn't affect, and at once when the page enters the back/forward cache.
 */
export function usePhoneReveal(session: Session, driverId: string, { maskedPhone }: Driver) {
  const [state, setState] = useState<PhoneState>(asking);
  const { environment } = session;
  const elapsed = state.status === "shown" ? state.elapsed : null;
  const [seconds, setSeconds] = useState(0);

  // Before the number is painted: the page may enter the back/forward cache right after.
  useLayoutEffect(() => {
    if (elapsed === null) return undefined;
    const look = () => {
      const left = shownFor - elapsed();
      if (left <= 0) setState({ status: "hidden" });
      else setSeconds(Math.ceil(left / 1000));
    };
    look();
    const timer = setInterval(look, 250);
    // Synchronous: a page in the back/forward cache renders nothing any more.
    const hide = () => flushSync(() => setState({ status: "hidden" }));
    const stops = [environment.onWake(look), environment.onSleep(hide)];
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  }, [elapsed, environment]);

  return {
    state,
    /** Seconds until the number is hidden. */
    seconds,
    async reveal(reason: string) {
      if (state.status === "running") return;
      setState({ status: "running" });
      try {
        const number = await revealPhone(session.http, driverId, { maskedPhone, reason });
        setState({ status: "shown", number, elapsed: startStopwatch(environment) });
      } catch (error) {
        const words = isUnanswered(error) ? null : providerMessage(error, "response");
        const help = isUnanswered(error) ? texts.mayBeNoted : toHelp(error);
        setState({ status: "form", error: words ?? help, isProviders: words !== null });
      }
    },
    again: () => setState(asking),
  };
}
