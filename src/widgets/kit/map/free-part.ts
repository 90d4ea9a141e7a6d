import type { EdgePadding } from "./types.ts";

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
