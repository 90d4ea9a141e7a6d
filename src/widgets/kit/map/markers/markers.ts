import { isPosition } from "../geometry.ts";
import type { MapSurface, PlacedElement } from "../map-surface.ts";
import { forgetPillWidths } from "../pins/pill.ts";
import type { MapMarker, MapPoint, Position } from "../types.ts";
import { createIcon, createMarkerElement, elevationOf, isSelectable } from "./marker-icons.ts";
import { type SpreadMarker, spreadMarkers } from "./spread.ts";

interface MarkerLayerOptions {
  /** Whether anything hears of a selected marker; else none is a button. */
  readonly areSelectable: boolean;
  readonly onSelect: (id: string) => void;
  /** The marker that is focused or under the pointer. */
  readonly onFocus: (id: string | null, point: MapPoint) => void;
  /** The offsets of markers have changed. */
  readonly onSpread: () => void;
  /** A computed `font-family`. */
  readonly family: string;
}

interface MarkerLayer {
  spread(): readonly SpreadMarker[];
  specs(): readonly MapMarker[];
  has(id: string): boolean;
  setMarkers(markers: readonly MapMarker[]): void;
  remove(): void;
}

interface Shown {
  spec: MapMarker;
  readonly placed: PlacedElement;
}

/** Key of everything that a marker shows; its position isn't part of it. */
const appearanceOf = ({ position: _position, ...appearance }: MapMarker): string => JSON.stringify(appearance);

const isSamePosition = (one: MapMarker, other: MapMarker): boolean =>
  one.position[0] === other.position[0] && one.position[1] === other.position[1];

export function createMarkerLayer(view: MapSurface, options: MarkerLayerOptions): MarkerLayer {
  const { areSelectable, onSelect, onFocus, onSpread, family } = options;
  const shown = new Map<string, Shown>();
  let spread: readonly SpreadMarker[] = [];
  const specs = (): MapMarker[] => [...shown.values()].map(({ spec }) => spec);

  function pointOf(id: string): MapPoint {
    const entry = spread.find(({ marker }) => marker.id === id);
    if (!entry) return { x: 0, y: 0 };
    const { x, y } = view.toPoint(entry.marker.position);
    return { x: x + entry.offset.x, y: y + entry.offset.y };
  }

  function createElement(spec: MapMarker): HTMLElement {
    const isButton = areSelectable && isSelectable(spec);
    const element = createMarkerElement(spec, isButton);
    // A press on an image is one on what the map shows there.
    if (isButton) {
      element.addEventListener("click", (event) => {
        event.stopPropagation();
        // A drag that began on the marker ends with a click on it. Clicks by keyboard have `detail` 0.
        const isDragEnd = event.detail > 0 && view.wasDragged();
        if (!isDragEnd) onSelect(spec.id);
      });
      element.addEventListener("dblclick", (event) => event.stopPropagation());
    }
    for (const name of ["focus", "pointerenter"]) {
      element.addEventListener(name, () => onFocus(spec.id, pointOf(spec.id)));
    }
    for (const name of ["blur", "pointerleave"]) element.addEventListener(name, () => onFocus(null, { x: 0, y: 0 }));
    return element;
  }

  function update(entry: Shown, spec: MapMarker): void {
    const { placed } = entry;
    if (!isSamePosition(entry.spec, spec)) placed.moveTo(spec.position);
    if (appearanceOf(entry.spec) !== appearanceOf(spec)) {
      const root = placed.element().getRootNode();
      const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
      const keepFocus = focused !== null && placed.element().contains(focused);
      placed.replace(createElement(spec), elevationOf(spec));
      if (keepFocus) placed.element().querySelector("button")?.focus({ preventScroll: true });
    }
    entry.spec = spec;
  }

  function respread(): void {
    spread = spreadMarkers(specs(), view.zoom(), family);
    for (const { marker, offset } of spread) {
      const content = shown.get(marker.id)?.placed.element();
      if (!content) continue;
      content.style.setProperty("--spread-x", `${offset.x}px`);
      content.style.setProperty("--spread-y", `${offset.y}px`);
    }
    onSpread();
  }

  function handleZoomEnd(): void {
    if (shown.size > 0) respread();
  }
  function handleFonts(): void {
    forgetPillWidths();
    handleZoomEnd();
  }
  const stopZoom = view.onZoom(handleZoomEnd);
  document.fonts.addEventListener("loadingdone", handleFonts);

  return {
    spread: () => spread,
    specs,
    has: (id) => shown.has(id),
    setMarkers(markers) {
      const usable = markers.filter(({ position }) => isPosition(position));
      const wanted = new Set(usable.map(({ id }) => id));
      for (const [id, { placed }] of shown) {
        if (wanted.has(id)) continue;
        placed.remove();
        shown.delete(id);
      }
      for (const spec of usable) {
        const entry = shown.get(spec.id);
        if (entry) update(entry, spec);
        else {
          const placed = view.addElement(createElement(spec), spec.position, elevationOf(spec));
          shown.set(spec.id, { spec, placed });
        }
      }
      respread();
    },
    remove() {
      stopZoom();
      document.fonts.removeEventListener("loadingdone", handleFonts);
      for (const { placed } of shown.values()) placed.remove();
      shown.clear();
    },
  };
}

export interface MovingMarker {
  /** Null removes it from the map. Sets one style of one element, so that it can be called at every frame. */
  move(position: Position | null): void;
}

/** Above every other marker. */
const ELEVATION = 4000;

/** A marker that moves along a path, above all others and without displacing them. `paths`: SVG path data of its icon. */
export function createMovingMarker(view: MapSurface, paths: readonly string[]): MovingMarker {
  let placed: PlacedElement | null = null;

  function createElement(): HTMLElement {
    const element = document.createElement("span");
    element.className = "sh-map-moving";
    element.setAttribute("aria-hidden", "true");
    element.append(createIcon(paths));
    return element;
  }

  return {
    move(position) {
      if (position === null) {
        placed?.remove();
        placed = null;
      } else if (placed) placed.moveTo(position);
      else placed = view.addElement(createElement(), position, ELEVATION);
    },
  };
}
