import type { MapMarker, Position } from "../../kit/map/types.ts";
import { toStopLabel, toStopText, toStopColor } from "../../shared/stops/stop.model.ts";
import { airviewMessages as texts } from "../airview.messages.ts";
import { stopsOf } from "../routes.model.ts";
import type { Selected } from "../selection.model.ts";
import { toStopId } from "./lines.model.ts";

const isNear = (one: Position, other: Position) =>
  Math.abs(one[0] - other[0]) < 0.0005 && Math.abs(one[1] - other[1]) < 0.0005;

/** The company's office, the selected route's office, its stops, and the homes of the selected stop's own people. */
export function toMarkers(company: Position | null, selected: Selected | null): readonly MapMarker[] {
  return [...toOffices(company, selected), ...(selected ? [...toHomes(selected), ...toStops(selected)] : [])];
}

function toOffices(company: Position | null, selected: Selected | null): MapMarker[] {
  const { timePeriod: period, origin, destination } = selected?.route ?? {};
  const end = (period === "morning" ? destination : origin) ?? null;
  const positions = [company, end && company && isNear(end, company) ? null : end].filter(
    (position) => position !== null,
  );
  return positions.map((position, index) => ({ id: `office/${index}`, kind: "office", position, label: texts.office }));
}

function toStops({ route, stop: chosen }: Selected): MapMarker[] {
  return stopsOf(route).flatMap((entry, index) => {
    const position = route.stops[index]?.position ?? null;
    if (!position) return [];
    const selected = chosen?.index === index;
    const color = toStopColor(entry.tone);
    const [text, label] = [toStopText(entry), toStopLabel(entry)];
    return [{ id: toStopId(route, index), kind: "pin", position, text, label, color, selected } as const];
  });
}

function toHomes({ stop, person }: Selected): MapMarker[] {
  return (stop?.stop.passengers ?? []).flatMap(({ passengerId: id, passengerName: name, ...passenger }) => {
    const position = passenger.home;
    if (!position) return [];
    const selected = id === person?.passengerId;
    return [{ id: `home/${id}`, kind: "home", position, label: texts.home(name), selectable: true, selected }] as const;
  });
}
