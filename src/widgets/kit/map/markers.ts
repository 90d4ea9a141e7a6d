import { DivIcon, Marker, type DragState, type LeafletMap } from "./leaflet.ts";
import { createMarkerElement, elevationOf } from "./marker-icons.ts";
import type { MapMarker } from "./types.ts";

export interface MarkerLayerOptions {
  readonly selectable: boolean;
  readonly onSelect: (id: string) => void;
}

export interface MarkerLayer {
  setMarkers(markers: readonly MapMarker[]): void;
  remove(): void;
}

interface Shown {
  spec: MapMarker;
  readonly layer: Marker;
}

/** What a marker looks like, its place left out. */
const appearanceOf = ({ position: _position, ...appearance }: MapMarker): string => JSON.stringify(appearance);

const isSamePlace = (one: MapMarker, other: MapMarker): boolean =>
  one.position[0] === other.position[0] && one.position[1] === other.position[1];

export function createMarkerLayer(map: LeafletMap, { selectable, onSelect }: MarkerLayerOptions): MarkerLayer {
  const shown = new Map<string, Shown>();

  function createIcon(spec: MapMarker): DivIcon {
    const element = createMarkerElement(spec, selectable);
    element.addEventListener("click", (event) => {
      event.stopPropagation();
      // A drag that began on the marker ends with a click on it. The keyboard's click has no detail.
      const isDragEnd = event.detail > 0 && (map.dragging as unknown as DragState).moved();
      if (selectable && !isDragEnd) onSelect(spec.id);
    });
    element.addEventListener("dblclick", (event) => event.stopPropagation());
    return new DivIcon({ html: element, className: "sh-map-anchor", iconSize: [0, 0] });
  }

  function add(spec: MapMarker): void {
    const layer = new Marker([...spec.position], {
      icon: createIcon(spec),
      interactive: false,
      keyboard: false,
      zIndexOffset: elevationOf(spec),
    });
    layer.addTo(map);
    shown.set(spec.id, { spec, layer });
  }

  function update(entry: Shown, spec: MapMarker): void {
    const { layer } = entry;
    if (!isSamePlace(entry.spec, spec)) layer.setLatLng([...spec.position]);
    if (appearanceOf(entry.spec) !== appearanceOf(spec)) {
      const root = layer.getElement()?.getRootNode();
      const hadFocus = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
      const keepFocus = hadFocus !== null && layer.getElement()?.contains(hadFocus);
      layer.setIcon(createIcon(spec));
      layer.setZIndexOffset(elevationOf(spec));
      if (keepFocus) layer.getElement()?.querySelector("button")?.focus({ preventScroll: true });
    }
    entry.spec = spec;
  }

  function removeAll(): void {
    for (const { layer } of shown.values()) layer.remove();
    shown.clear();
  }

  return {
    setMarkers(markers) {
      const wanted = new Set(markers.map(({ id }) => id));
      for (const [id, { layer }] of shown) {
        if (wanted.has(id)) continue;
        layer.remove();
        shown.delete(id);
      }
      for (const spec of markers) {
        const entry = shown.get(spec.id);
        if (entry) update(entry, spec);
        else add(spec);
      }
    },
    remove: removeAll,
  };
}
