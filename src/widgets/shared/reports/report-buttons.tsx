import type { FlowState, ReportFlow } from "./report-flow.ts";
import { reportMessages as texts } from "./reports.messages.ts";

interface ButtonsProps {
  readonly state: FlowState;
  readonly flow: ReportFlow;
  readonly formId: string;
  readonly noteId: string;
  readonly isSubmitDisabled: boolean;
  /** An earlier run has fetched a part of the report. */
  readonly isBegun: boolean;
  readonly onClose: () => void;
}

/** The buttons of each step, the primary one last. */
export function ReportButtons({ state, flow, formId, noteId, isSubmitDisabled, isBegun, onClose }: ButtonsProps) {
  switch (state.status) {
    case "form":
      return (
        <>
          <Plain text={texts.cancel} onClick={onClose} />
          <button
            type="submit"
            form={formId}
            className="button primary"
            disabled={isSubmitDisabled}
            aria-describedby={noteId}
          >
            {isBegun ? texts.goOn : texts.submit}
          </button>
        </>
      );
    case "collecting":
    case "packing":
      return <Plain text={texts.cancel} onClick={flow.cancel} />;
    case "gaps":
      return (
        <>
          <Plain text={texts.cancel} onClick={flow.cancel} />
          <Plain text={texts.withGaps} onClick={flow.saveWithGaps} />
          <Primary text={texts.resume} onClick={() => void flow.resume()} />
        </>
      );
    case "failed":
      return (
        <>
          <Plain text={texts.back} onClick={flow.cancel} />
          <Primary text={texts.retry} onClick={() => void flow.resume()} />
        </>
      );
    case "saved":
      return <Primary text={texts.done} onClick={onClose} />;
    case "empty":
      return null;
  }
}

interface ButtonProps {
  readonly text: string;
  readonly onClick: () => void;
}

function Plain({ text, onClick }: ButtonProps) {
  return (
    <button type="button" className="button" onClick={onClick}>
      {text}
    </button>
  );
}

function Primary({ text, onClick }: ButtonProps) {
  return (
    <button type="button" className="button primary" onClick={onClick}>
      {text}
    </button>
  );
}
