import { useStore } from "@nanostores/react";
import { type ReactNode, useId } from "react";
import { toHelp } from "../../../core/errors.ts";
import type { LineDesk } from "../../../core/marketplace/line-desk.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Dialog } from "../../kit/ui/dialog.tsx";
import formCss from "../../kit/ui/form-dialog.css?inline";
import { circleCheckIcon, triangleAlertIcon } from "../../kit/ui/icons.ts";
import { Icon } from "../../kit/ui/icon.tsx";
import { Outcome } from "../../kit/ui/outcome.tsx";
import { reservationMessages as texts } from "./detail.messages.ts";
import { toEnds, toLineName } from "./line-name.ts";

const formStyles = styles(formCss);

interface DialogsProps {
  readonly desk: LineDesk;
  readonly onNewSearch: () => void;
  readonly onBulk: () => void;
}

/** What follows a reservation, and what precedes its end (specification 3 §2.2). */
export function ReservationDialogs({ desk, onNewSearch, onBulk }: DialogsProps) {
  useStyles(formStyles);
  const { dialog } = useStore(desk.reservation.$state);
  const leave = (then: () => void) => {
    desk.reservation.dismiss();
    then();
  };
  if (dialog === "cancel") return <CancelDialog desk={desk} />;
  if (dialog === "move") return <MoveDialog desk={desk} />;
  if (dialog === null) return null;
  return (
    <Dialog
      title={texts.receivedTitle}
      isTitleHidden
      onClose={() => desk.reservation.dismiss()}
      footer={
        <>
          <button type="button" className="button" onClick={() => leave(onBulk)}>
            {texts.bulk}
          </button>
          <button type="button" className="button" onClick={() => leave(onNewSearch)}>
            {texts.newSearch}
          </button>
          <button type="button" className="button primary" onClick={() => desk.reservation.dismiss()}>
            {texts.close}
          </button>
        </>
      }
    >
      <Outcome kind="success" icon={circleCheckIcon} title={texts.receivedTitle} text={texts.receivedText} />
    </Dialog>
  );
}

/** One seat for each period: the other line's is given up, so both are named before anything is sent. */
function MoveDialog({ desk }: { readonly desk: LineDesk }) {
  const { reservation, subject } = desk;
  const { activity, standing } = useStore(reservation.$state);
  const { lines } = useStore(desk.lines.$view);
  const detail = useStore(desk.$detail);
  const line = useStore(desk.$line);
  const isRunning = activity === "reserving";
  const known = lines.find((one) => one.id === standing?.lineId);
  const rows = [
    [texts.moveFor, subject.type === "passenger" ? subject.passenger.name : subject.address],
    [texts.moveFrom, known ? toLineName(known) : toEnds(standing?.counties ?? null, standing?.lineId ?? null)],
    [
      texts.moveTo,
      line ? toLineName(line) : toEnds((detail.status === "ready" && detail.data.morning?.counties) || null, null),
    ],
  ] as const;
  return (
    <Question
      title={texts.moveTitle}
      act={isRunning ? texts.moving : texts.move}
      kind="primary"
      isRunning={isRunning}
      onAct={() => void reservation.move()}
      onClose={() => reservation.dismiss()}
      question={
        <div className="dialog-form">
          <p>{texts.moveText}</p>
          <dl className="move-lines">
            {rows.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      }
    />
  );
}

function CancelDialog({ desk: { reservation } }: { readonly desk: LineDesk }) {
  const { activity, failed } = useStore(reservation.$state);
  const isRunning = activity === "cancelling";
  return (
    <Question
      title={texts.cancelTitle}
      act={isRunning ? texts.cancelling : texts.cancel}
      kind="danger"
      isRunning={isRunning}
      onAct={() => void reservation.cancel()}
      onClose={() => reservation.dismiss()}
      question={<p>{texts.cancelText}</p>}
    >
      {failed?.what === "cancel" && (
        <p className="detail-alert bad" role="alert">
          <Icon of={triangleAlertIcon} />
          <span>
            <b>{texts.cancelFailed}</b> {toHelp(failed.error)}
          </span>
        </p>
      )}
    </Question>
  );
}

interface QuestionProps {
  readonly title: string;
  /** What the act's button says, also while it runs. */
  readonly act: string;
  readonly kind: "primary" | "danger";
  readonly isRunning: boolean;
  readonly onAct: () => void;
  readonly onClose: () => void;
  /** Read out with the act's button. */
  readonly question: ReactNode;
  /** What stands below the question. */
  readonly children?: ReactNode;
}

/** Asks before something is sent, and stays until the provider has answered. */
function Question({ title, act, kind, isRunning, onAct, onClose, question, children }: QuestionProps) {
  const id = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      isBusy={isRunning}
      footer={
        <>
          <button type="button" className="button" disabled={isRunning} onClick={onClose}>
            {texts.dismiss}
          </button>
          <button
            type="button"
            className={`button ${kind}`}
            aria-describedby={id}
            disabled={isRunning}
            aria-busy={isRunning}
            onClick={onAct}
          >
            {isRunning && <span className="spinner" />}
            {act}
          </button>
        </>
      }
    >
      <div id={id}>{question}</div>
      {children}
    </Dialog>
  );
}
