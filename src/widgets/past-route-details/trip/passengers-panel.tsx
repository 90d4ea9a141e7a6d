import { useStore } from "@nanostores/react";
import checkIcon from "lucide-static/icons/check.svg?raw";
import hourglassIcon from "lucide-static/icons/hourglass.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import type { ReadableAtom } from "nanostores";
import type { TimePeriod } from "../../../core/api/routes.ts";
import { formatNumber, missing } from "../../../core/text/format.ts";
import { punctualMinutes } from "../../../core/trips/punctuality.ts";
import { MissingNote } from "../../kit/feedback/retry-button.tsx";
import { AsyncPanel, EmptyPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { pastRouteDetailsPassengersMessages as texts } from "../past-route-details.messages.ts";
import type { PastRouteDetails } from "../past-route-details.store.ts";
import { countTravelled, isPending, type PassengerRow } from "./passengers.model.ts";
import { formatDifference } from "./trip.model.ts";

const skeleton = <Skeleton height={160} />;

interface PassengersPanelProps {
  readonly store: PastRouteDetails;
  readonly rows: readonly PassengerRow[];
  readonly period: TimePeriod;
  /** Id of the stop that is selected on the map. */
  readonly stopId: string | null;
  /** The last moment of a replay at which something happened, ms since 1970; null: no replay. */
  readonly $milestone: ReadableAtom<number | null>;
}

/** The passengers' card. A failed load affects this card only. */
export function PassengersPanel({ store, rows, period, stopId, $milestone }: PassengersPanelProps) {
  const load = useStore(store.passengers.$load);
  const bookings = useStore(store.bookings.$load);
  const milestone = useStore($milestone);
  return (
    <Card
      title={texts.title}
      control={
        rows.length > 0 && (
          <span className="subtle text-sm">
            {texts.counted[period](formatNumber(countTravelled(rows, milestone)), formatNumber(rows.length))}
          </span>
        )
      }
      isClipped
    >
      <div className="passengers">
        <AsyncPanel
          load={load}
          failedTitle={texts.failed}
          onRetry={() => void store.passengers.refresh()}
          skeleton={skeleton}
        >
          {() => (
            <>
              {bookings.status === "failed" && rows.length > 0 && (
                <p className="plan-note">
                  <MissingNote text={texts.planFailed} onRetry={() => void store.bookings.refresh()} />
                </p>
              )}
              <PassengerTable rows={rows} period={period} stopId={stopId} milestone={milestone} />
            </>
          )}
        </AsyncPanel>
      </div>
    </Card>
  );
}

interface PassengerTableProps extends Pick<PassengersPanelProps, "rows" | "period" | "stopId"> {
  readonly milestone: number | null;
}

/** The passengers who were expected, and whether they came. */
function PassengerTable({ rows, period, stopId, milestone }: PassengerTableProps) {
  if (rows.length === 0) return <EmptyPanel title={texts.empty} />;
  return (
    <div className="plain-scroller">
      <table className="plain-table passenger-table">
        <thead>
          <tr>
            <th scope="col">{texts.stop}</th>
            <th scope="col">{texts.name}</th>
            <th scope="col" className="end">
              {texts.planned}
            </th>
            <th scope="col" className="end">
              {texts.moment[period]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Person
              key={row.key}
              row={row}
              isSelected={row.stopId !== null && row.stopId === stopId}
              isWaiting={isPending(row, milestone)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface OutcomeProps {
  readonly row: PassengerRow;
  /** A replay has not reached this passenger yet. */
  readonly isWaiting: boolean;
}

function Person({ row, isWaiting, isSelected }: OutcomeProps & { readonly isSelected: boolean }) {
  const tone = isWaiting ? "waiting" : row.hasTravelled ? "boarded" : "not-boarded";
  return (
    <tr className={isSelected ? "selected" : undefined}>
      <td>
        <span className={`trip-stop ${tone}`}>{row.letter}</span>
      </td>
      <td>{row.name}</td>
      <td className="end subtle">{row.planned ?? missing}</td>
      <td className="end">
        <Outcome row={row} isWaiting={isWaiting} />
      </td>
    </tr>
  );
}

function Outcome({ row, isWaiting }: OutcomeProps) {
  if (isWaiting) {
    return (
      <span className="outcome waiting">
        <Icon of={hourglassIcon} size="small" /> {texts.pending}
      </span>
    );
  }
  return (
    <span className={row.hasTravelled ? "outcome boarded" : row.isUnknown ? "outcome" : "outcome not-boarded"}>
      {!row.isUnknown && <Icon of={row.hasTravelled ? checkIcon : xIcon} size="small" />} {row.text}
      {row.minutesLate !== null && (
        <span className={row.minutesLate > punctualMinutes ? "stop-difference late" : "stop-difference subtle"}>
          {" "}
          {formatDifference({ minutes: row.minutesLate })}
        </span>
      )}
    </span>
  );
}
