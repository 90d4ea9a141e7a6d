import type { Tip } from "../../kit/map/parts/map-tip.tsx";
import type { TimePeriod } from "../../../core/api/routes.ts";
import { formatDistance } from "../../../core/text/format.ts";
import { type StopEntry, toPeopleText, walkOf } from "../../shared/stops/stop.model.ts";
import type { RouteSheet } from "../route-sheet.model.ts";
import { mapMessages as texts } from "./map.messages.ts";
import { toHomeId, toStopId } from "./route-map.model.ts";

export function toTip(
  markerId: string,
  sheet: RouteSheet,
  entries: readonly StopEntry[],
  period: TimePeriod,
): Tip | null {
  const entry = entries.find(({ id }) => id === toStopId(markerId));
  if (entry) return { title: entry.name, lines: [entry.time, toPeopleText(entry)].filter((line) => line !== null) };
  const homeId = toHomeId(markerId);
  const passenger = sheet.stops.flatMap(({ passengers }) => passengers).find(({ passengerId: id }) => id === homeId);
  if (!passenger) return null;
  const walk = texts.walkOf(formatDistance(walkOf(passenger, period)));
  return { title: passenger.passengerName, lines: [passenger.openAddress, walk].filter((line) => line !== null) };
}
