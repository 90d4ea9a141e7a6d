/** Marks that change in which order letters are shown, and letters of no width: a reader doesn't see what is written. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Ends of file names that are no top-level domains. */
const fileEnds = new Set(
  "pdf doc docx xls xlsx ppt pptx csv txt rtf odt ods jpg jpeg png gif webp heic tif tiff bmp rar htm html ics eml".split(
    " ",
  ),
);

/** `www.Banka.com.tr` → `banka.com.tr`, with the letters of other alphabets as the network knows them (`xn--…`). */
function toHost(written: string): string | null {
  const address = `https://${written}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : null;
}

function isHostLike(word: string): boolean {
  const labels = word.split(".");
  const last = labels.at(-1) ?? "";
  if (labels.length < 2 || labels.includes("") || fileEnds.has(last.toLowerCase())) return false;
  const isNumeric = labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label));
  return isNumeric || /^(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu.test(last);
}

/** Hosts that a reader sees in these words: of each word without blanks the first, before its path. */
function shownHosts(text: string): readonly string[] {
  const hosts: string[] = [];
  for (const word of text.split(/\s+/)) {
    const scheme = word.indexOf("://");
    const address = word.slice(scheme < 0 ? 0 : scheme + 3);
    // What stands before the `@` of a mail address is a person; of another address it looks like where that leads.
    const parts = scheme < 0 ? [address.slice(address.lastIndexOf("@") + 1)] : address.split("@");
    for (const part of parts) {
      const shown = part.split(/[^\p{L}\p{N}.-]+/u).find((piece) => isHostLike(piece.replace(/^[.-]+|[.-]+$/g, "")));
      if (shown !== undefined) hosts.push(shown.replace(/^[.-]+|[.-]+$/g, ""));
    }
  }
  return hosts;
}

/** The part of a mail address behind the last `@`, of the first of several. */
function mailHost(address: URL): string | null {
  const [first = ""] = address.pathname.split(/,|%2c/i);
  return toHost(first.slice(first.lastIndexOf("@") + 1));
}

/**
 * Where a link really leads, when its words show another address, or when its address has letters of other alphabets, of
 * which some look like ours; else null. `address` is one that a link may have (allowed.ts).
 */
export function otherTarget(text: string, address: string): string | null {
  const url = new URL(address);
  const isMail = url.protocol === "mailto:";
  const target = isMail ? mailHost(url) : toHost(url.hostname);
  if (target === null) return url.pathname;
  const shown = shownHosts(text.normalize("NFKC").replace(unseen, "").replaceAll("。", "."));
  const isOther = shown.some((host) => toHost(host) !== target) || /(?:^|\.)xn--/.test(target);
  return isOther ? (isMail ? `@${target}` : url.hostname) : null;
}

export const withoutUnseen = (text: string): string => text.replace(unseen, "");
