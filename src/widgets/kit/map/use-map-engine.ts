import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import type { EngineEvents, EngineOptions, MapEngine } from "./interfaces.ts";
import type { GestureOwner } from "./map-surface.ts";
import type { ThemeName } from "./palette.ts";
import type { MapLine, MapMarker, MapMoving, MapPin, MapViewport } from "./types.ts";
import type { BaseMapData, CityPack, CoastPack } from "./basemap/pack.ts";

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
function loadEngine(): Promise<LoadedEngine> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

type EngineState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly engine: MapEngine }
  | { readonly status: "failed" };

interface EngineInput {
  readonly theme: ThemeName;
  readonly interactive: boolean;
  readonly areMarkersSelectable: boolean;
  readonly gestures: GestureOwner;
  readonly viewport: MapViewport;
  readonly lines: readonly MapLine[];
  readonly pins: readonly MapPin[];
  readonly markers: readonly MapMarker[];
  readonly highlighted: string | null;
  readonly moving: MapMoving | undefined;
  readonly tileUrl: string | null;
  readonly events: EngineEvents;
  readonly onFail: (error: unknown) => void;
}

const LOADING: EngineState = { status: "loading" };

/** Keeps one map engine alive in the element and passes its input on; increment `attempt` to load again after a failure. */
export function useMapEngine(
  container: RefObject<HTMLElement | null>,
  input: EngineInput,
  attempt: number,
): EngineState {
  const { theme, interactive, gestures, viewport, lines, pins, markers, highlighted, moving, tileUrl } = input;
  // The state is keyed by the engine instead of reset in the effect's cleanup: setting state after the unmount makes React retain the
  // removed tree until its next rendering.
  const key = `${interactive} ${attempt}`;
  const [known, setKnown] = useState({ key, state: LOADING });
  const state = known.key === key ? known.state : LOADING;
  const latest = useEffectEvent(() => input);

  useEffect(() => {
    let engine: MapEngine | null = null;
    let isWanted = true;
    const start = async (): Promise<void> => {
      try {
        const { createMapEngine, data } = await loadEngine();
        if (!isWanted || !container.current) return;
        const first = latest();
        engine = createMapEngine({
          container: container.current,
          data,
          theme: first.theme,
          interactive,
          areMarkersSelectable: first.areMarkersSelectable,
          gestures: first.gestures,
          viewport: first.viewport,
          events: {
            onLineHover: (id, point) => latest().events.onLineHover(id, point),
            onLineSelect: (id) => latest().events.onLineSelect(id),
            onPinHover: (id, point) => latest().events.onPinHover(id, point),
            onPinSelect: (id) => latest().events.onPinSelect(id),
            onMarkerSelect: (id) => latest().events.onMarkerSelect(id),
            onMarkerFocus: (id, point) => latest().events.onMarkerFocus(id, point),
            onBackgroundSelect: () => latest().events.onBackgroundSelect(),
            onHint: (hint) => latest().events.onHint(hint),
            onTiles: (shown) => latest().events.onTiles(shown),
            onView: (view) => latest().events.onView(view),
          },
        });
        setKnown({ key, state: { status: "ready", engine } });
      } catch (error) {
        if (!isWanted) return;
        setKnown({ key, state: { status: "failed" } });
        latest().onFail(error);
      }
    };
    void start();
    return () => {
      isWanted = false;
      engine?.destroy();
    };
  }, [container, interactive, key]);

  const engine = state.status === "ready" ? state.engine : null;

  useEffect(() => engine?.setLines(lines), [engine, lines]);
  useEffect(() => engine?.setPins(pins), [engine, pins]);
  useEffect(() => engine?.setMarkers(markers), [engine, markers]);
  useEffect(() => engine?.setHighlighted(highlighted), [engine, highlighted]);
  useEffect(() => {
    if (!engine || !moving) return undefined;
    const { move } = engine.addMoving(moving.paths);
    const stop = moving.$position.subscribe((position) => move(position));
    return () => {
      stop();
      move(null);
    };
  }, [engine, moving]);
  useEffect(() => engine?.setTiles(tileUrl), [engine, tileUrl]);
  useEffect(() => engine?.setGestures(gestures), [engine, gestures]);
  useEffect(() => engine?.setViewport(viewport), [engine, viewport]);
  useEffect(() => {
    // Deferred: the attribute that changes the tokens may be set by an effect of a parent, which runs after this one.
    const request = requestAnimationFrame(() => engine?.setTheme(theme));
    return () => cancelAnimationFrame(request);
  }, [engine, theme]);

  return state;
}
