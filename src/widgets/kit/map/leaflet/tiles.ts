import type { BaseMap } from "../basemap/base-map.ts";
import { BASE_MAX_ZOOM, MAX_ZOOM } from "./leaflet-map.ts";
import { TileLayer, type LeafletMap } from "./leaflet.ts";
import type { ZoomLimit } from "./zoom-limit.ts";

/** So many errors in a row, and the server counts as dead. */
const ERRORS_ALLOWED = 4;

interface TileLayerOptions {
  readonly url: string;
  /** The first tile is there: the base map's names are not needed any more. */
  readonly onShow: () => void;
  /** The layer was taken away after too many errors; the base map serves alone. */
  readonly onGiveUp: () => void;
}

function createTileLayer(map: LeafletMap, { url, onShow, onGiveUp }: TileLayerOptions): () => void {
  const pane = map.getPane("raster") ?? map.createPane("raster");
  pane.style.zIndex = "250";
  const layer = new TileLayer(url, {
    pane: "raster",
    maxZoom: MAX_ZOOM,
    // The tile server may check the origin of its customers; it need not learn the page.
    referrerPolicy: "strict-origin",
  });
  let errors = 0;
  let isShown = false;
  layer.on("tileload", () => {
    errors = 0;
    if (isShown) return;
    isShown = true;
    onShow();
  });
  layer.on("tileerror", () => {
    errors += 1;
    if (errors !== ERRORS_ALLOWED) return;
    layer.remove();
    onGiveUp();
  });
  layer.addTo(map);
  return () => {
    layer.off();
    layer.remove();
  };
}

export interface TileControl {
  setUrl(url: string | undefined): void;
  /** With the map: nothing is shown instead. */
  remove(): void;
}

/** Raster tiles above the base map. Nothing is requested unless an integrator configured an address. */
export function createTileControl(
  map: LeafletMap,
  limit: Pick<ZoomLimit, "set">,
  baseMap: Pick<BaseMap, "showLabels">,
  onTiles: (shown: boolean) => void,
): TileControl {
  let removeTiles: (() => void) | null = null;

  function show(hasTiles: boolean): void {
    baseMap.showLabels(!hasTiles);
    onTiles(hasTiles);
  }

  function giveUp(): void {
    show(false);
    limit.set(BASE_MAX_ZOOM);
  }

  return {
    setUrl(url) {
      if (!removeTiles && !url) return;
      removeTiles?.();
      removeTiles = null;
      show(false);
      // Before the first tile is there, so that nobody is held back while a network is slow.
      limit.set(url ? MAX_ZOOM : BASE_MAX_ZOOM);
      if (url) removeTiles = createTileLayer(map, { url, onShow: () => show(true), onGiveUp: giveUp });
    },
    remove: () => removeTiles?.(),
  };
}
