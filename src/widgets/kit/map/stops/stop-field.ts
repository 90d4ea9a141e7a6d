import { isPosition, worldX, worldY } from "../basemap/geometry.ts";
import type { LineShape } from "../lines/line-geometry.ts";
import type { MapStop } from "../types.ts";

/** All stops with their positions in world units, as typed arrays. */
export interface StopField {
  readonly stops: readonly MapStop[];
  readonly x: Float64Array;
  readonly y: Float64Array;
}

export function createStopField(stops: readonly MapStop[]): StopField {
  const x = new Float64Array(stops.length);
  const y = new Float64Array(stops.length);
  stops.forEach(({ position }, index) => {
    const isUsable = isPosition(position);
    const [latitude, longitude] = position;
    x[index] = isUsable ? worldX(longitude) : Number.NaN;
    y[index] = isUsable ? worldY(latitude) : Number.NaN;
  });
  return { stops, x, y };
}

/** 1 for each stop that is drawn, else 0: its line isn't shown or is faded, or a marker shows it already. */
export function shownStops(
  { stops, x }: StopField,
  shapes: ReadonlyMap<string, LineShape>,
  isMarker: (id: string) => boolean,
): Uint8Array {
  const shown = new Uint8Array(stops.length);
  stops.forEach(({ id, lineId, faded }, index) => {
    const line = lineId === undefined ? undefined : shapes.get(lineId)?.line;
    if ((lineId !== undefined && !line) || Number.isNaN(x[index]) || isMarker(id)) return;
    shown[index] = (faded ?? line?.faded ?? false) ? 0 : 1;
  });
  return shown;
}
