import type { Tip } from "../../kit/map/parts/map-tip.tsx";
import { type EventEntry, toEventFacts } from "../events/event.model.ts";
import type { PassengerStop } from "../passengers/passenger.model.ts";
import { pastRouteDetailsMapMessages as texts } from "../past-route-details.messages.ts";
import { toStopTitle } from "./trip-map.model.ts";

export function toTip(
  markerId: string,
  stops: readonly PassengerStop[],
  events: readonly EventEntry[],
  startTime: string,
): Tip | null {
  const stop = stops.find(({ id }) => id === markerId);
  if (stop) return { title: toStopTitle(stop), lines: stop.people.map(({ name, text }) => `${name}: ${text}`) };
  const event = events.find(({ id }) => id === markerId);
  if (event) return { title: event.name, lines: [event.time, ...toEventFacts(event)] };
  if (markerId === "start") return { title: texts.start, lines: [startTime] };
  return markerId.startsWith("company") ? { title: texts.company, lines: [] } : null;
}
