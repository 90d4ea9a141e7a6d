import { decodeReferences, toPlainText } from "./plain-text.ts";
import { type Picture, showPicture, takePictures } from "./pictures.ts";
import { foldQuotes } from "./quotes.ts";
import { reduceMarkup } from "./reduce.ts";
import { sanitize } from "./sanitize.ts";
import { closeGaps, guardLinks, isBlank, removeHidden, renameHeadings, sortTables } from "./tidy.ts";

/** Letters of HTML that are read at first: a forwarded newsletter may have a million. */
const shownLetters = 100_000;

/** Longer letters (in UTF-16 units of their HTML) are shown as text: a browser's parser isn't given any of them. */
export const longestMarkup = 1_000_000;

/** Of a longer text the rest isn't shown: no page can hold it. */
const longestText = 2_000_000;

export interface Letter {
  /** Made safe; belongs into the page as it is. */
  readonly body: HTMLElement;
  /** How many pictures wait to be asked for. */
  readonly pictureCount: number;
  /** There is nothing to read. */
  readonly isEmpty: boolean;
  /** Only the beginning was read. */
  readonly isCut: boolean;
  /** Why of a letter with markup only the words are shown: it is too big or too nested, or the page allows no parser. */
  readonly textOnly: "size" | "policy" | null;
  /** Fetches the pictures from where the sender has put them. */
  showPictures(): void;
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** By its first letter. */
function isRightToLeft(text: string): boolean {
  return rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? "");
}

interface Content {
  readonly pictures: readonly Picture[];
  readonly isCut: boolean;
  readonly textOnly: Letter["textOnly"];
}

/** Reads the HTML of somebody's mail program (contract.md, "Files, offers, tickets"). Nothing in it runs, loads or is styled. */
export function openLetter(html: string, limit = shownLetters): Letter {
  const body = document.createElement("div");
  body.className = "letter-body";
  const { pictures, isCut, textOnly } = fill(body, html, limit);
  // Not `auto`: a browser would look for the first letter again at each node that comes or goes.
  body.dir = isRightToLeft(body.textContent ?? "") ? "rtl" : "ltr";
  return {
    body,
    pictureCount: pictures.length,
    isEmpty: pictures.length === 0 && isBlank(body),
    isCut,
    textOnly,
    showPictures: () => pictures.forEach(showPicture),
  };
}

function fill(body: HTMLElement, html: string, limit: number): Content {
  if (!/<[a-z!/]/i.test(html)) {
    // Without any markup the lines are the writer's.
    return fillText(body, decodeReferences(html.slice(0, Math.min(limit, longestText))), html.length > limit, null);
  }
  const reduced = html.length > longestMarkup ? null : reduceMarkup(html, limit);
  if (!reduced) return fillWords(body, html, limit, "size");
  let clean;
  try {
    clean = sanitize(reduced.markup);
  } catch {
    // The page allows no policy of ours: without a parser there are the words, which are safe as such.
    return fillWords(body, html, limit, "policy");
  }
  const { content, findings } = clean;
  removeHidden(content, findings);
  renameHeadings(content);
  guardLinks(content);
  const pictures = takePictures(content, findings);
  sortTables(content, findings);
  closeGaps(content);
  foldQuotes(content, findings);
  // Only now into a document that loads.
  body.append(content);
  return { pictures, isCut: reduced.isCut, textOnly: null };
}

function fillWords(body: HTMLElement, html: string, limit: number, textOnly: "size" | "policy"): Content {
  const { text, isCut } = toPlainText(html, Math.min(limit, longestText));
  return fillText(body, text, isCut && limit < longestText, textOnly);
}

function fillText(body: HTMLElement, text: string, isCut: boolean, textOnly: Letter["textOnly"]): Content {
  body.classList.add("plain");
  body.textContent = text.trim();
  return { pictures: [], isCut, textOnly };
}
