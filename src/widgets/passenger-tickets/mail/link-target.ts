/** Bidirectional controls and zero-width characters, which make the shown text differ from the written one. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** File name extensions that are no top-level domains. */
const fileEnds = new Set(
  "pdf doc docx xls xlsx ppt pptx csv txt rtf odt ods jpg jpeg png gif webp heic tif tiff bmp rar htm html ics eml".split(
    " ",
  ),
);

/** `www.Banka.com.tr` → `banka.com.tr`; other alphabets in Punycode (`xn--…`). */
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

/** Hosts that a reader sees in a text: the first of each word, before its path. */
function shownHosts(text: string): readonly string[] {
  const hosts: string[] = [];
  for (const word of text.split(/\s+/)) {
    const scheme = word.indexOf("://");
    const address = word.slice(scheme < 0 ? 0 : scheme + 3);
    // In a mail address the part before `@` is the user; in a web address a reader may take it for the host.
    const parts = scheme < 0 ? [address.slice(address.lastIndexOf("@") + 1)] : address.split("@");
    for (const part of parts) {
      const shown = part.split(/[^\p{L}\p{N}.-]+/u).find((piece) => isHostLike(piece.replace(/^[.-]+|[.-]+$/g, "")));
      if (shown !== undefined) hosts.push(shown.replace(/^[.-]+|[.-]+$/g, ""));
    }
  }
  return hosts;
}

/** Host of a `mailto:` address, after the last `@`; of several addresses, of the first. */
function mailHost(address: URL): string | null {
  const [first = ""] = address.pathname.split(/,|%2c/i);
  return toHost(first.slice(first.lastIndexOf("@") + 1));
}

/**
 * The host of a link's real target, when its text shows another host, or when its host has characters of other alphabets, which
 * may look like Latin ones; else null. `address` must be allowed by allow-list.ts.
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
