import { formatNumber } from "../../../../core/text/format.ts";
import { toColorToken, toSignColors } from "../colors.ts";
import { measurePill, PILL_HEIGHT } from "../pins/pill.ts";
import type { MapMarker } from "../types.ts";

const SVG = "http://www.w3.org/2000/svg";

export function createIcon(paths: readonly string[]): SVGSVGElement {
  const icon = document.createElementNS(SVG, "svg");
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.setAttribute("aria-hidden", "true");
  for (const data of paths) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", data);
    icon.append(path);
  }
  return icon;
}

function createContent(marker: MapMarker): SVGSVGElement | string {
  if (marker.kind === "office") return createIcon(OFFICE_PATHS);
  if (marker.kind === "home") return createIcon(HOUSE_PATHS);
  if (marker.kind === "sign") return createIcon(marker.sign.paths);
  if (marker.kind === "people") return formatNumber(marker.count);
  if (marker.kind === "label") return marker.text;
  return marker.kind === "pin" ? (marker.text ?? "") : "";
}

function classesOf(marker: MapMarker): string[] {
  const classes = ["sh-map-marker", `sh-map-marker-${marker.kind}`];
  if (marker.kind === "pin") {
    classes.push(marker.text ? "sh-map-marker-pill" : "sh-map-marker-ring");
  }
  if ("selected" in marker && marker.selected)
    classes.push(marker.kind === "home" ? "sh-map-marker-meant" : "sh-map-marker-selected");
  if (marker.kind === "home" && marker.halo) classes.push("sh-map-marker-halo");
  return classes;
}

/** A pill's text is part of its accessible name, for people who control the computer by voice (WCAG 2.5.3). */
function nameOf(marker: MapMarker, label: string): string {
  const text = marker.kind === "pin" ? marker.text : undefined;
  return text && !label.includes(text) ? `${text}, ${label}` : label;
}

const selectableKinds: ReadonlySet<MapMarker["kind"]> = new Set(["pin", "sign", "people"]);

export const isSelectable = ({ kind, selectable = selectableKinds.has(kind) }: MapMarker): boolean => selectable;

/** What a press selects is a button, which has focus, Enter and Space. Else it is an image, or decoration without a label. */
export function createMarkerElement(marker: MapMarker, isButton: boolean): HTMLElement {
  const element = document.createElement(isButton ? "button" : "span");
  element.classList.add(...classesOf(marker));
  if (element instanceof HTMLButtonElement) element.type = "button";
  if (marker.kind === "sign")
    for (const [name, color] of Object.entries(toSignColors(marker.sign))) element.style.setProperty(name, color);
  if (marker.kind === "pin") {
    element.style.setProperty("--pin-color", `var(${marker.color})`);
    if (marker.textColor) element.style.setProperty("--pin-text", `var(${marker.textColor})`);
  }
  if (marker.kind === "start") element.style.setProperty("--line-color", `var(${toColorToken(marker.color)})`);
  if (marker.kind === "people") element.style.setProperty("--people-size", `${peopleSize(marker.count)}px`);
  if (isButton) element.setAttribute("aria-pressed", String("selected" in marker && marker.selected === true));
  if (marker.label) {
    element.setAttribute("aria-label", nameOf(marker, marker.label));
    if (!isButton) element.setAttribute("role", "img");
  } else if (!isButton) {
    element.setAttribute("aria-hidden", "true");
  }
  element.append(createContent(marker));
  return element;
}

/** Leaflet's z-index offset: offices above signs above pins, a selected marker above its neighbours, labels below all. */
export function elevationOf(marker: MapMarker): number {
  if (marker.kind === "label") return -1000;
  if (marker.kind === "pin") return marker.selected ? 3000 : 1000;
  if (marker.kind === "sign" || marker.kind === "people") return marker.selected ? 3000 : 1500;
  if (marker.kind === "home") return marker.selected || marker.halo ? 2500 : 0;
  return marker.kind === "office" ? 2000 : 0;
}

/** Lucide (ISC), with rectangles and circles as paths. No SVG strings: a host page's Trusted Types forbid markup from strings. */
export const OFFICE_PATHS = [
  "M10 12h4",
  "M10 8h4",
  "M14 21v-3a2 2 0 0 0-4 0v3",
  "M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2",
  "M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16",
];
export const HOUSE_PATHS = [
  "M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8",
  "M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
];

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
