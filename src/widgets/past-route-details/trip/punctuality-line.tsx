import checkIcon from "lucide-static/icons/check.svg?raw";
import clockIcon from "lucide-static/icons/clock.svg?raw";
import infoIcon from "lucide-static/icons/info.svg?raw";
import type { PastTrip } from "../../../core/api/past-trips.ts";
import { formatTime } from "../../../core/text/format.ts";
import { punctualMinutes, toPunctuality } from "../../../core/trips/punctuality.ts";
import { Chip } from "../../kit/text/chip.tsx";
import { Popup } from "../../kit/overlay/popup.tsx";
import { formatDifference, toMissingReason } from "./punctuality.model.ts";
import { tripMessages as texts } from "../past-route-details.messages.ts";

/** Punctuality of the trip, with a button that explains it. */
export function PunctualityLine({ trip }: { readonly trip: PastTrip }) {
  const punctuality = toPunctuality(trip);
  return (
    <div className="punctuality">
      <span>
        <span className="subtle">{texts.compared[trip.timePeriod]}</span>{" "}
        {punctuality ? (
          <>
            <b>{formatDifference(punctuality)}</b>{" "}
            <span className="subtle planned-time">({texts.plannedAt(formatTime(punctuality.planned))})</span>
          </>
        ) : (
          toMissingReason(trip)
        )}
      </span>
      {punctuality && (
        <Chip kind={punctuality.isOnTime ? "ok" : "warn"} icon={punctuality.isOnTime ? checkIcon : clockIcon}>
          {punctuality.isOnTime ? texts.onTime : texts.delayed}
        </Chip>
      )}
      <Popup label={texts.definition} icon={infoIcon} className="small bare" placement="end">
        {() => (
          <div className="definition">
            <p className="definition-title">{texts.definition}</p>
            {texts.definitions.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
      </Popup>
      {punctuality && punctuality.minutes > 0 && (
        <span className="limit">{texts.limit[punctuality.isOnTime ? "kept" : "missed"](punctualMinutes)}</span>
      )}
    </div>
  );
}
