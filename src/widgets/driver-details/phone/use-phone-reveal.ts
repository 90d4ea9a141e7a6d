import { useEffect, useState } from "react";
import { type Driver, revealPhone } from "../../../core/api/driver-detail.ts";
import { providerMessage, toHelp } from "../../../core/errors.ts";
import type { Session } from "../../../core/session.ts";

/** How long a number stands there, ms (issue 6). */
export const shownFor = 60_000;

export type PhoneState =
  /** `error`: the provider's sentence about the last try (specification 2 §8). */
  | { readonly status: "form"; readonly error: string | null }
  | { readonly status: "running" }
  | { readonly status: "shown"; readonly number: string; readonly until: number }
  | { readonly status: "hidden" };

/**
 * The number lives in the open dialog and nowhere else: no store, no cache, no event holds it, and it is gone with the dialog
 * or after a minute.
 */
export function usePhoneReveal(session: Session, driverId: string, { maskedPhone }: Driver) {
  const [state, setState] = useState<PhoneState>({ status: "form", error: null });
  const { now } = session.environment;
  const until = state.status === "shown" ? state.until : null;
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (until === null) return undefined;
    const look = () => {
      const left = until - now();
      if (left <= 0) setState({ status: "hidden" });
      else setSeconds(Math.ceil(left / 1000));
    };
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [until, now]);

  return {
    state,
    /** Until it is hidden. */
    seconds,
    async reveal(reason: string) {
      if (state.status === "running") return;
      setState({ status: "running" });
      try {
        const number = await revealPhone(session.http, driverId, { maskedPhone, reason });
        setState({ status: "shown", number, until: now() + shownFor });
      } catch (error) {
        setState({ status: "form", error: providerMessage(error, "response") ?? toHelp(error) });
      }
    },
    again: () => setState({ status: "form", error: null }),
  };
}
