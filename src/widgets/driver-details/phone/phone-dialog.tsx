import { type FormEvent, useId, useState } from "react";
import circleAlertIcon from "lucide-static/icons/circle-alert.svg?raw";
import type { Driver } from "../../../core/api/driver-detail.ts";
import { emptyReason, phoneReasons, toReason } from "../../../core/drivers/reasons.ts";
import { useWidget } from "../../kit/element/context.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Dialog } from "../../kit/overlay/dialog.tsx";
import formCss from "../../kit/overlay/form-dialog.css?inline";
import { Icon } from "../../kit/text/icon.tsx";
import { ReasonFields } from "../../shared/reasons/reason-fields.tsx";
import css from "./phone.css?inline";
import { phoneMessages as texts } from "../driver-details.messages.ts";
import { PhoneNumber } from "./phone-number.tsx";
import { usePhoneReveal } from "./use-phone-reveal.ts";

const phoneStyles = [styles(formCss), styles(css)];

interface PhoneDialogProps {
  readonly driverId: string;
  readonly driver: Driver;
  readonly onClose: () => void;
}

/** Asks for a reason, then shows the number for one minute; a refusal keeps what was typed. */
export function PhoneDialog({ driverId, driver, onClose }: PhoneDialogProps) {
  useStyles(...phoneStyles);
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
          hasFocus
        />
        <p role="alert" className="field-error">
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
