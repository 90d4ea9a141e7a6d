import "../../src/widgets/kit/map/leaflet/leaflet-trusted-types.ts";
import { CircleMarker, Map as LeafletMap, Polyline, canvas } from "leaflet/dist/leaflet-src.esm.js";
import leafletCss from "leaflet/dist/leaflet.css?inline";
import { decodePolyline } from "../../src/widgets/kit/map/geometry.ts";
import type { MapLine, MapPin, Position } from "../../src/widgets/kit/map/types.ts";

export interface PlainMap {
  readonly container: HTMLElement;
  remove(): void;
}

interface PlainOptions {
  readonly lines: readonly MapLine[];
  readonly stops: readonly MapPin[];
  readonly center: Position;
  readonly zoom: number;
}

const colors: Readonly<Record<string, string>> = { morning: "#007c48", evening: "#2265be" };
const stopColors: Readonly<Record<string, string>> = {
  "--shuttle-stop-own": "#007c48",
  "--shuttle-stop-mixed": "#8a5b3b",
  "--shuttle-stop-shadow": "#67606b",
};
const toPlain = ([latitude, longitude]: Position): [number, number] => [latitude, longitude];

const sheet = new CSSStyleSheet();

/** Plain Leaflet: a layer for each line and stop on its canvas, without a base map. */
export function createPlain({ lines, stops, center, zoom }: PlainOptions): PlainMap {
  sheet.replaceSync(leafletCss.replaceAll(/url\([^)]*\)/g, "none"));
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [sheet];
  const container = document.createElement("div");
  container.style.width = "1440px";
  container.style.height = "900px";
  document.body.append(container);
  const renderer = canvas();
  const map = new LeafletMap(container, {
    renderer,
    preferCanvas: true,
    zoomControl: false,
    attributionControl: false,
  });
  map.setView(toPlain(center), zoom);
  for (const { points, polyline, color } of lines) {
    const way = points ?? decodePolyline(polyline);
    const line = new Polyline(way.filter((position) => position !== null).map(toPlain), {
      renderer,
      weight: 3,
      color: colors[color] ?? "#000",
      opacity: 1,
    });
    line.on("mouseover", () => line.setStyle({ weight: 5 }));
    line.on("mouseout", () => line.setStyle({ weight: 3 }));
    line.addTo(map);
  }
  for (const { position, color } of stops) {
    new CircleMarker(toPlain(position), {
      renderer,
      radius: 4,
      weight: 2,
      color: stopColors[color] ?? "",
      fillColor: "#fff",
      fillOpacity: 1,
    }).addTo(map);
  }
  return {
    container,
    remove() {
      map.remove();
      container.remove();
    },
  };
}
