import { formatNumber } from "../../../../core/text/format.ts";
import { toColorToken, toSignColors } from "../colors.ts";
import { HOUSE_PATHS, OFFICE_PATHS } from "./marker-paths.ts";
import { peopleSize } from "./marker-size.ts";
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
