import { type RefObject, useLayoutEffect } from "react";
import type { Mark } from "../column.ts";
import { splitMatches } from "./mark-text.ts";

/** A text in which `useFoundMarks()` colours the search matches. The element itself doesn't depend on the search. */
export const markText: Mark = (text) => <span className="marked-text">{text.normalize("NFC")}</span>;

/** Name of the highlight, as in `::highlight()` in table.css. */
const name = "shuttle-found";

/** The page's highlight of that name; all tables of the page add to it. Null in browsers older than 2025. */
function pageHighlight(): Highlight | null {
  if (typeof Highlight === "undefined") return null;
  const present = CSS.highlights.get(name);
  if (present) return present;
  const highlight = new Highlight();
  CSS.highlights.set(name, highlight);
  return highlight;
}

function toRanges(marked: Element, search: string): StaticRange[] {
  const text = marked.firstChild;
  if (!(text instanceof Text)) return [];
  let endOffset = 0;
  return splitMatches(text.data, search).flatMap(({ text: part, isFound }) => {
    const startOffset = endOffset;
    endOffset += part.length;
    return isFound ? [new StaticRange({ startContainer: text, startOffset, endContainer: text, endOffset })] : [];
  });
}

/**
 * Colours what the search found in every marked text ({@link markText}) inside of a container. By ranges, not by elements: a
 * key in the search field then changes no element, and no row is laid out again for its marks.
 */
export function useFoundMarks(container: RefObject<Element | null>, search: string): void {
  // After every rendering, because the texts may have changed.
  useLayoutEffect(() => {
    const highlight = search.trim() === "" ? null : pageHighlight();
    if (!highlight || !container.current) return undefined;
    const ranges = [...container.current.querySelectorAll(".marked-text")].flatMap((text) => toRanges(text, search));
    for (const range of ranges) highlight.add(range);
    return () => {
      for (const range of ranges) highlight.delete(range);
    };
  });
}
