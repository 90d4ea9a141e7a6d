import { BASE_MAX_ZOOM, MAX_ZOOM } from "../map-surface.ts";
import { TileLayer, type LeafletMap } from "./leaflet.ts";
import type { ZoomLimit } from "./zoom-limit.ts";

/** Consecutive errors after which the tile server counts as unreachable. */
const ERRORS_ALLOWED = 4;

interface TileLayerOptions {
  readonly url: string;
  /** The first tile is loaded: the base map's labels are not needed any more. */
  readonly onShow: () => void;
  /** The layer was removed after too many errors; the base map remains. */
  readonly onGiveUp: () => void;
}

function createTileLayer(map: LeafletMap, { url, onShow, onGiveUp }: TileLayerOptions): () => void {
  const pane = map.getPane("raster") ?? map.createPane("raster");
  pane.style.zIndex = "250";
  const layer = new TileLayer(url, {
    pane: "raster",
    maxZoom: MAX_ZOOM,
    // Tile servers may check the origin of their customers; the page's path is kept private.
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

interface TileControl {
  setUrl(url: string | undefined): void;
  /** Removes the tiles together with the map, without telling. */
  remove(): void;
}

/** Raster tiles above the base map. Without a configured `tile-url` nothing is requested. */
export function createTileControl(
  map: LeafletMap,
  limit: Pick<ZoomLimit, "set">,
  onTiles: (shown: boolean) => void,
): TileControl {
  let removeTiles: (() => void) | null = null;

  function giveUp(): void {
    onTiles(false);
    limit.set(BASE_MAX_ZOOM);
  }

  return {
    setUrl(url) {
      if (!removeTiles && !url) return;
      removeTiles?.();
      removeTiles = null;
      onTiles(false);
      // Before the first tile has loaded, so that a slow network doesn't limit the zoom.
      limit.set(url ? MAX_ZOOM : BASE_MAX_ZOOM);
      if (url) removeTiles = createTileLayer(map, { url, onShow: () => onTiles(true), onGiveUp: giveUp });
    },
    remove: () => removeTiles?.(),
  };
}
