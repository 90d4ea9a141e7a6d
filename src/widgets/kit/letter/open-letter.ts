import { type Picture, showPicture, takePictures } from "./pictures.ts";
import { foldQuotes } from "./quotes.ts";
import { sanitize } from "./sanitize.ts";
import { closeGaps, guardLinks, isBlank, removeHidden, renameHeadings, sortTables } from "./tidy.ts";

/** Letters of HTML that are read at first: a forwarded newsletter may have a million. */
export const shownLetters = 100_000;

export interface Letter {
  /** Made safe; belongs into the page as it is. */
  readonly body: HTMLElement;
  /** How many pictures wait to be asked for. */
  readonly pictureCount: number;
  /** There is nothing to read. */
  readonly isEmpty: boolean;
  /** Only the beginning was read. */
  readonly isCut: boolean;
  /** Fetches the pictures from where the sender has put them. */
  showPictures(): void;
}

/** What takes much room and is never shown. It only saves reading: nothing relies on it. */
const ballast = /<!--[\s\S]*?-->|<style\b[\s\S]*?<\/style\s*>/gi;

/** Reads the HTML of somebody's mail program (contract.md, "Files, offers, tickets"). Nothing in it runs, loads or is styled. */
export function openLetter(html: string, limit = shownLetters): Letter {
  const text = html.length > limit ? html.replace(ballast, "") : html;
  const isCut = text.length > limit;
  const body = document.createElement("div");
  body.className = "letter-body";
  body.dir = "auto";
  const pictures = fill(body, isCut ? text.slice(0, limit) : text);
  return {
    body,
    pictureCount: pictures.length,
    isEmpty: pictures.length === 0 && isBlank(body),
    isCut,
    showPictures: () => pictures.forEach(showPicture),
  };
}

function fill(body: HTMLElement, html: string): readonly Picture[] {
  if (!/<[a-z!/]/i.test(html)) return fillPlain(body, html);
  let clean;
  try {
    clean = sanitize(html);
  } catch {
    // The page allows no policy of ours: without a parser there is the text, which is safe as such.
    return fillPlain(body, html.replace(ballast, "").replace(/<[^>]*>?/g, " "));
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
  return pictures;
}

/** Without any markup the lines are the writer's. */
function fillPlain(body: HTMLElement, text: string): readonly Picture[] {
  body.classList.add("plain");
  const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };
  body.textContent = text.replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => entities[name] ?? whole).trim();
  return [];
}
