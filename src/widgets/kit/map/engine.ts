import { createBaseMap } from "./basemap/base-map.ts";
import { prepareBaseMap } from "./basemap/pack.ts";
import { watchSystemTheme } from "../element/theme.ts";
import { REDRAW } from "./canvas-overlay.ts";
import type { EngineOptions, MapEngine } from "./engine-types.ts";
import { createStage } from "./stage.ts";
import { watchCovers } from "./free-part.ts";
import { createGestures, endGestures, forgetListeners } from "./leaflet/gestures.ts";
import { createMovingMarker } from "./markers/moving-marker.ts";
import { createCanvasColors } from "./canvas-colors.ts";
import { createLeafletMap, isMotionReduced } from "./leaflet/leaflet-map.ts";
import { DomUtil } from "./leaflet/leaflet.ts";
import { createLineLayer } from "./lines/lines.ts";
import { markerBoxes } from "./markers/marker-spread.ts";
import { createMarkerLayer } from "./markers/markers.ts";
import { createMarks } from "./markers/marks.ts";
import { drawPicture } from "./picture.ts";
import { watchPixelRatio } from "./leaflet/pixel-ratio.ts";
import { createPointer } from "./pointer.ts";
import { createPins } from "./pins/pins.ts";
import { createTileControl } from "./leaflet/tiles.ts";
import { createViewControl } from "./view-control.ts";
import { createZoomLimit } from "./leaflet/zoom-limit.ts";

export { prepareBaseMap };

export function createMapEngine(options: EngineOptions): MapEngine {
  const { container, interactive, events, data } = options;
  const parent = container.parentElement ?? container;
  const family = getComputedStyle(container).fontFamily;
  const stage = createStage();
  let { theme, viewport } = options;
  let isPaper = false;
  let colors = createCanvasColors(parent, theme);

  const map = createLeafletMap(container, interactive);
  const limit = createZoomLimit(map);
  const covers = watchCovers(container, () => view.clear());
  const view = createViewControl(map, { limit, animated: interactive && !isMotionReduced(), freeOf: covers.free });
  map.on("moveend", () => {
    const { lat, lng } = map.getCenter();
    events.onView({ center: [lat, lng], zoom: map.getZoom() });
  });
  view.setViewport(viewport, false);

  const baseMap = createBaseMap(map, { stage, data, palette: () => colors.palette, family, isPicture: !interactive });
  const lines = createLineLayer(map, stage, () => colors);
  const markers = createMarkerLayer(map, {
    selectable: interactive,
    family,
    onSelect: events.onMarkerSelect,
    onFocus: events.onMarkerFocus,
    onSpread: () => handleMarkers(),
  });
  const shapes = () => lines.shapes;
  const spread = () => markers.spread;
  const pins = createPins({
    shapes,
    isMarker: (id) => markers.has(id),
    markerBoxes: (zoom) => markerBoxes(markers.specs, zoom, family),
    family,
  });
  const marks = createMarks(map, { stage, colors: () => colors, shapes, pins, markers: spread });
  const pointer = interactive ? createPointer(map, { pins, shapes, offsetOf: lines.offsetOf, events }) : null;
  const gestures = interactive ? createGestures(map, parent, options.gestures, events.onHint) : null;
  const tiles = createTileControl(map, limit, baseMap, events.onTiles);

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
  const stopWatching = watchPixelRatio(() => void map.fire(REDRAW));

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
    addMoving: (paths) => createMovingMarker(map, paths),
    setTiles: tiles.setUrl,
    setTheme(next) {
      theme = next;
      takeColors();
    },
    setPaper(next) {
      isPaper = next;
      takeColors();
      // Printing doesn't wait for a frame.
      if (theme === "dark") map.fire(REDRAW);
    },
    setGestures: (owner) => gestures?.setOwner(owner),
    zoomBy: (levels) => void map.setZoom(map.getZoom() + levels),
    panBy: view.panBy,
    panInto: view.panInto,
    setView: view.setView,
    fit: view.fit,
    toPoint([latitude, longitude]) {
      const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
      return { x, y };
    },
    toPicture: (picture) =>
      drawPicture(map, picture, {
        parent,
        data,
        family,
        lines: shapes(),
        offsetOf: lines.offsetOf,
        pins,
        markers: markers.specs,
      }),
    destroy() {
      observer.disconnect();
      covers.remove();
      stopWatching();
      stopSystem();
      endGestures(map);
      gestures?.remove();
      pointer?.remove();
      tiles.remove();
      markers.remove();
      marks.remove();
      lines.remove();
      baseMap.remove();
      map.off();
      map.remove();
      // After a click into the map Leaflet keeps a key listener on the window until the next key.
      DomUtil.restoreOutline();
      forgetListeners();
    },
  };
}
