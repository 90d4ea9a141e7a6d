import DOMPurify, { type Config } from "dompurify";
import { mailMessages as texts } from "../passenger-tickets.messages.ts";
import {
  allowedAttributes,
  allowedTags,
  embeddedPattern,
  isLink,
  linkPattern,
  rawContent,
  withoutContent,
} from "./allow-list.ts";
import { createFindings, type Findings, noteElement } from "./findings.ts";
import { withMailPolicy } from "./mail-policy.ts";
import { foldQuotes } from "./quotes.ts";
import { decodeReferences, reduceMarkup, toPlainText } from "./reduce.ts";
import { closeGaps, guardLinks, isBlank, removeHidden, renameHeadings, sortTables } from "./tidy.ts";

const config: Config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  ALLOWED_URI_REGEXP: linkPattern,
  ALLOWED_NAMESPACES: ["http://www.w3.org/1999/xhtml"],
  // Otherwise DOMPurify would require a URL as the value of `dir`.
  ADD_URI_SAFE_ATTR: ["dir"],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  ADD_FORBID_CONTENTS: [...withoutContent, ...rawContent],
  RETURN_DOM_FRAGMENT: true,
};

interface CleanMail {
  /** Belongs to an inert document, so that nothing in it is loaded. */
  readonly content: DocumentFragment;
  readonly findings: Findings;
}

/** Of the e-mail that is cleaned at present. */
let seen = createFindings();
let purifier: typeof DOMPurify | null = null;

/** A separate instance: the page may use DOMPurify with hooks of its own. */
function toPurifier(): typeof DOMPurify {
  if (!purifier) {
    purifier = DOMPurify(window);
    purifier.addHook("beforeSanitizeAttributes", (node) => {
      if (node instanceof Object && node.nodeType === 1) noteElement(seen, node as Element);
    });
  }
  return purifier;
}

/** Reduces untrusted HTML to the allowed elements and attributes. Throws where the page's Trusted Types forbid parsing. */
function sanitize(html: string): CleanMail {
  seen = createFindings();
  const content = withMailPolicy(
    html,
    (policy) =>
      toPurifier().sanitize(html, {
        ...config,
        ...(policy ? { TRUSTED_TYPES_POLICY: policy } : {}),
      } as Config & { RETURN_DOM_FRAGMENT: true }) as unknown as DocumentFragment,
  );
  return { content, findings: seen };
}

/** An image of an e-mail, and the text that replaces it until the person asks for images. */
interface Picture {
  readonly substitute: HTMLElement;
  readonly address: string;
  readonly words: string;
}

const isShowable = (address: string) =>
  embeddedPattern.test(address) || (isLink(address) && !/^mailto:/i.test(address));

/** Replaces every image by its alternative text. Tracking pixels are removed for good. */
function takePictures(content: ParentNode, { pictures }: Findings): readonly Picture[] {
  const found: Picture[] = [];
  for (const image of content.querySelectorAll("img")) {
    const { address, isTracker } = pictures.get(image) ?? { address: "", isTracker: true };
    const words = image.getAttribute("alt")?.trim() ?? "";
    if (isTracker || (!isShowable(address) && words === "")) {
      image.remove();
      continue;
    }
    const substitute = image.ownerDocument.createElement("span");
    substitute.className = "mail-picture";
    substitute.textContent = words === "" ? texts.picture : texts.pictureOf(words);
    image.replaceWith(substitute);
    if (isShowable(address)) found.push({ substitute, address, words });
  }
  return found;
}

/** Shows the image from its address. Without referrer, so that the sender learns only that it was fetched. */
function showPicture({ substitute, address, words }: Picture): void {
  const image = document.createElement("img");
  image.referrerPolicy = "no-referrer";
  image.decoding = "async";
  image.alt = words === "" ? texts.picture : words;
  image.addEventListener("error", () => {
    const note = document.createElement("span");
    note.className = "mail-picture";
    note.textContent = texts.pictureMissing(image.alt);
    image.replaceWith(note);
  });
  image.src = address;
  substitute.replaceWith(image);
}

/** Characters of HTML that are read at first: a forwarded newsletter may have a million. */
const shownCharacters = 100_000;

/** UTF-16 units of HTML; a longer e-mail is shown as plain text and never given to the browser's parser. */
export const longestMarkup = 1_000_000;

/** UTF-16 units; the rest of a longer text isn't shown, because it would be too much for the page. */
const longestText = 2_000_000;

export interface Mail {
  /** Sanitised; can be inserted into the page as it is. */
  readonly body: HTMLElement;
  /** Number of images that `showPictures` would fetch. */
  readonly pictureCount: number;
  /** The e-mail has no text and no images. */
  readonly isEmpty: boolean;
  /** Only the beginning was read (see `limit`). */
  readonly isCut: boolean;
  /** Why an e-mail with markup is shown as plain text: too large or too deeply nested, or the page's Trusted Types allow no parsing. */
  readonly textOnly: "size" | "policy" | null;
  /** Fetches the images from the sender's addresses. */
  showPictures(): void;
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether the first letter of the text belongs to a right-to-left script. */
function isRightToLeft(text: string): boolean {
  return rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? "");
}

interface Content {
  readonly pictures: readonly Picture[];
  readonly isCut: boolean;
  readonly textOnly: Mail["textOnly"];
}

/** Sanitises the HTML of a mail: nothing in it runs, loads or has styles. `limit`: characters of HTML to read. */
export function openMail(html: string, limit = shownCharacters): Mail {
  const body = document.createElement("div");
  body.className = "mail-body";
  const { pictures, isCut, textOnly } = fill(body, html, limit);
  // Not `auto`, with which a browser looks for the first directional character again at each inserted or removed node.
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
    // Plain text: the sender's line breaks are kept.
    return fillText(body, decodeReferences(html.slice(0, Math.min(limit, longestText))), html.length > limit, null);
  }
  const reduced = html.length > longestMarkup ? null : reduceMarkup(html, limit);
  if (!reduced) return fillWords(body, html, limit, "size");
  let clean;
  try {
    clean = sanitize(reduced.markup);
  } catch {
    // The page doesn't allow our Trusted Types policy: without a parser the plain text is shown, which is safe.
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
  // Inserted last, because the page's document loads resources, unlike the inert one.
  body.append(content);
  return { pictures, isCut: reduced.isCut, textOnly: null };
}

function fillWords(body: HTMLElement, html: string, limit: number, textOnly: "size" | "policy"): Content {
  const { text, isCut } = toPlainText(html, Math.min(limit, longestText));
  return fillText(body, text, isCut && limit < longestText, textOnly);
}

function fillText(body: HTMLElement, text: string, isCut: boolean, textOnly: Mail["textOnly"]): Content {
  body.classList.add("plain");
  body.textContent = text.trim();
  return { pictures: [], isCut, textOnly };
}
