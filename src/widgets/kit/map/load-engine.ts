import type { BaseMapData, CityPack, CoastPack } from "./basemap/pack.ts";
import type { EngineOptions, MapEngine } from "./engine-types.ts";

export interface LoadedEngine {
  readonly createMapEngine: (options: EngineOptions) => MapEngine;
  readonly data: BaseMapData;
}

let loading: Promise<LoadedEngine> | null = null;

async function load(): Promise<LoadedEngine> {
  // Each in a file of its own: the coast data's licence (LGPL) asks that it can be replaced, see data/LICENSE-NOTES.md.
  const [{ createMapEngine, prepareBaseMap }, coast, city] = await Promise.all([
    import("./engine.ts"),
    import("./data/coast-pack.json"),
    import("./data/city-pack.json"),
  ]);
  // JSON modules lose their tuples and literals.
  const data = prepareBaseMap(coast.default as unknown as CoastPack, city.default as unknown as CityPack);
  return { createMapEngine, data };
}

/** Leaflet, the drawing code and the map's data, once for all maps of the page. A failed load may be tried again. */
export function loadEngine(): Promise<LoadedEngine> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
