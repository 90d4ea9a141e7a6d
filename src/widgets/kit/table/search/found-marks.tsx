import { type RefObject, useLayoutEffect } from "react";
import { foldText, toTurkishLower } from "../../../../core/text/text.ts";
import type { Mark } from "../column.ts";
import { toWantedText } from "./search-index.ts";

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

interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** Caches the folded form of each letter: folding one takes as long as a hundred look-ups. */
function createLetterFold(fold: (text: string) => string): (letter: string) => string {
  const forms = new Map<string, string>();
  return (letter) => {
    let form = forms.get(letter);
    if (form === undefined) {
      form = fold(letter);
      forms.set(letter, form);
    }
    return form;
  };
}

const lowerLetter = createLetterFold(toTurkishLower);
const foldLetter = createLetterFold(foldText);

/** The text in a form for searching, and for each of its letters where it came from. */
function toSearchable(text: string, fold: (letter: string) => string) {
  let searchable = "";
  const origins: number[] = [];
  let position = 0;
  for (const letter of text) {
    const form = fold(letter);
    searchable += form;
    for (let index = 0; index < form.length; index += 1) origins.push(position);
    position += letter.length;
  }
  return { searchable, origins };
}

/** Splits a text at what the search finds: exact Turkish letters first, folded ones only when there are none. */
export function splitMatches(given: string, search: string): TextPart[] {
  const text = given.normalize("NFC");
  const wanted = toWantedText(search);
  const whole = [{ text, isFound: false }];
  if (wanted.exact === "") return whole;
  const exact = splitAt(text, toSearchable(text, lowerLetter), wanted.exact);
  return exact ?? splitAt(text, toSearchable(text, foldLetter), wanted.folded) ?? whole;
}

function splitAt(
  text: string,
  { searchable, origins }: ReturnType<typeof toSearchable>,
  wanted: string,
): TextPart[] | null {
  if (wanted === "") return null;
  const parts: TextPart[] = [];
  let done = 0;
  for (let at = searchable.indexOf(wanted); at >= 0; at = searchable.indexOf(wanted, at + wanted.length)) {
    const start = origins[at] ?? 0;
    const end = origins[at + wanted.length] ?? text.length;
    if (start > done) parts.push({ text: text.slice(done, start), isFound: false });
    parts.push({ text: text.slice(start, end), isFound: true });
    done = end;
  }
  if (parts.length === 0) return null;
  if (done < text.length) parts.push({ text: text.slice(done), isFound: false });
  return parts;
}
