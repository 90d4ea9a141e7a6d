/** Room beside header and menu of the portal at a window of this width, scrollbar included, px. */
export const roomAt = (width: number) => width - 248 - 48 - 15;

/**
 * The cells of a table's first row that can't be read in full wherever the table is scrolled to: beyond its edge, or below
 * another cell that stays where it is. None that says what a row adds up to may be among them.
 */
export function findCovered(scroller: HTMLElement): string[] {
  const cells = [...(scroller.querySelector("tbody tr")?.children ?? [])].filter(
    ({ textContent }) => textContent !== "",
  );
  const isSeen = (cell: Element) => {
    const edge = scroller.getBoundingClientRect();
    const { left, right } = cell.getBoundingClientRect();
    if (left < edge.left - 1 || right > edge.left + scroller.clientWidth + 1) return false;
    return cells.every((other) => {
      if (other === cell || getComputedStyle(other).position !== "sticky") return true;
      const box = other.getBoundingClientRect();
      return box.right <= left + 1 || box.left >= right - 1;
    });
  };
  const seen = new Set<Element>();
  for (let at = 0; at <= scroller.scrollWidth; at += 20) {
    scroller.scrollLeft = at;
    for (const cell of cells) if (isSeen(cell)) seen.add(cell);
  }
  scroller.scrollLeft = 0;
  return cells.filter((cell) => !seen.has(cell)).map(({ textContent }) => textContent);
}
