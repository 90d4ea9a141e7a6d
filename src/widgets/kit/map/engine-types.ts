import type { MovingMarker } from "./markers/moving-marker.ts";
import type { BaseMapData } from "./basemap/pack.ts";
import type { GestureHint, GestureOwner } from "./map-surface.ts";
import type { ThemeName } from "./palette.ts";
import type {
  EdgePadding,
  MapLine,
  MapMarker,
  MapCamera,
  MapPoint,
  MapPin,
  MapViewport,
  PictureOptions,
  Position,
  Track,
} from "./types.ts";

export interface EngineEvents {
  readonly onLineHover: (id: string | null, point: MapPoint) => void;
  readonly onLineSelect: (id: string) => void;
  readonly onPinHover: (id: string | null, point: MapPoint) => void;
  readonly onPinSelect: (id: string) => void;
  readonly onMarkerSelect: (id: string) => void;
  readonly onMarkerFocus: (id: string | null, point: MapPoint) => void;
  readonly onBackgroundSelect: () => void;
  readonly onHint: (hint: GestureHint) => void;
  readonly onTiles: (shown: boolean) => void;
  /** The view has changed, for any reason. */
  readonly onView: (view: MapCamera) => void;
}

export interface EngineOptions {
  /** Leaflet takes over this element; its parent must be positioned and have no other content. */
  readonly container: HTMLElement;
  readonly data: BaseMapData;
  readonly theme: ThemeName;
  readonly interactive: boolean;
  readonly areMarkersSelectable: boolean;
  readonly gestures: GestureOwner;
  readonly viewport: MapViewport;
  readonly events: EngineEvents;
}

export interface MapEngine {
  setViewport(viewport: MapViewport): void;
  setLines(lines: readonly MapLine[]): void;
  setPins(pins: readonly MapPin[]): void;
  setMarkers(markers: readonly MapMarker[]): void;
  setHighlighted(id: string | null): void;
  /** Adds a marker, hidden until its first `move`. `paths`: SVG path data of its icon. */
  addMoving(paths: readonly string[]): MovingMarker;
  setTiles(url: string | undefined): void;
  setTheme(theme: ThemeName): void;
  /** Draws in the light theme while the page is printed. */
  setPaper(isPaper: boolean): void;
  setGestures(owner: GestureOwner): void;
  zoomBy(levels: number): void;
  /** Moves the view by fractions of the map's size. */
  panBy(right: number, down: number): void;
  panInto(position: Position, padding?: EdgePadding): void;
  setView(position: Position, zoom: number, padding?: EdgePadding): void;
  fit(positions: Track, padding?: EdgePadding, nearest?: number): void;
  /** Pixels from the map's top left corner. */
  toPoint(position: Position): MapPoint;
  toPicture(options: PictureOptions): HTMLCanvasElement | null;
  destroy(): void;
}
