import { isPosition } from "./basemap/geometry.ts";
import { toSeen } from "./first-view.ts";
import { BASE_MAX_ZOOM } from "./leaflet/leaflet-map.ts";
import { LatLngBounds, Point, type LeafletMap } from "./leaflet/leaflet.ts";
import type { EdgePadding, MapViewport, Position, Track } from "./types.ts";
import type { ZoomLimit } from "./leaflet/zoom-limit.ts";

const FIT_PADDING = 24;

interface ViewControl {
  /** Shows the parent's viewport, and again after each resize until a person moves the map. */
  setViewport(viewport: MapViewport, animate: boolean): void;
  setView(position: Position, zoom: number, padding?: EdgePadding): void;
  fit(positions: Track, padding?: EdgePadding, nearest?: number): void;
  panInto(position: Position, padding?: EdgePadding): void;
  panBy(right: number, down: number): void;
  /** Call after the map's size has changed. */
  resize(): void;
}

const toMutable = ([latitude, longitude]: Position): [number, number] => [latitude, longitude];

const paddingPoints = ({ top = 0, right = 0, bottom = 0, left = 0 }: EdgePadding) => ({
  paddingTopLeft: new Point(left, top),
  paddingBottomRight: new Point(right, bottom),
});

export function createViewControl(map: LeafletMap, limit: Pick<ZoomLimit, "allow">, animated: boolean): ViewControl {
  let isOwnMove = false;
  let isUserView = false;
  let show: ((animate: boolean) => void) | null = null;

  map.on("movestart", () => {
    if (!isOwnMove) isUserView = true;
  });
  map.on("dragstart", () => {
    isUserView = true;
  });
  // Reset here, because animated moves begin later than they are requested.
  map.on("moveend", () => {
    isOwnMove = false;
  });

  const hasSize = (): boolean => map.getSize().x > 0 && map.getSize().y > 0;

  function ask(next: (animate: boolean) => void, animate: boolean): void {
    show = next;
    isUserView = false;
    isOwnMove = true;
    next(animate && hasSize());
    if (!animate) isOwnMove = false;
  }

  function fitTo(positions: readonly Position[], padding: EdgePadding, nearest = BASE_MAX_ZOOM) {
    const bounds = new LatLngBounds(positions.map(toMutable));
    return (animate: boolean): void => {
      if (!hasSize()) map.setView(bounds.getCenter(), map.getZoom() ?? nearest, { animate: false });
      else map.fitBounds(bounds, { ...paddingPoints(padding), maxZoom: nearest, animate });
    };
  }

  return {
    setViewport({ center, zoom, bounds, padding }, animate) {
      const positions = toSeen(bounds);
      const isSeen = positions.length > 0 && hasSize();
      const showCenter = (moves: boolean): void => {
        if (positions.length > 0 && hasSize()) fitTo(positions, padding)(moves);
        else map.setView(toMutable(isPosition(center) ? center : [0, 0]), zoom, { animate: moves });
      };
      ask(isSeen ? fitTo(positions, padding) : showCenter, animate && animated);
    },
    setView(position, zoom, { top = 0, right = 0, bottom = 0, left = 0 } = {}) {
      if (!isPosition(position)) return;
      limit.allow(zoom);
      ask((animate) => {
        const middle = map.project(toMutable(position), zoom).add([(right - left) / 2, (bottom - top) / 2]);
        map.setView(map.unproject(middle, zoom), zoom, { animate });
      }, animated);
    },
    fit(positions, padding = {}, nearest = BASE_MAX_ZOOM) {
      const usable = toSeen(positions);
      const { top = FIT_PADDING, right = FIT_PADDING, bottom = FIT_PADDING, left = FIT_PADDING } = padding;
      if (usable.length === 0) return;
      limit.allow(nearest);
      ask(fitTo(usable, { top, right, bottom, left }, nearest), animated);
    },
    panInto(position, padding = {}) {
      if (isPosition(position)) map.panInside(toMutable(position), { ...paddingPoints(padding), animate: animated });
    },
    panBy(right, down) {
      const { x, y } = map.getSize();
      map.panBy([right * x, down * y], { animate: animated });
    },
    resize() {
      const before = map.getSize();
      map.invalidateSize({ animate: false });
      if (isUserView || !hasSize() || map.getSize().equals(before)) return;
      isOwnMove = true;
      show?.(false);
      isOwnMove = false;
    },
  };
}
