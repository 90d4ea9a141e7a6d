import { useImperativeHandle, type Ref } from "react";
import type { MapEngine } from "./engine-types.ts";
import type { MapHandle } from "./map-props.ts";

/** Provides the parent's MapHandle; its methods do nothing until the engine is loaded. */
export function useMapHandle(ref: Ref<MapHandle> | undefined, engine: MapEngine | null): void {
  useImperativeHandle(
    ref,
    () => ({
      panInto: (position, padding) => engine?.panInto(position, padding),
      setView: (position, zoom, padding) => engine?.setView(position, zoom, padding),
      fit: (positions, padding, nearest) => engine?.fit(positions, padding, nearest),
      zoomBy: (levels) => engine?.zoomBy(levels),
      toPoint: (position) => engine?.toPoint(position) ?? null,
      async toPicture(options = {}) {
        // Labels and pills would be measured wrongly in a font that isn't loaded yet.
        await document.fonts.ready;
        return engine?.toPicture(options) ?? null;
      },
    }),
    [engine],
  );
}
