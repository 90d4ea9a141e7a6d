import { isPosition } from "../geometry.ts";
import { edgeNames, type Edges, toSeen } from "../view.ts";
import { BASE_MAX_ZOOM, type MapSurfaceOptions, type ViewControl } from "../map-surface.ts";
import { LatLngBounds, Point, type LeafletMap } from "./leaflet.ts";
import type { EdgePadding, Position } from "../types.ts";

/** The deepest zoom level that a person can reach. */
export interface ZoomLimit {
  set(limit: number): void;
  /** Allows a deeper view that the parent requests (pins are the detail there). Zooming out restores the limit. */
  allow(zoom: number): void;
}

export function createZoomLimit(map: LeafletMap): ZoomLimit {
  let limit = BASE_MAX_ZOOM;
  map.on("zoomend", () => {
    if (map.getZoom() <= limit && map.getMaxZoom() > limit) map.setMaxZoom(limit);
  });
  return {
    set(next) {
      limit = next;
      map.setMaxZoom(next);
    },
    allow(zoom) {
      if (zoom > map.getMaxZoom()) map.setMaxZoom(zoom);
    },
  };
}

/** px */
const FIT_MARGIN = 24;

const toMutable = ([latitude, longitude]: Position): [number, number] => [latitude, longitude];

const toEdges = (margin: EdgePadding, otherwise: number): Edges => ({
  top: margin.top ?? otherwise,
  right: margin.right ?? otherwise,
  bottom: margin.bottom ?? otherwise,
  left: margin.left ?? otherwise,
});

const noMargin = toEdges({}, 0);

const paddingPoints = ({ top, right, bottom, left }: Edges) => ({
  paddingTopLeft: new Point(left, top),
  paddingBottomRight: new Point(right, bottom),
});

interface ViewOptions {
  readonly limit: Pick<ZoomLimit, "allow">;
  readonly animated: boolean;
  readonly freeOf: MapSurfaceOptions["freeOf"];
}

export function createViewControl(map: LeafletMap, { limit, animated, freeOf }: ViewOptions): ViewControl {
  let isOwnMove = false;
  let isUserView = false;
  let show: ((animate: boolean) => void) | null = null;
  /** Whether the present view was reached by an animation. */
  let isAnimated = false;
  /** What was covered when the present view was shown; null: it doesn't depend on that. */
  let shown: Edges | null = null;

  const keepFree = (margin: Edges): Edges => {
    shown = freeOf(noMargin);
    return freeOf(margin);
  };

  let isMoving = false;
  /** During an animated zoom Leaflet ignores every other move. */
  let isZooming = false;
  /** The view is to be shown once the animated zoom has ended. */
  let isWaiting = false;

  map.on("movestart", () => {
    isMoving = true;
    if (!isOwnMove) isUserView = true;
  });
  map.on("zoomanim", () => {
    isZooming = true;
  });
  map.on("dragstart", () => {
    isUserView = true;
  });
  // Reset here, because animated moves begin later than they are requested.
  map.on("moveend", () => {
    isMoving = false;
    isZooming = false;
    isOwnMove = false;
    if (isWaiting) run(isAnimated);
  });

  const hasSize = (): boolean => map.getSize().x > 0 && map.getSize().y > 0;

  function ask(next: (animate: boolean) => void, animate: boolean): void {
    show = next;
    isUserView = false;
    isAnimated = animate;
    run(animate);
  }

  function run(animate: boolean): void {
    isWaiting = isZooming;
    if (isZooming) return;
    // Otherwise the end of the earlier move, fired within the new one, would make that look like a person's.
    if (isMoving) map.stop();
    shown = null;
    isOwnMove = true;
    show?.(animate && hasSize());
    if (!animate) isOwnMove = false;
  }

  function fitTo(positions: readonly Position[], margin: Edges, nearest = BASE_MAX_ZOOM) {
    const bounds = new LatLngBounds(positions.map(toMutable));
    return (animate: boolean): void => {
      if (!hasSize()) map.setView(bounds.getCenter(), map.getZoom() ?? nearest, { animate: false });
      else map.fitBounds(bounds, { ...paddingPoints(keepFree(margin)), maxZoom: nearest, animate });
    };
  }

  return {
    setViewport({ center, zoom, bounds, margin }, animate) {
      const positions = toSeen(bounds);
      const fitAll = fitTo(positions, toEdges(margin, FIT_MARGIN));
      const showCenter = (moves: boolean): void => {
        if (positions.length > 0 && hasSize()) fitAll(moves);
        else map.setView(toMutable(isPosition(center) ? center : [0, 0]), zoom, { animate: moves });
      };
      ask(showCenter, animate && animated);
    },
    setView(position, zoom, margin = {}) {
      if (!isPosition(position)) return;
      limit.allow(zoom);
      ask((animate) => {
        const { top, right, bottom, left } = keepFree(toEdges(margin, 0));
        const middle = map.project(toMutable(position), zoom).add([(right - left) / 2, (bottom - top) / 2]);
        map.setView(map.unproject(middle, zoom), zoom, { animate });
      }, animated);
    },
    fit(positions, margin = {}, nearest = BASE_MAX_ZOOM) {
      const usable = toSeen(positions);
      if (usable.length === 0) return;
      limit.allow(nearest);
      ask(fitTo(usable, toEdges(margin, FIT_MARGIN), nearest), animated);
    },
    panInto(position, margin = {}) {
      const padding = paddingPoints(freeOf(toEdges(margin, 0)));
      if (isPosition(position)) map.panInside(toMutable(position), { ...padding, animate: animated });
    },
    panBy(right, down) {
      const { x, y } = map.getSize();
      map.panBy([right * x, down * y], { animate: animated });
    },
    resize() {
      const before = map.getSize();
      map.invalidateSize({ animate: false });
      if (!isUserView && hasSize() && !map.getSize().equals(before)) run(false);
    },
    clear() {
      const before = shown;
      if (isUserView || !hasSize() || !before || !show) return;
      const free = freeOf(noMargin);
      if (!edgeNames.some((edge) => free[edge] > before[edge] + 1)) return;
      ask(show, isAnimated);
    },
  };
}
