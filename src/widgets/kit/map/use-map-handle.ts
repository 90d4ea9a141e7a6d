import { useImperativeHandle, type Ref } from "react";
import type { MapEngine } from "./engine-types.ts";
import type { MapHandle } from "./map-props.ts";

/** Gives the parent what it may do with the map; all of it does nothing until the engine is there. */
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
        // Names and pills in a face that has not come yet would be measured wrongly.
        await document.fonts.ready;
        return engine?.toPicture(options) ?? null;
      },
    }),
    [engine],
  );
}
