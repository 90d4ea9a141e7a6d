import type { Tip } from "../../kit/map/parts/map-tip.tsx";
import type { TimePeriod } from "../../../core/api/routes.ts";
import { formatDistance } from "../../../core/text/format.ts";
import { type StopEntry, toPeopleText, walkOf } from "../../shared/stops/stop.model.ts";
import type { VariantDetail } from "../variant-detail.model.ts";
import { routeDetailsMapMessages as texts } from "../route-details.messages.ts";
import { toHomeId, toStopId } from "./route-map.model.ts";

export function toTip(
  markerId: string,
  detail: VariantDetail,
  entries: readonly StopEntry[],
  period: TimePeriod,
): Tip | null {
  const entry = entries.find(({ id }) => id === toStopId(markerId));
  if (entry) return { title: entry.name, lines: [entry.time, toPeopleText(entry)].filter((line) => line !== null) };
  const homeId = toHomeId(markerId);
  const passenger = detail.stops.flatMap(({ passengers }) => passengers).find(({ passengerId: id }) => id === homeId);
  if (!passenger) return null;
  const walk = texts.walkOf(formatDistance(walkOf(passenger, period)));
  return { title: passenger.passengerName, lines: [passenger.openAddress, walk].filter((line) => line !== null) };
}
