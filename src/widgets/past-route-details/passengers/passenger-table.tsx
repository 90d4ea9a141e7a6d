import { useStore } from "@nanostores/react";
import type { ReadableAtom } from "nanostores";
import checkIcon from "lucide-static/icons/check.svg?raw";
import hourglassIcon from "lucide-static/icons/hourglass.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import type { TimePeriod } from "../../../core/api/routes.ts";
import { missing } from "../../../core/text/format.ts";
import { punctualMinutes } from "../../../core/trips/punctuality.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { EmptyPanel } from "../../kit/feedback/panel.tsx";
import { formatDifference } from "../trip/punctuality.model.ts";
import { isPending, type PassengerRow } from "./passenger.model.ts";
import { pastRouteDetailsPassengersMessages as texts } from "../past-route-details.messages.ts";

interface PassengerTableProps {
  readonly rows: readonly PassengerRow[];
  readonly period: TimePeriod;
  /** Id of the stop that is selected on the map. */
  readonly stopId: string | null;
  /** The last moment of a replay at which something happened, ms since 1970; null: no replay. */
  readonly $milestone: ReadableAtom<number | null>;
}

/** The passengers who were expected, and whether they came. */
export function PassengerTable({ rows, period, stopId, $milestone }: PassengerTableProps) {
  const milestone = useStore($milestone);
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
