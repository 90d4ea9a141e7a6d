import { useStore } from "@nanostores/react";
import { useId } from "react";
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
  const id = useId();
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
    <Dialog
      title={texts.moveTitle}
      onClose={() => reservation.dismiss()}
      isBusy={isRunning}
      footer={
        <>
          <button type="button" className="button" disabled={isRunning} onClick={() => reservation.dismiss()}>
            {texts.dismiss}
          </button>
          <button
            type="button"
            className="button primary"
            aria-describedby={id}
            disabled={isRunning}
            aria-busy={isRunning}
            onClick={() => void reservation.move()}
          >
            {isRunning && <span className="spinner" />}
            {isRunning ? texts.moving : texts.move}
          </button>
        </>
      }
    >
      <div className="dialog-form" id={id}>
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
    </Dialog>
  );
}

function CancelDialog({ desk: { reservation } }: { readonly desk: LineDesk }) {
  const { activity, failed } = useStore(reservation.$state);
  const isRunning = activity === "cancelling";
  const id = useId();
  return (
    <Dialog
      title={texts.cancelTitle}
      onClose={() => reservation.dismiss()}
      isBusy={isRunning}
      footer={
        <>
          <button type="button" className="button" disabled={isRunning} onClick={() => reservation.dismiss()}>
            {texts.dismiss}
          </button>
          <button
            type="button"
            className="button danger"
            aria-describedby={id}
            disabled={isRunning}
            aria-busy={isRunning}
            onClick={() => void reservation.cancel()}
          >
            {isRunning && <span className="spinner" />}
            {isRunning ? texts.cancelling : texts.cancel}
          </button>
        </>
      }
    >
      <p id={id}>{texts.cancelText}</p>
      {failed?.what === "cancel" && (
        <p className="detail-alert bad" role="alert">
          <Icon of={triangleAlertIcon} />
          <span>
            <b>{texts.cancelFailed}</b> {toHelp(failed.error)}
          </span>
        </p>
      )}
    </Dialog>
  );
}
