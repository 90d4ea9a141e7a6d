import { useStore } from "@nanostores/react";
import checkIcon from "lucide-static/icons/check.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import type { LineDetail } from "../../../core/api/marketplace-detail.ts";
import type { MarketplaceLine } from "../../../core/api/marketplace.ts";
import type { LineStore } from "../../../core/marketplace/line/line-store.ts";
import { seatStatusOf } from "../../../core/marketplace/line/reservation.ts";
import type { Load } from "../../../core/query/query.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { MissingNote } from "../../kit/feedback/retry-button.tsx";
import { Skeleton } from "../../kit/feedback/panel.tsx";
import { Dialog } from "../../kit/overlay/dialog.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { type CompareRow, toCompareGroups } from "./compare.model.ts";
import { compareMessages as texts, figureMessages, reservationMessages } from "../marketplace.messages.ts";
import { toLineName } from "../marketplace.model.ts";
import { LineEnds } from "../requests/line-ends.tsx";

/** Up to three lines side by side. */
export function LineCompare({ lineStore }: { readonly lineStore: LineStore }) {
  const isOpen = useStore(lineStore.$isComparing);
  return isOpen ? <CompareDialog lineStore={lineStore} /> : null;
}

function CompareDialog({ lineStore }: { readonly lineStore: LineStore }) {
  const lines = useStore(lineStore.$compared);
  const presentCost = useStore(lineStore.savings.$presentCost);
  const details = useStore(lineStore.comparedDetails.$loads);
  const groups = toCompareGroups({ lines, details, presentCost });
  const hasFailed = [...details.values()].some(({ status }) => status === "failed");
  const open = (lineId: string) => {
    lineStore.compare(false);
    lineStore.choose(lineId);
  };
  const reserve = (lineId: string) => {
    open(lineId);
    void lineStore.reservation.reserve();
  };
  return (
    <Dialog title={texts.title} size="wide" onClose={() => lineStore.compare(false)}>
      <div className="compare-scroll" role="region" aria-label={texts.table} tabIndex={0}>
        <table className="compare table-full">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{texts.figure}</span>
              </th>
              {lines.map((line) => (
                <th scope="col" key={line.id}>
                  <div className="compare-name split gap-4">
                    <span>
                      <LineEnds origin={line.originCounty} destination={line.destinationCounty} />
                      {line.code !== null && <span className="subtle">{line.code}</span>}
                    </span>
                    <TransientButton
                      className="icon-button"
                      aria-label={texts.remove(toLineName(line))}
                      onClick={() => lineStore.toggleCompared(line)}
                    >
                      <Icon of={xIcon} size="small" />
                    </TransientButton>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ period, rows }, index) => (
            <tbody key={index}>
              {period !== null && (
                <tr className="compare-period">
                  <th scope="rowgroup" colSpan={lines.length + 1} className={period}>
                    {figureMessages[period]}
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <FigureRow key={row.label} row={row} lines={lines} />
              ))}
            </tbody>
          ))}
          <tbody>
            <tr className="compare-ways">
              <th scope="row">
                <span className="visually-hidden">{texts.open}</span>
              </th>
              {lines.map((line) => (
                <td key={line.id}>
                  {!line.badges.isPassengersOwn && (
                    <LineActions
                      name={toLineName(line)}
                      isFree={isSeatFree(details.get(line.id))}
                      onReserve={() => reserve(line.id)}
                      onOpen={() => open(line.id)}
                    />
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {hasFailed && <MissingNote text={texts.eveningFailed} onRetry={() => lineStore.comparedDetails.retry()} />}
    </Dialog>
  );
}

interface ActionsProps {
  readonly name: string;
  /** Null: not known yet. */
  readonly isFree: boolean | null;
  readonly onReserve: () => void;
  readonly onOpen: () => void;
}

/** The buttons under a line. Reserving opens the line and asks for a confirmation over it. */
function LineActions({ name, isFree, onReserve, onOpen }: ActionsProps) {
  return (
    <div className="compare-acts grid gap-6">
      {isFree !== false && (
        <button
          type="button"
          className="button small"
          aria-haspopup="dialog"
          disabled={isFree === null}
          onClick={onReserve}
        >
          {reservationMessages.reserve}
          <span className="visually-hidden">: {name}</span>
        </button>
      )}
      <button type="button" className="link" onClick={onOpen}>
        {texts.open}
        <span className="visually-hidden">: {name}</span>
      </button>
    </div>
  );
}

/** Whether the seat can be requested; null while not known. */
function isSeatFree(load: Load<LineDetail> | undefined): boolean | null {
  if (load?.status === "loading") return null;
  return load?.status === "ready" && seatStatusOf(load.data.request) === "free";
}

interface RowProps {
  readonly row: CompareRow;
  readonly lines: readonly MarketplaceLine[];
}

function FigureRow({ row: { label, cells }, lines }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map(({ text, isBest }, column) => (
        <td key={lines[column]?.id} className={isBest ? "best" : undefined}>
          {text ?? <Waiting />}
          {isBest && (
            <>
              <Icon of={checkIcon} size="tiny" />
              <span className="visually-hidden"> ({texts.best})</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

const Waiting = () => (
  <>
    <Skeleton height={14} width="60%" />
    <span className="visually-hidden">{texts.loading}</span>
  </>
);
