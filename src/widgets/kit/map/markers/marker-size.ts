import { measurePill, PILL_HEIGHT } from "../pins/pill.ts";
import type { MapMarker } from "../types.ts";

/** Sizes in CSS pixels; must agree with markers.css and signs.css. */
export const OFFICE_SIZE = 28;
export const HOME_SIZE = 20;
/** Size of the selected home. */
export const MEANT_HOME_SIZE = 28;
/** Size of a home with a halo, and of the halo. */
export const HALO_HOME_SIZE = 26;
export const HALO_SIZE = 40;
export const START_SIZE = 14;
export const PIN_RING_SIZE = 11;
export const SIGN_SIZE = 22;
/** Smallest target of a pointer (WCAG 2.5.8). */
const TARGET = 24;
/** Height of a selected pill, which has a wider border. */
export const SELECTED_HEIGHT = 24;

export const LABEL_HEIGHT = 20;
/** By how much a label is wider than a pill with its text: larger letters, more padding. */
const LABEL_MORE = 10;

/** Diameter of a group of people: its area grows with their number, up to a limit. */
export const peopleSize = (count: number): number => Math.round(Math.min(60, 28 + 1.4 * Math.sqrt(count)));

export function sizeOf(marker: MapMarker, family: string): { readonly width: number; readonly height: number } {
  if (marker.kind === "pin" && marker.text) {
    const height = marker.selected ? SELECTED_HEIGHT : PILL_HEIGHT;
    return { width: measurePill(marker.text, family) + height - PILL_HEIGHT, height };
  }
  if (marker.kind === "label") return { width: measurePill(marker.text, family) + LABEL_MORE, height: LABEL_HEIGHT };
  if (marker.kind === "people") return { width: peopleSize(marker.count), height: peopleSize(marker.count) };
  const home = marker.kind !== "home" ? 0 : marker.halo ? HALO_SIZE : marker.selected ? MEANT_HOME_SIZE : TARGET;
  const sizes = { office: OFFICE_SIZE, home, start: TARGET, pin: PIN_RING_SIZE, sign: TARGET };
  const size = sizes[marker.kind];
  return { width: size, height: size };
}
