import { toColorToken } from "./colors.ts";
import type { MapMarker } from "./types.ts";

const SVG = "http://www.w3.org/2000/svg";

/** Lucide (ISC): building-2 and house. Built as elements, because a host's Trusted Types forbid markup in strings. */
const OFFICE_PATHS = [
  "M10 12h4",
  "M10 8h4",
  "M14 21v-3a2 2 0 0 0-4 0v3",
  "M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2",
  "M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16",
];
const HOUSE_PATHS = [
  "M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8",
  "M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
];

function createIcon(paths: readonly string[]): SVGSVGElement {
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
  return marker.kind === "stop" ? (marker.text ?? "") : "";
}

function classesOf(marker: MapMarker): string[] {
  const classes = ["sh-map-marker", `sh-map-marker-${marker.kind}`];
  if (marker.kind === "stop") {
    classes.push(`sh-map-tone-${marker.tone}`, marker.text ? "sh-map-marker-pill" : "sh-map-marker-ring");
    if (marker.selected) classes.push("sh-map-marker-selected");
  }
  return classes;
}

/** A selectable marker is a button: focus, Enter and Space come with it. Else it is a picture, or decoration. */
export function createMarkerElement(marker: MapMarker, selectable: boolean): HTMLElement {
  const element = document.createElement(selectable ? "button" : "span");
  element.classList.add(...classesOf(marker));
  if (element instanceof HTMLButtonElement) element.type = "button";
  if (marker.kind === "start") element.style.setProperty("--line-color", `var(${toColorToken(marker.color)})`);
  if (marker.kind === "stop" && selectable) element.setAttribute("aria-pressed", String(marker.selected ?? false));
  if (marker.label) {
    element.setAttribute("aria-label", marker.label);
    if (!selectable) element.setAttribute("role", "img");
  } else if (!selectable) {
    element.setAttribute("aria-hidden", "true");
  }
  element.append(createContent(marker));
  return element;
}

/** Offices above stops, the selected stop above its neighbours. */
export function elevationOf(marker: MapMarker): number {
  if (marker.kind === "stop") return marker.selected ? 3000 : 1000;
  return marker.kind === "office" ? 2000 : 0;
}
