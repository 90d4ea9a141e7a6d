import { worldSize, worldX, worldY } from "../basemap/geometry.ts";
import { sizeOf } from "./marker-size.ts";
import type { PixelBox } from "./occupancy.ts";
import { boxAround, spread, type Offset } from "./spread.ts";
import type { MapMarker } from "../types.ts";

/** A marker with its position in world units and its offset from there in pixels. */
export interface SpreadMarker {
  readonly marker: MapMarker;
  readonly x: number;
  readonly y: number;
  readonly offset: Offset;
}

/** Whether a line leads from where it is drawn to its position; a label is read where it is. */
export const hasLeader = ({ marker, offset }: SpreadMarker): boolean =>
  marker.kind !== "label" && (offset.x !== 0 || offset.y !== 0);

/** Priority, the lowest first: offices, the home with a halo and the selected pin, the selected sign or home, other pins, signs and starts, homes, labels. */
function rankOf(marker: MapMarker): number {
  if ((marker.kind === "pin" && marker.selected) || (marker.kind === "home" && marker.halo)) return 0;
  if ((marker.kind === "sign" || marker.kind === "home") && marker.selected) return 1;
  return { office: 0, people: 1, pin: 2, sign: 3, start: 3, home: 4, label: 5 }[marker.kind];
}

/** Positions of the markers at a zoom level so that none covers another. In the given order. */
export function spreadMarkers(markers: readonly MapMarker[], zoom: number, family: string): SpreadMarker[] {
  const scale = worldSize(zoom);
  const points = markers.map((marker) => ({
    marker,
    x: worldX(marker.position[1]),
    y: worldY(marker.position[0]),
  }));
  const ranked = points
    .map((point, index) => ({ ...point, index, rank: rankOf(point.marker) }))
    .sort((one, other) => one.rank - other.rank || one.index - other.index);
  const offsets = spread(
    ranked.map(({ marker, x, y, rank }) => ({
      x: x * scale,
      y: y * scale,
      ...sizeOf(marker, family),
      isFixed: rank === 0,
    })),
  );
  const offsetAt = new Map(ranked.map(({ index }, position) => [index, offsets[position] ?? { x: 0, y: 0 }]));
  return points.map((point, index) => ({ ...point, offset: offsetAt.get(index) ?? { x: 0, y: 0 } }));
}

export function markerBoxes(markers: readonly MapMarker[], zoom: number, family: string): PixelBox[] {
  const scale = worldSize(zoom);
  return spreadMarkers(markers, zoom, family).map(({ marker, x, y, offset }) => {
    const { width, height } = sizeOf(marker, family);
    return boxAround(x * scale + offset.x, y * scale + offset.y, width, height);
  });
}
