import { isPosition } from "./geometry.ts";
import type { EdgePadding, Position, Track } from "./types.ts";

/** The fewest positions of which one may be far from all others. */
const FEWEST = 5;
/** Of so many positions one may be left out of the view; at least one. */
const ONE_OF = 20;
/** Metres. */
const FAR = 50_000;
const METRES_PER_DEGREE = 111_320;

/**
 * The positions that decide what a map shows at first: all, without those few that a gap of 50 km, and of half of what the others take
 * up, parts from all others. Somebody does live in Bursa, but the map of Istanbul's routes needn't shrink to a third for them.
 */
export function toSeen(positions: Track): Position[] {
  const known = positions.filter(isPosition);
  if (known.length < FEWEST) return known;
  const most = Math.max(1, Math.floor(known.length / ONE_OF));
  const latitudes = Float64Array.from(known, ([latitude]) => latitude).sort();
  const longitudes = Float64Array.from(known, ([, longitude]) => longitude).sort();
  const middle = latitudes[Math.floor(known.length / 2)] ?? 0;
  const metresEast = METRES_PER_DEGREE * Math.cos((middle * Math.PI) / 180);
  const extent = (sorted: Float64Array) => sorted[known.length - 1 - most]! - sorted[most]!;
  const gap = Math.max(FAR, (extent(latitudes) * METRES_PER_DEGREE) / 2, (extent(longitudes) * metresEast) / 2);
  const [south, north] = withoutFar(latitudes, most, gap / METRES_PER_DEGREE);
  const [west, east] = withoutFar(longitudes, most, gap / metresEast);
  return known.filter(
    ([latitude, longitude]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}

/** The least and the greatest value, without up to `most` at each end that a gap parts from the rest. */
function withoutFar(sorted: Float64Array, most: number, gap: number): readonly [number, number] {
  const last = sorted.length - 1;
  let [low, high] = [0, last];
  for (let count = 1; count <= most; count += 1) {
    if (sorted[count]! - sorted[count - 1]! > gap) low = count;
    if (sorted[last - count + 1]! - sorted[last - count]! > gap) high = last - count;
  }
  return [sorted[low]!, sorted[high]!];
}

/** Pixels of the viewport. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Edges = Required<EdgePadding>;

export const edgeNames = ["top", "right", "bottom", "left"] as const;
/** The least free width and height, px: a map fitted into no space would show nothing. */
const LEAST_FREE = 80;

const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

/**
 * The padding that keeps a view clear of what lies over the map, `margin` px away from it: each cover, the largest first, takes the
 * strip along that edge of the map where this takes the least more.
 */
export function toFreePart(map: Box, covers: readonly Box[], margin: Edges): Edges {
  const [width, height] = [map.right - map.left, map.bottom - map.top];
  const taken = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const cover of covers.toSorted((one, other) => areaOf(other) - areaOf(one))) {
    const isOver =
      Math.min(cover.right, map.right) > Math.max(cover.left, map.left) &&
      Math.min(cover.bottom, map.bottom) > Math.max(cover.top, map.top);
    if (!isOver) continue;
    const strips = {
      top: cover.bottom - map.top,
      right: map.right - cover.left,
      bottom: map.bottom - cover.top,
      left: cover.right - map.left,
    };
    const costOf = (edge: (typeof edgeNames)[number]) =>
      Math.max(0, strips[edge] - taken[edge]) / (edge === "left" || edge === "right" ? width : height);
    const edge = edgeNames.reduce((best, other) => (costOf(other) < costOf(best) ? other : best));
    taken[edge] = Math.max(taken[edge], strips[edge]);
  }
  const [left, right] = leaveRoom(taken.left + margin.left, taken.right + margin.right, width);
  const [top, bottom] = leaveRoom(taken.top + margin.top, taken.bottom + margin.bottom, height);
  return { top, right, bottom, left };
}

function leaveRoom(one: number, other: number, size: number): readonly [number, number] {
  const share = Math.min(1, Math.max(0, size - LEAST_FREE) / (one + other || 1));
  return [one * share, other * share];
}

interface Covers {
  /** {@link toFreePart} of the map as it is now. */
  free(margin: Edges): Edges;
  remove(): void;
}

/** What lies over the map in its frame: elements with `data-map-cover`. `onChange`: one has appeared or changed its size. */
export function watchCovers(container: Element, onChange: () => void): Covers {
  const frame = container.parentElement ?? container;
  const find = () => [...frame.querySelectorAll("[data-map-cover]")];
  const known = new WeakSet<Element>();
  let request = 0;
  // In a frame of its own: observing or resizing something inside a ResizeObserver's callback would be a loop error in the page.
  const schedule = () => {
    cancelAnimationFrame(request);
    request = requestAnimationFrame(() => {
      // Observing something again would report it again, in every frame.
      for (const cover of find().filter((one) => !known.has(one))) {
        known.add(cover);
        sizes.observe(cover);
      }
      onChange();
    });
  };
  const sizes = new ResizeObserver(schedule);
  const children = new MutationObserver(schedule);
  children.observe(frame, { childList: true });
  schedule();
  return {
    free: (margin) =>
      toFreePart(
        container.getBoundingClientRect(),
        find().map((cover) => cover.getBoundingClientRect()),
        margin,
      ),
    remove() {
      cancelAnimationFrame(request);
      children.disconnect();
      sizes.disconnect();
    },
  };
}
