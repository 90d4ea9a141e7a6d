/*
 * The document that the sanitiser's parser makes has the page's content security policy: style attributes, handlers of events,
 * `<style>`, `<base>` and `<meta>` of a letter are no danger there, but each is reported as a violation. They get names that
 * mean nothing, before the parser sees them. It only keeps the report clean: what is safe decides the sanitiser.
 */

const mark = "shuttle-letter-";

/** What a letter's `style` attributes are called from then on. */
export const styleAttribute = `${mark}style`;

/** As the parser tells attributes apart, with a value and without; many words of the text look the same. */
const attributeName = /([\s"']|(?<!<)\/)(style|on[a-z]+)(?=[\s=/>]|$)/gi;
/** Raw text like `<style>`, also in a head, and its content is none for a reader. */
const styleElement = /<(\/?)style\b/gi;
const headElements = /<(\/?)(base|meta)\b/gi;

export function disarm(html: string): string {
  return html
    .replace(attributeName, `$1${mark}$2`)
    .replace(styleElement, "<$1noframes")
    .replace(headElements, `<$1${mark}$2`);
}

/** Gives words that only looked like an attribute their letters back. */
export const restore = (text: string): string => text.replaceAll(mark, "");

/** The same for everything in it, what is read and where links lead. */
export function restoreWords(content: DocumentFragment): void {
  const walker = content.ownerDocument.createTreeWalker(content, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parts = node instanceof Element ? [...node.attributes] : [node];
    for (const part of parts) {
      const value = part.nodeValue ?? "";
      if (value.includes(mark)) part.nodeValue = restore(value);
    }
  }
}
