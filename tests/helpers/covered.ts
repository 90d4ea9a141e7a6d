/** Width in px for the content beside the portal's menu, in a window of this width including the scrollbar. */
export const roomAt = (width: number) => width - 248 - 48 - 15;

/**
 * Texts of the cells in a table's first row that are never fully visible, however the table is scrolled horizontally: they lie beyond
 * its edge or below another, sticky cell. Cells with totals may not be among them.
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
