import type { CanvasOverlay, MapSurface } from "../map-surface.ts";
import type { MapPalette } from "../palette.ts";
import { drawGround } from "./draw-ground.ts";
import { createLabelArtist } from "./draw-labels.ts";
import type { BaseMapData } from "./pack.ts";

interface BaseMapOptions {
  readonly data: BaseMapData;
  readonly palette: () => MapPalette;
  /** A computed `font-family`. */
  readonly family: string;
  /** For a small fixed picture: few labels, none of them cut off at the edge. */
  readonly isPicture: boolean;
}

interface BaseMap {
  showLabels(shown: boolean): void;
  /** Redraws after a change of the palette. */
  invalidate(): void;
  remove(): void;
}

/** The built-in map of Istanbul: its ground below everything, place labels above the lines and below the markers. */
export function createBaseMap(view: MapSurface, { data, palette, family, isPicture }: BaseMapOptions): BaseMap {
  const artist = createLabelArtist(data, { family, sparse: isPicture });
  let hasLabels = true;

  const ground = view.addCanvas({ name: "ground", zIndex: 150 }, (context, { frame, zoom }) => {
    drawGround(context, data, frame, zoom, palette());
    if (hasLabels) artist.draw(context, { layer: "roads", frame, zoom, colors: palette() });
  });

  const createLabels = (): CanvasOverlay =>
    view.addCanvas({ name: "labels", zIndex: 450 }, (context, { frame, visible, zoom }) => {
      const within = isPicture ? visible : undefined;
      artist.draw(context, { layer: "places", frame, zoom, colors: palette(), within });
    });
  let labels: CanvasOverlay | null = createLabels();

  function handleFonts(): void {
    artist.forget();
    ground.invalidate();
    labels?.invalidate();
  }
  document.fonts.addEventListener("loadingdone", handleFonts);

  return {
    showLabels(shown) {
      if (shown === hasLabels) return;
      hasLabels = shown;
      ground.invalidate();
      labels?.remove();
      labels = shown ? createLabels() : null;
    },
    invalidate() {
      ground.invalidate();
      labels?.invalidate();
    },
    remove() {
      document.fonts.removeEventListener("loadingdone", handleFonts);
      ground.remove();
      labels?.remove();
    },
  };
}
