import { isPosition, worldX, worldY } from "../basemap/geometry.ts";
import type { LineShape } from "../lines/line-geometry.ts";
import type { MapPin } from "../types.ts";

/** All pins with their positions in world units, as typed arrays. */
export interface PinField {
  readonly pins: readonly MapPin[];
  readonly x: Float64Array;
  readonly y: Float64Array;
}

export function createPinField(pins: readonly MapPin[]): PinField {
  const x = new Float64Array(pins.length);
  const y = new Float64Array(pins.length);
  pins.forEach(({ position }, index) => {
    const isUsable = isPosition(position);
    const [latitude, longitude] = position;
    x[index] = isUsable ? worldX(longitude) : Number.NaN;
    y[index] = isUsable ? worldY(latitude) : Number.NaN;
  });
  return { pins, x, y };
}

/** 1 for each pin that is drawn, else 0: its line isn't shown or is faded, or a marker shows it already. */
export function shownPins(
  { pins, x }: PinField,
  shapes: ReadonlyMap<string, LineShape>,
  isMarker: (id: string) => boolean,
): Uint8Array {
  const shown = new Uint8Array(pins.length);
  pins.forEach(({ id, lineId, faded }, index) => {
    const line = lineId === undefined ? undefined : shapes.get(lineId)?.line;
    if ((lineId !== undefined && !line) || Number.isNaN(x[index]) || isMarker(id)) return;
    shown[index] = (faded ?? line?.faded ?? false) ? 0 : 1;
  });
  return shown;
}
