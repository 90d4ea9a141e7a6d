import type { BaseMapData, CityPack, CoastPack } from "./basemap/pack.ts";
import type { EngineOptions, MapEngine } from "./engine-types.ts";

interface LoadedEngine {
  readonly createMapEngine: (options: EngineOptions) => MapEngine;
  readonly data: BaseMapData;
}

let loading: Promise<LoadedEngine> | null = null;

async function load(): Promise<LoadedEngine> {
  // Separate files: the coast data's licence (LGPL) requires that it can be replaced, see data/LICENSE-NOTES.md.
  const [{ createMapEngine, prepareBaseMap }, coast, city] = await Promise.all([
    import("./engine.ts"),
    import("./data/coast-pack.json"),
    import("./data/city-pack.json"),
  ]);
  // TypeScript infers no tuples and literals for JSON modules.
  const data = prepareBaseMap(coast.default as unknown as CoastPack, city.default as unknown as CityPack);
  return { createMapEngine, data };
}

/** Loads Leaflet, the drawing code and the map's data once for all maps of the page. After a failure the next call tries again. */
export function loadEngine(): Promise<LoadedEngine> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
