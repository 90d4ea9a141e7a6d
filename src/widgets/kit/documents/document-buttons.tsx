import { type ButtonHTMLAttributes, useEffect, useRef } from "react";
import { useWidgetRoot } from "../element/context.ts";
import { Icon } from "../ui/icon.tsx";
import { checkIcon, chevronLeftIcon, chevronRightIcon, xIcon } from "../ui/icons.ts";
import { documentMessages as texts } from "./documents.messages.ts";
import type { Triage } from "./use-triage.ts";

interface ButtonsProps {
  readonly triage: Triage;
  readonly formId: string;
  readonly onClose: () => void;
}

/** The foot of the dialog at each of its steps, the primary button last. */
export function DocumentButtons(props: ButtonsProps) {
  const { step, canDecide } = props.triage;
  if (step === "reject") return <RejectButtons {...props} />;
  if (step === "approved" || step === "rejected") return <DecidedButtons {...props} />;
  return (
    <>
      <PlaceInPile triage={props.triage} />
      {canDecide ? (
        <DecisionButtons {...props} />
      ) : (
        <PrimaryButton key={props.triage.document.id} onClick={props.onClose}>
          {texts.close}
        </PrimaryButton>
      )}
    </>
  );
}

function PlaceInPile({ triage: { place, count, goTo, canDecide } }: { readonly triage: Triage }) {
  const step = (to: number, label: string, icon: string) => {
    const isPossible = to >= 0 && to < count;
    return (
      // Not `disabled`: the focus stays on it at the end of the pile.
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        aria-disabled={!isPossible}
        onClick={() => goTo(to)}
      >
        <Icon of={icon} />
      </button>
    );
  };
  return (
    <div className="document-place">
      {count > 1 && step(place - 1, texts.previous, chevronLeftIcon)}
      <p role="status">{texts.place(place + 1, count)}</p>
      {count > 1 && step(place + 1, texts.next, chevronRightIcon)}
      {canDecide && <p className="document-keys">{texts.keys}</p>}
    </div>
  );
}

/**
 * Takes the focus: what held it is gone, or belongs to another document. Who turns the pile with its buttons keeps theirs, as
 * another Enter there must not approve. Give it document and step as key.
 */
function PrimaryButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  const root = useWidgetRoot();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!root.activeElement?.closest(".document-place")) button.current?.focus();
  }, [root]);
  return <button type="button" className="button primary" ref={button} {...props} />;
}

function DecisionButtons({ triage }: ButtonsProps) {
  const { isRunning, approve, askReason } = triage;
  return (
    <>
      <button type="button" className="button danger-line" onClick={askReason} disabled={isRunning}>
        <Icon of={xIcon} />
        {texts.reject}
      </button>
      <PrimaryButton
        key={triage.document.id}
        onClick={approve}
        // Not `disabled`, which would take the focus away.
        aria-disabled={isRunning}
        aria-busy={isRunning}
      >
        {isRunning ? <span className="spinner" /> : <Icon of={checkIcon} />}
        {isRunning ? texts.approving : texts.approve}
      </PrimaryButton>
    </>
  );
}

function RejectButtons({ triage, formId }: ButtonsProps) {
  const { isRunning, goBack, canReject } = triage;
  return (
    <>
      <button type="button" className="button" onClick={goBack} disabled={isRunning}>
        {texts.back}
      </button>
      <button
        type="submit"
        form={formId}
        className="button danger"
        disabled={isRunning || !canReject}
        aria-busy={isRunning}
      >
        {isRunning && <span className="spinner" />}
        {isRunning ? texts.rejecting : texts.reject}
      </button>
    </>
  );
}

function DecidedButtons({ triage, onClose }: ButtonsProps) {
  const { hasNext, goOn, document } = triage;
  if (!hasNext) {
    return (
      <PrimaryButton key={`done ${document.id}`} onClick={onClose}>
        {texts.done}
      </PrimaryButton>
    );
  }
  return (
    <>
      <button type="button" className="button" onClick={onClose}>
        {texts.close}
      </button>
      <PrimaryButton key={`next ${document.id}`} onClick={goOn}>
        {texts.nextDocument}
        <Icon of={chevronRightIcon} />
      </PrimaryButton>
    </>
  );
}
