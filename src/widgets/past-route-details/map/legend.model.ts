import type { TimePeriod } from "../../../core/api/routes.ts";
import type { LegendRow } from "../../kit/map/parts/legend.tsx";
import { countKinds, type EventEntry } from "../events/event.model.ts";
import { eventsMessages, pastRouteDetailsMapMessages as texts } from "../past-route-details.messages.ts";
import { eventSigns } from "../events/event-signs.ts";

/** The legend of what the map shows, events with their number. @param events null: events are hidden or not known */
export function toLegend(period: TimePeriod, hasPlan: boolean, events: readonly EventEntry[] | null): LegendRow[] {
  const driven = { kind: "line", role: period } as const;
  const rows: LegendRow[] = [{ sample: driven, text: events ? texts.faultless : texts.driven[period] }];
  if (hasPlan) rows.push({ sample: { kind: "line", role: "planned" }, text: texts.planned });
  for (const { kind, count } of events ? countKinds(events) : []) {
    rows.push({ sample: { kind: "sign", sign: eventSigns[kind] }, text: eventsMessages.kinds[kind], count });
  }
  return rows;
}
