/** Scrolls a list alone until an entry of it is seen: the page would lose the map beside it. `head` is covered at its top, in px. */
export function showInside(list: HTMLElement, entry: HTMLElement | null | undefined, head = 0): void {
  if (!entry) return;
  const [inner, outer] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top + head) list.scrollTop -= outer.top + head - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
