import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import circleAlertIcon from "lucide-static/icons/circle-alert.svg?raw";
import { type Driver, revealPhone } from "../../core/api/driver-detail.ts";
import { emptyReason, phoneReasons, toReason } from "../../core/drivers/reasons.ts";
import { isUnanswered, providerMessage, toHelp } from "../../core/http/errors.ts";
import { startStopwatch } from "../../core/platform/environment.ts";
import type { Session } from "../../core/session/session.ts";
import { formatPhone } from "../../core/text/phone.ts";
import { useWidget } from "../kit/element/context.ts";
import { styles, useStyles } from "../kit/element/styles.ts";
import { Dialog } from "../kit/overlay/dialog.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { ReasonFields } from "../shared/driver/reason-fields.tsx";
import { phoneMessages as texts } from "./driver-details.messages.ts";
import css from "./phone.css?inline";

/** How long a number is shown, ms. */
const shownFor = 60_000;

type PhoneState =
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
function usePhoneReveal(session: Session, driverId: string, { maskedPhone }: Driver) {
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

interface PhoneNumberProps {
  readonly state: PhoneState;
  readonly seconds: number;
  readonly driverName: string;
}

/**
 * The number as plain text (no `tel:` address, no attribute) and the seconds left. Takes the focus when it appears, because the form
 * that had it is gone. Give it the status as key.
 */
function PhoneNumber({ state, seconds, driverName }: PhoneNumberProps) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="phone-number grid gap-6" ref={words} tabIndex={-1}>
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

const phoneStyles = styles(css);

interface PhoneDialogProps {
  readonly driverId: string;
  readonly driver: Driver;
  readonly onClose: () => void;
}

/** Asks for a reason, then shows the number for one minute; a refusal keeps what was typed. */
export function PhoneDialog({ driverId, driver, onClose }: PhoneDialogProps) {
  useStyles(phoneStyles);
  const { session } = useWidget();
  const [draft, setDraft] = useState(emptyReason);
  const { state, seconds, reveal, again } = usePhoneReveal(session, driverId, driver);
  const formId = useId();
  const reason = toReason(draft);
  const isRunning = state.status === "running";
  const isForm = state.status === "form" || isRunning;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Enter in a field submits the form even while the button is disabled.
    if (reason !== null && !isRunning) void reveal(reason);
  };
  const askAgain = () => {
    setDraft(emptyReason);
    again();
  };
  const formButtons = (
    <>
      <button type="button" className="button" onClick={onClose} disabled={isRunning}>
        {texts.cancel}
      </button>
      <button
        type="submit"
        form={formId}
        className="button primary"
        // Not disabled while sending: it would lose the focus, which is needed again after a refusal.
        disabled={reason === null}
        aria-disabled={isRunning}
        aria-busy={isRunning}
      >
        {isRunning && <span className="spinner" />}
        {isRunning ? texts.sending : texts.submit}
      </button>
    </>
  );
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      isBusy={isRunning}
      footer={isForm ? formButtons : <NumberButtons isHidden={state.status === "hidden"} {...{ onClose, askAgain }} />}
    >
      <form id={formId} className="dialog-form" noValidate onSubmit={handleSubmit} hidden={!isForm} inert={isRunning}>
        <p>{texts.intro}</p>
        <ReasonFields
          label={texts.reason}
          choices={phoneReasons}
          toLabel={texts.reasonText}
          draft={draft}
          onChange={setDraft}
          wordsLabel={texts.words}
          hasFocus={isForm}
        />
        <p role="alert" className="field-error flex gap-6 text-sm">
          {state.status === "form" && state.error !== null && (
            <>
              <Icon of={circleAlertIcon} size="small" />
              <span {...(state.isProviders ? { lang: "tr" } : {})}>{state.error}</span>
            </>
          )}
        </p>
      </form>
      {!isForm && <PhoneNumber key={state.status} state={state} seconds={seconds} driverName={driver.name} />}
    </Dialog>
  );
}

interface NumberButtonsProps {
  readonly isHidden: boolean;
  readonly askAgain: () => void;
  readonly onClose: () => void;
}

function NumberButtons({ isHidden, askAgain, onClose }: NumberButtonsProps) {
  return (
    <>
      {isHidden && (
        <button type="button" className="button" onClick={askAgain}>
          {texts.again}
        </button>
      )}
      <button type="button" className="button primary" onClick={onClose}>
        {texts.close}
      </button>
    </>
  );
}
