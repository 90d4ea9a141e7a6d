import officeIcon from "lucide-static/icons/building-2.svg?raw";
import { formatNumber, missing } from "../../../core/text/format.ts";
import { punctualMinutes } from "../../../core/trips/punctuality.ts";
import { Icon } from "../../kit/text/icon.tsx";
import type { DelayStop } from "./delay.model.ts";
import { formatDifference } from "./punctuality.model.ts";
import { tripMessages as texts } from "../past-route-details.messages.ts";

/** "+5", "-2" with a minus sign, "0". */
function toSigned(minutes: number | null): string {
  if (minutes === null) return missing;
  if (minutes === 0) return formatNumber(0);
  return `${minutes > 0 ? "+" : "\u2212"}${formatNumber(Math.abs(minutes))}`;
}

/** How late the vehicle was at each stop and at the office, real above planned time. */
export function DelayLine({ stops }: { readonly stops: readonly DelayStop[] }) {
  return (
    <div className="trip-delays">
      <p className="delay-head">
        <span>{texts.delays}</span>
        <span>{texts.delaysMeaning}</span>
      </p>
      <div className="delay-scroller" role="region" aria-label={texts.delays} tabIndex={0}>
        <ol className="delay-line">
          {stops.map((stop) => (
            <Stop key={stop.letter ?? ""} stop={stop} />
          ))}
        </ol>
      </div>
    </div>
  );
}

function Stop({ stop: { letter, hasTravelled, planned, actual, minutes } }: { readonly stop: DelayStop }) {
  const isLate = minutes !== null && minutes > punctualMinutes;
  const name = letter === null ? texts.office : texts.stop(letter);
  return (
    <li>
      <span className="visually-hidden">
        {texts.delayAt(name, formatDifference(minutes === null ? null : { minutes }), actual, planned)}
      </span>
      <span className={isLate ? "delay-minutes late" : "delay-minutes"} aria-hidden="true">
        {toSigned(minutes)}
      </span>
      <span
        className={`trip-stop ${letter === null ? "office" : hasTravelled ? "boarded" : "not-boarded"}`}
        aria-hidden="true"
      >
        {letter ?? <Icon of={officeIcon} size="tiny" />}
      </span>
      <span className="delay-actual" aria-hidden="true">
        {actual ?? missing}
      </span>
      <span className="subtle" aria-hidden="true">
        {planned ?? missing}
      </span>
    </li>
  );
}
