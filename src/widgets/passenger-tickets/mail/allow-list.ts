/** Elements kept in an e-mail's HTML body; any other is replaced by its content. Headings are renamed afterwards. */
export const allowedTags = (
  "b blockquote br caption code dd del div dl dt em hr i img ins li ol p pre s small span strong sub sup " +
  "a table tbody td tfoot th thead tr u ul h1 h2 h3 h4 h5 h6"
).split(" ");

/** No styles, classes, ids, names or handlers; addresses of images are kept separately (findings.ts). */
export const allowedAttributes = ["alt", "colspan", "dir", "href", "rowspan", "start"];

/** Elements that are removed with their content, which isn't text for a reader. */
export const withoutContent =
  "applet audio button canvas datalist desc dialog foreignobject math noscript object option select svg template video".split(
    " ",
  );

/** Raw-text elements, also removed with their content, which isn't parsed as markup. */
export const rawContent = "iframe noembed noframes plaintext script style textarea title xmp".split(" ");

/** Allowed link targets. Relative addresses, including `//host`, have no base in an e-mail. */
export const linkPattern = /^(?:https?:\/\/|mailto:)/i;

/** An embedded image of a raster format: SVG could contain markup and references. */
export const embeddedPattern = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;

const linkProtocols = new Set(["http:", "https:", "mailto:"]);

/** User information before the host (`https://banka.example@evil.example`) serves only to disguise an address. */
const userInfo = /^https?:[/\\]*[^/\\?#]*@/i;

/** Whether an address is an allowed link target. Checked again with the browser's URL parser, which resolves the link. */
export function isLink(address: string | null): boolean {
  // URL parsers ignore these characters.
  const read = address?.replace(/[\t\n\r]/g, "").trim() ?? "";
  if (!linkPattern.test(read) || userInfo.test(read) || !URL.canParse(read)) return false;
  return linkProtocols.has(new URL(read).protocol);
}
