/** Ms between two looks while something lies over the page; whoever scrolls the page around sees it follow. */
const pause = 100;

/** What a dialog covers is the window; in somebody's frame that is as tall as its content, only a part of it is on the screen. */
const isFramed = (): boolean => globalThis.self !== globalThis.top;

/**
 * Tells, again and again until it is stopped, how many pixels of the window's top and bottom lie outside of what is seen of
 * this frame. Scrolling the page around a frame tells the frame nothing: each look is a new observer's first answer.
 */
function watchSeenPart(onChange: (top: number, bottom: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const page = document.documentElement;
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (entry) {
      const { intersectionRect: seen, boundingClientRect: whole } = entry;
      // A page that is shorter than its frame ends before what is seen does.
      const end = seen.bottom >= whole.bottom - 1 ? innerHeight : seen.bottom;
      if (seen.height > 0) onChange(Math.max(0, seen.top), Math.max(0, innerHeight - end));
    }
    timer = setTimeout(() => observer.observe(page), pause);
  });
  observer.observe(page);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/**
 * Keeps what lies over the page (a dialog, a drawer, a toast) on the part of a tall frame that is seen, by the properties
 * `--shuttle-unseen-top` and `-bottom` of the element. `onPlaced`: the first time it is known. Gives back the way to stop.
 */
export function keepSeen(element: HTMLElement, onPlaced: () => void): () => void {
  if (!isFramed()) {
    onPlaced();
    return () => undefined;
  }
  let isPlaced = false;
  const place = () => {
    if (isPlaced) return;
    isPlaced = true;
    onPlaced();
  };
  return watchSeenPart((top, bottom) => {
    element.style.setProperty("--shuttle-unseen-top", `${Math.round(top)}px`);
    element.style.setProperty("--shuttle-unseen-bottom", `${Math.round(bottom)}px`);
    place();
  });
}
