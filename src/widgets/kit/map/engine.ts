import { createBaseMap } from "./basemap/base-map.ts";
import { prepareBaseMap } from "./basemap/pack.ts";
import { watchSystemTheme } from "../element/theme.ts";
import type { EngineOptions, MapEngine } from "./interfaces.ts";
import { watchCovers } from "./view.ts";
import { createMarkerLayer, createMovingMarker } from "./markers/markers.ts";
import { type CanvasColors, createCanvasColors } from "./palette.ts";
import { createMapSurface } from "./leaflet/leaflet-surface.ts";
import { createLineLayer } from "./lines/lines.ts";
import { hasLeader, markerBoxes, type SpreadMarker } from "./markers/spread.ts";
import { drawPicture } from "./picture.ts";
import { createPointer } from "./pointer.ts";
import { createPins, type Pins } from "./pins/pins.ts";
import { drawRings } from "./lines/draw-lines.ts";
import type { CanvasOverlay, MapSurface } from "./map-surface.ts";
import type { LineShape } from "./lines/line-geometry.ts";
import { drawLeaders } from "./pins/draw-pins.ts";

interface MarksOptions {
  readonly colors: () => CanvasColors;
  readonly shapes: () => ReadonlyMap<string, LineShape>;
  readonly pins: Pins;
  readonly markers: () => readonly SpreadMarker[];
}

interface Marks {
  /** Redraws after a change of anything that is drawn here. */
  invalidate(): void;
  remove(): void;
}

/** Draws rings at line ends, pins, and leader lines of markers: above the place labels, below the markers. */
function createMarks(view: MapSurface, { colors, shapes, pins, markers }: MarksOptions): Marks {
  // Created on demand: many maps have nothing to draw here.
  let overlay: CanvasOverlay | null = null;

  const isWanted = (): boolean =>
    pins.hasAny() || markers().some(hasLeader) || [...shapes().values()].some(({ line }) => line.ring);

  return {
    invalidate() {
      if (overlay && isWanted()) overlay.invalidate();
      else if (overlay) {
        overlay.remove();
        overlay = null;
      } else if (isWanted()) {
        overlay = view.addCanvas({ name: "marks", zIndex: 470 }, (context, seen) => {
          const colored = { ...seen, colors: colors() };
          pins.drawDots(context, colored);
          drawRings(context, shapes().values(), colored);
          pins.drawPills(context, colored);
          const moved = markers().filter(hasLeader);
          if (moved.length > 0) drawLeaders(context, moved, colored);
        });
      }
    },
    remove() {
      overlay?.remove();
      overlay = null;
    },
  };
}

/** Calls `onChange` when the page is zoomed or moved to a screen of another resolution. Returns a function that stops it. */
function watchPixelRatio(onChange: () => void): () => void {
  let query: MediaQueryList | null = null;

  function watch(): void {
    query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener("change", handleChange, { once: true });
  }
  function handleChange(): void {
    watch();
    onChange();
  }
  watch();
  return () => query?.removeEventListener("change", handleChange);
}

export { prepareBaseMap };

export function createMapEngine(options: EngineOptions): MapEngine {
  const { container, interactive, events, data } = options;
  const parent = container.parentElement ?? container;
  const family = getComputedStyle(container).fontFamily;
  let { theme, viewport } = options;
  let isPaper = false;
  let colors = createCanvasColors(parent, theme);

  const covers = watchCovers(container, () => view.clear());
  const view = createMapSurface(container, {
    interactive,
    gestures: options.gestures,
    freeOf: covers.free,
    onView: events.onView,
    onHint: events.onHint,
    onTiles(shown) {
      baseMap.showLabels(!shown);
      events.onTiles(shown);
    },
  });
  view.setViewport(viewport, false);

  const baseMap = createBaseMap(view, { data, palette: () => colors.palette, family, isPicture: !interactive });
  const lines = createLineLayer(view, () => colors);
  const markers = createMarkerLayer(view, {
    areSelectable: options.areMarkersSelectable,
    family,
    onSelect: events.onMarkerSelect,
    onFocus: events.onMarkerFocus,
    onSpread: () => handleMarkers(),
  });
  const { shapes } = lines;
  const { spread } = markers;
  const pins = createPins({
    shapes,
    isMarker: (id) => markers.has(id),
    markerBoxes: (zoom) => markerBoxes(markers.specs(), zoom, family),
    family,
  });
  const marks = createMarks(view, { colors: () => colors, shapes, pins, markers: spread });
  const pointer = interactive
    ? createPointer(view, { container, pins, shapes, offsetOf: lines.offsetOf, events })
    : null;

  function handleMarkers(): void {
    pins.replace();
    marks.invalidate();
  }

  function takeColors(): void {
    const before = JSON.stringify(colors.palette);
    const next = createCanvasColors(parent, theme, isPaper);
    if (JSON.stringify(next.palette) === before) return;
    colors = next;
    baseMap.invalidate();
    lines.invalidate();
    marks.invalidate();
  }

  // Forced colours may leave the theme as it is.
  const stopSystem = watchSystemTheme(takeColors);
  const observer = new ResizeObserver(() => view.resize());
  observer.observe(container);
  const stopWatching = watchPixelRatio(view.redraw);

  return {
    setViewport(next) {
      if (next === viewport) return;
      viewport = next;
      view.setViewport(next, true);
    },
    setLines(next) {
      lines.setLines(next);
      pins.replace();
      marks.invalidate();
      pointer?.check();
    },
    setPins(next) {
      pins.set(next);
      marks.invalidate();
      pointer?.check();
    },
    setMarkers: markers.setMarkers,
    setHighlighted: lines.setHighlighted,
    addMoving: (paths) => createMovingMarker(view, paths),
    setTiles: view.setTiles,
    setTheme(next) {
      theme = next;
      takeColors();
    },
    setPaper(next) {
      isPaper = next;
      takeColors();
      // Printing doesn't wait for a frame.
      if (theme === "dark") view.redraw();
    },
    setGestures: view.setGestures,
    zoomBy: view.zoomBy,
    panBy: view.panBy,
    panInto: view.panInto,
    setView: view.setView,
    fit: view.fit,
    toPoint: view.toPoint,
    toPicture: (picture) =>
      drawPicture(view, picture, {
        parent,
        data,
        family,
        lines: shapes(),
        offsetOf: lines.offsetOf,
        pins,
        markers: markers.specs(),
      }),
    destroy() {
      observer.disconnect();
      covers.remove();
      stopWatching();
      stopSystem();
      pointer?.remove();
      markers.remove();
      marks.remove();
      lines.remove();
      baseMap.remove();
      view.remove();
    },
  };
}
