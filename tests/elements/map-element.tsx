import { useStore } from "@nanostores/react";
import { atom, type WritableAtom } from "nanostores";
import { useCallback } from "react";
import { defineContract } from "../../src/widgets/kit/element/contract.ts";
import { defineWidget } from "../../src/widgets/kit/root/define-widget.tsx";
import { MapTooltip, MapView, type MapHandle, type MapViewProps } from "../../src/widgets/kit/map/map.tsx";
import { MapLegend } from "../../src/widgets/kit/map/legend.tsx";
import type { MapPoint } from "../../src/widgets/kit/map/types.ts";

type Overrides = Partial<MapViewProps>;

export interface TestMap {
  readonly $props: WritableAtom<Overrides>;
  readonly $tooltip: WritableAtom<{ readonly at: MapPoint; readonly text: string } | null>;
  readonly $handle: WritableAtom<MapHandle | null>;
}

const maps: TestMap[] = [];
let first: Overrides = {};

const legend = [
  { sample: { kind: "line", role: "morning" }, text: "Sabah rotası" },
  { sample: { kind: "line", role: "evening" }, text: "Akşam rotası" },
  { sample: { kind: "line", role: "walk" }, text: "Yürüme yolu" },
  { sample: { kind: "pin", color: "--shuttle-stop-own" }, text: "Çalışanlarınız" },
  { sample: { kind: "pin", color: "--shuttle-stop-mixed" }, text: "Karma durak" },
  { sample: { kind: "pin", color: "--shuttle-stop-shadow" }, text: "Diğer şirketler" },
] as const;

function View({ store }: { readonly store: TestMap }) {
  const props = useStore(store.$props);
  const tooltip = useStore(store.$tooltip);
  const setHandle = useCallback((handle: MapHandle | null) => store.$handle.set(handle), [store]);
  return (
    <MapView label="Deneme haritası" ref={setHandle} {...props}>
      {props.children ?? <MapLegend label="Harita İşaretleri" rows={legend} />}
      <MapTooltip at={tooltip?.at ?? null}>{tooltip?.text}</MapTooltip>
    </MapView>
  );
}

export function defineTestMap(): void {
  defineWidget({
    contract: defineContract({
      tag: "shuttle-map-test",
      summary: "A map for tests",
      attributes: {},
    }),
    styles: [],
    createStore: (): TestMap => {
      const store = {
        $props: atom<Overrides>(first),
        $tooltip: atom(null),
        $handle: atom<MapHandle | null>(null),
      };
      maps.push(store);
      return store;
    },
    View,
    isForEverybody: true,
  });
}

/** Puts a map on the page; sizes in px. */
export function showMap(props: Overrides, { width = 1000, height = 600, theme = "light" } = {}) {
  defineTestMap();
  first = props;
  const element = document.createElement("shuttle-map-test");
  element.setAttribute("theme", theme);
  element.style.width = `${width}px`;
  element.style.setProperty("--shuttle-map-height", `${height}px`);
  document.body.append(element);
  return {
    element,
    /** Available once the map is in the page. */
    store: () => maps.at(-1) as TestMap,
    root: element.shadowRoot as ShadowRoot,
  };
}
