import { useEffect, useRef } from "react";
import { formatPhone } from "../../../core/text/phone.ts";
import { phoneMessages as texts } from "../driver-details.messages.ts";
import type { PhoneState } from "./use-phone-reveal.ts";

interface PhoneNumberProps {
  readonly state: PhoneState;
  readonly seconds: number;
  readonly driverName: string;
}

/**
 * The number as plain text (no `tel:` address, no attribute) and the seconds left. Takes the focus when it appears, because the form
 * that had it is gone. Give it the status as key.
 */
export function PhoneNumber({ state, seconds, driverName }: PhoneNumberProps) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="phone-number" ref={words} tabIndex={-1}>
      <p className="subtle">{driverName}</p>
      {state.status === "shown" && (
        <>
          <p className="phone-digits">
            <span className="visually-hidden">{texts.number} </span>
            {formatPhone(state.number)}
          </p>
          <p className="subtle">{texts.countdown(seconds)}</p>
        </>
      )}
      {state.status === "hidden" && (
        <>
          <p className="phone-hidden" role="status">
            {texts.hidden}
          </p>
          <p className="subtle">{texts.hiddenHelp}</p>
        </>
      )}
    </div>
  );
}
