import { useStore } from "@nanostores/react";
import { type ReactNode, useEffect, useRef } from "react";
import arrowLeftIcon from "lucide-static/icons/arrow-left.svg?raw";
import { toWriteHelp } from "../../../core/http/errors.ts";
import type { LineStore } from "../../../core/marketplace/line/line-store.ts";
import { fewestDays, toReservationPeriod } from "../../../core/marketplace/line/reservation.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { type Day, toDay } from "../../../core/time/day.ts";
import { formatMonthAndYear } from "../../../core/time/month.ts";
import { lazyModule } from "../../kit/element/lazy-module.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Skeleton } from "../../kit/feedback/panel.tsx";
import { LatePart } from "../../kit/overlay/late-part.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import css from "./detail.css?inline";
import { LineCompare } from "./line-compare.tsx";
import { LineDetail } from "./line-detail.tsx";
import { lineMapMessages, marketplaceDetailMessages as texts, reservationMessages } from "../marketplace.messages.ts";
import { toEnds, toLineName } from "../marketplace.model.ts";
import { Question, type Seat, toSeatFacts } from "../requests/question.tsx";

const pageStyles = styles(css);
const mapCode = lazyModule(() => import("./line-map.tsx"));
const mapSkeleton = <Skeleton height={320} shape="plane" />;

interface BuyerPageProps {
  readonly lineStore: LineStore;
  /** The cards of the lines. */
  readonly list: ReactNode;
  /** Id of the card under the pointer or with the focus. */
  readonly hoveredId: string | null;
  /** "Yeni Hat Ara". */
  readonly onNewSearch: () => void;
  /** "Toplu Talep Oluştur". */
  readonly onBulk: () => void;
}

/** List, detail and map beside each other where there is room; on a phone one after another as steps. */
export function BuyerPage({ lineStore, list, hoveredId, onNewSearch, onBulk }: BuyerPageProps) {
  useStyles(pageStyles);
  const chosen = useStore(lineStore.$chosen);
  const pane = useStore(lineStore.$pane);
  const step = chosen === null ? "list" : pane;
  const listColumn = useStepFocus(step);
  return (
    <div className="buyer">
      <div className="buyer-columns" data-step={step}>
        <div className="buyer-list" ref={listColumn} tabIndex={-1} role="region" aria-label={texts.listLabel}>
          {list}
        </div>
        {chosen !== null && (
          <section className="buyer-detail flex min-0" aria-label={texts.label} key={chosen}>
            <LineDetail lineStore={lineStore} />
          </section>
        )}
        <div className="buyer-map flex min-0">
          {chosen !== null && (
            <button type="button" className="button small buyer-map-back" onClick={() => lineStore.showPane("detail")}>
              <Icon of={arrowLeftIcon} />
              {texts.toDetail}
            </button>
          )}
          <LatePart code={mapCode} failedTitle={lineMapMessages.failed} skeleton={mapSkeleton}>
            {({ LineMap }) => <LineMap lineStore={lineStore} hoveredId={hoveredId} />}
          </LatePart>
        </div>
      </div>
      <ReservationDialogs lineStore={lineStore} onNewSearch={onNewSearch} onBulk={onBulk} />
      <LineCompare lineStore={lineStore} />
    </div>
  );
}

const stepHeads = { list: ".buyer-list", detail: ".buyer-detail h2", map: ".buyer-map-back" } as const;

/** Where the layout shows one step at a time: moves the focus to the head of the shown step, since a hidden element loses it. */
function useStepFocus(step: "list" | "detail" | "map") {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const columns = list.current?.parentElement;
    const isHidden = (element: Element) => element.getClientRects().length === 0;
    const root = list.current?.getRootNode() as ShadowRoot | Document | undefined;
    const focused = root?.activeElement;
    if (!columns || (focused && columns.contains(focused) && !isHidden(focused))) return;
    const wanted = columns.querySelector<HTMLElement>(stepHeads[step]);
    if (wanted && !isHidden(wanted)) wanted.focus();
  }, [step]);
  return list;
}

interface DialogsProps {
  readonly lineStore: LineStore;
  readonly onNewSearch: () => void;
  readonly onBulk: () => void;
}

/** The dialogs before and after a reservation, and before its cancellation. */
function ReservationDialogs(props: DialogsProps) {
  const { dialog } = useStore(props.lineStore.reservation.$state);
  if (dialog === null) return null;
  return dialog === "cancel" ? <CancelQuestion lineStore={props.lineStore} /> : <SeatQuestion {...props} />;
}

/** Confirms a reservation. A passenger can have one seat per period, so the dialog names the line whose seat would be given up. */
function SeatQuestion({ lineStore, onNewSearch, onBulk }: DialogsProps) {
  const { reservation, session } = lineStore;
  const { dialog, activity, standing, failed } = useStore(reservation.$state);
  const { lines } = useStore(lineStore.lines.$view);
  const isRunning = activity === "reserving";
  const known = lines.find((one) => one.id === standing?.lineId);
  const leave = (then: () => void) => {
    reservation.dismiss();
    then();
  };
  const facts = useSeatFacts(lineStore, {
    period: toPeriodText(toDay(session.environment.now())),
    givenUp: standing && (known ? toLineName(known) : toEnds(standing.counties, standing.lineId)),
  });
  return (
    <Question
      title={standing ? reservationMessages.moveTitle : reservationMessages.askTitle}
      text={standing ? reservationMessages.moveText : reservationMessages.askText}
      facts={facts}
      act={
        standing
          ? isRunning
            ? reservationMessages.moving
            : reservationMessages.move
          : isRunning
            ? reservationMessages.reserving
            : reservationMessages.send
      }
      kind="primary"
      isRunning={isRunning}
      onAct={() => void reservation.confirm()}
      onClose={() => reservation.dismiss()}
      failure={
        failed?.what === "reserve"
          ? toWriteHelp(failed.error, reservationMessages.reserveFailed, reservationMessages.mayBeReserved)
          : null
      }
      done={
        dialog === "received"
          ? {
              title: reservationMessages.receivedTitle,
              text: reservationMessages.receivedText,
              undo: { label: reservationMessages.cancel, onUndo: () => reservation.askCancel() },
              buttons: (
                <>
                  <button type="button" className="button" onClick={() => leave(onBulk)}>
                    {reservationMessages.bulk}
                  </button>
                  <button type="button" className="button" onClick={() => leave(onNewSearch)}>
                    {reservationMessages.newSearch}
                  </button>
                  <button type="button" className="button primary" onClick={() => reservation.dismiss()}>
                    {reservationMessages.close}
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
  return isNext ? reservationMessages.nextPeriod(name, formatNumber(fewestDays)) : name;
}

/** Label and value pairs about the open line's seat, for the confirmations. */
function useSeatFacts(lineStore: LineStore, more: Pick<Seat, "period" | "givenUp"> = {}) {
  const load = useStore(lineStore.$detail);
  const line = useStore(lineStore.$line);
  const detail = load.status === "ready" ? load.data : null;
  return toSeatFacts({
    search: lineStore.lines.search,
    line: line ? toLineName(line) : toEnds(detail?.morning?.counties ?? null, null),
    price: detail?.price ?? null,
    ...more,
  });
}

function CancelQuestion({ lineStore }: { readonly lineStore: LineStore }) {
  const { reservation } = lineStore;
  const { activity, failed } = useStore(reservation.$state);
  const facts = useSeatFacts(lineStore);
  const isRunning = activity === "cancelling";
  return (
    <Question
      title={reservationMessages.cancelTitle}
      text={reservationMessages.cancelText}
      facts={facts}
      act={isRunning ? reservationMessages.cancelling : reservationMessages.cancel}
      kind="danger"
      isRunning={isRunning}
      onAct={() => void reservation.cancel()}
      onClose={() => reservation.dismiss()}
      failure={
        failed?.what === "cancel"
          ? toWriteHelp(failed.error, reservationMessages.cancelFailed, reservationMessages.mayBeCancelled)
          : null
      }
    />
  );
}
