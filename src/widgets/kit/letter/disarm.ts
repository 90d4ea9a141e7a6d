/*
 * The document that the sanitiser's parser makes has the page's content security policy: style attributes, `<style>`, `<base>`
 * and `<meta>` of a letter are no danger there, but each is reported as a violation. They get names that mean nothing, before
 * the parser sees them. It only keeps the report clean: what is safe decides the sanitiser.
 */

/** What a letter's `style` attributes are called from then on. */
export const styleAttribute = "letter-style";

const styleName = /([\s"'/])style(?=\s*=)/gi;
/** Raw text like `<style>`, also in a head, and its content is none for a reader. */
const styleElement = /<(\/?)style\b/gi;
const headElements = /<(\/?)(base|meta)\b/gi;

export function disarm(html: string): string {
  return html
    .replace(styleName, `$1${styleAttribute}`)
    .replace(styleElement, "<$1noframes")
    .replace(headElements, "<$1letter-$2");
}

/** Gives words that only looked like an attribute their letters back. */
export function restoreWords(content: DocumentFragment): void {
  if (!(content.textContent ?? "").includes(styleAttribute)) return;
  const walker = content.ownerDocument.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    node.nodeValue = (node.nodeValue ?? "").replaceAll(styleAttribute, "style");
  }
}
