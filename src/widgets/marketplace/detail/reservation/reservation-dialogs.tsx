import { useStore } from "@nanostores/react";
import { toWriteHelp } from "../../../../core/http/errors.ts";
import { fewestDays, toReservationPeriod } from "../../../../core/marketplace/reservation-period.ts";
import { formatNumber } from "../../../../core/text/format.ts";
import { type Day, toDay } from "../../../../core/time/day.ts";
import { formatMonthAndYear } from "../../../../core/time/month.ts";
import type { LineDesk } from "../../../../core/marketplace/line/line-desk.ts";
import { reservationMessages as texts } from "../../marketplace.messages.ts";
import { toEnds, toLineName } from "../line-name.ts";
import { Question } from "./question.tsx";
import { type Seat, toSeatFacts } from "../seat-facts.ts";

interface DialogsProps {
  readonly desk: LineDesk;
  readonly onNewSearch: () => void;
  readonly onBulk: () => void;
}

/** The dialogs before and after a reservation, and before its cancellation. */
export function ReservationDialogs(props: DialogsProps) {
  const { dialog } = useStore(props.desk.reservation.$state);
  if (dialog === null) return null;
  return dialog === "cancel" ? <CancelQuestion desk={props.desk} /> : <SeatQuestion {...props} />;
}

/** Confirms a reservation. A passenger can have one seat per period, so the dialog names the line whose seat would be given up. */
function SeatQuestion({ desk, onNewSearch, onBulk }: DialogsProps) {
  const { reservation, session } = desk;
  const { dialog, activity, standing, failed } = useStore(reservation.$state);
  const { lines } = useStore(desk.lines.$view);
  const isRunning = activity === "reserving";
  const known = lines.find((one) => one.id === standing?.lineId);
  const leave = (then: () => void) => {
    reservation.dismiss();
    then();
  };
  const facts = useSeatFacts(desk, {
    period: toPeriodText(toDay(session.environment.now())),
    givenUp: standing && (known ? toLineName(known) : toEnds(standing.counties, standing.lineId)),
  });
  return (
    <Question
      title={standing ? texts.moveTitle : texts.askTitle}
      text={standing ? texts.moveText : texts.askText}
      facts={facts}
      act={standing ? (isRunning ? texts.moving : texts.move) : isRunning ? texts.reserving : texts.send}
      kind="primary"
      isRunning={isRunning}
      onAct={() => void reservation.confirm()}
      onClose={() => reservation.dismiss()}
      failure={failed?.what === "reserve" ? toWriteHelp(failed.error, texts.reserveFailed, texts.mayBeReserved) : null}
      done={
        dialog === "received"
          ? {
              title: texts.receivedTitle,
              text: texts.receivedText,
              undo: { label: texts.cancel, onUndo: () => reservation.askCancel() },
              buttons: (
                <>
                  <button type="button" className="button" onClick={() => leave(onBulk)}>
                    {texts.bulk}
                  </button>
                  <button type="button" className="button" onClick={() => leave(onNewSearch)}>
                    {texts.newSearch}
                  </button>
                  <button type="button" className="button primary" onClick={() => reservation.dismiss()}>
                    {texts.close}
                  </button>
                </>
              ),
            }
          : null
      }
    />
  );
}

/** "Aralık 2026", with the reason where it isn't the present month. */
function toPeriodText(today: Day): string {
  const { month, isNext } = toReservationPeriod(today);
  const name = formatMonthAndYear(month);
  return isNext ? texts.nextPeriod(name, formatNumber(fewestDays)) : name;
}

/** Label and value pairs about the open line's seat, for the confirmations. */
function useSeatFacts(desk: LineDesk, more: Pick<Seat, "period" | "givenUp"> = {}) {
  const load = useStore(desk.$detail);
  const line = useStore(desk.$line);
  const detail = load.status === "ready" ? load.data : null;
  return toSeatFacts({
    search: desk.lines.search,
    line: line ? toLineName(line) : toEnds(detail?.morning?.counties ?? null, null),
    price: detail?.price ?? null,
    ...more,
  });
}

function CancelQuestion({ desk }: { readonly desk: LineDesk }) {
  const { reservation } = desk;
  const { activity, failed } = useStore(reservation.$state);
  const facts = useSeatFacts(desk);
  const isRunning = activity === "cancelling";
  return (
    <Question
      title={texts.cancelTitle}
      text={texts.cancelText}
      facts={facts}
      act={isRunning ? texts.cancelling : texts.cancel}
      kind="danger"
      isRunning={isRunning}
      onAct={() => void reservation.cancel()}
      onClose={() => reservation.dismiss()}
      failure={failed?.what === "cancel" ? toWriteHelp(failed.error, texts.cancelFailed, texts.mayBeCancelled) : null}
    />
  );
}
