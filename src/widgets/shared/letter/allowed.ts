/** Elements of a letter; anything else is taken out, its text stays. Headings are renamed afterwards. */
export const allowedTags = (
  "b blockquote br caption code dd del div dl dt em hr i img ins li ol p pre s small span strong sub sup " +
  "a table tbody td tfoot th thead tr u ul h1 h2 h3 h4 h5 h6"
).split(" ");

/** No styles, classes, ids, names or handlers; where pictures lie is kept aside (pictures.ts). */
export const allowedAttributes = ["alt", "colspan", "dir", "href", "rowspan", "start"];

/** Elements whose text is none for a reader: it goes with them. */
export const withoutContent =
  "applet audio button canvas datalist desc dialog foreignobject math noscript object option select svg template video".split(
    " ",
  );

/** The same for those in which nothing is markup. */
export const rawContent = "iframe noembed noframes plaintext script style textarea title xmp".split(" ");

/** Where a link may lead. Relative addresses mean nothing in a letter, and `//host` is one of them. */
export const linkPattern = /^(?:https?:\/\/|mailto:)/i;

/** A picture that was sent along, of a kind that holds nothing but its points. */
export const embeddedPattern = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;

const linkProtocols = new Set(["http:", "https:", "mailto:"]);

/** A name before the host (`https://banka.example@evil.example`) only makes an address look like another. */
const userInfo = /^https?:[/\\]*[^/\\?#]*@/i;

/** Once more with the browser's own reader, which is the one that follows it. */
export function isLink(address: string | null): boolean {
  // Browsers pass over these when they read an address.
  const read = address?.replace(/[\t\n\r]/g, "").trim() ?? "";
  if (!linkPattern.test(read) || userInfo.test(read) || !URL.canParse(read)) return false;
  return linkProtocols.has(new URL(read).protocol);
}
