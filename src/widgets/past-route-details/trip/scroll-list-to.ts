/**
 * Scrolls only the list to an entry; `scrollIntoView` would scroll the page too, away from the map.
 * @param head height of a sticky head at the top of the list, px
 */
export function scrollListTo(list: HTMLElement, entry: HTMLElement | null | undefined, head = 0): void {
  if (!entry) return;
  const [inner, outer] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top + head) list.scrollTop -= outer.top + head - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
