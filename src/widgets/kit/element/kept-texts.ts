/** What is shown in place of one of React's texts at present, and the text itself. */
interface Replaced {
  readonly font: Element;
  readonly words: string;
}

const structure = { childList: true, subtree: true };
const structureAndTexts = { ...structure, characterData: true };

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
/** React creates no `<font>`; page translators do. */
const isFont = (node: Node): node is Element => node instanceof Element && node.localName === "font";

/**
 * Keeps React's text nodes where React expects them while a page translator replaces each by `<font>`, or moves it into one. Without it
 * React writes into a node that isn't shown any more, so that an old number stays, or fails when it removes the node. The text goes back,
 * empty, before its `<font>`; whatever React then does to it ends its translation. Each shadow root needs its own call
 * (docs/decisions/0020-translated-pages.md).
 */
export function keepTexts(root: Node): void {
  const replaced = new Map<Text, Replaced>();
  const texts = new WeakMap<Element, Text>();

  function replace(text: Text, font: Element): void {
    const words = replaced.get(text)?.words ?? text.data;
    // Moved into the <font>: a copy takes its place there.
    if (font.contains(text)) text.replaceWith(words);
    text.data = "";
    font.before(text);
    replaced.set(text, { font, words });
    texts.set(font, text);
  }

  function end(text: Text, words?: string): void {
    replaced.get(text)?.font.remove();
    replaced.delete(text);
    if (words !== undefined) text.data = words;
  }

  function readText(text: Text, font: Element | undefined): void {
    const known = replaced.get(text);
    if (!known) {
      if (font) replace(text, font);
    } else if (!root.contains(text)) end(text);
    // The translator has put it in the place of its <font>, or React has moved it.
    else if (!root.contains(known.font)) end(text, known.words);
    else text.after(known.font);
  }

  function readFont(old: Element, font: Element | undefined, added: NodeList): void {
    const text = texts.get(old);
    const known = text && replaced.get(text);
    if (!text || known?.font !== old || root.contains(old)) return;
    if (!root.contains(text)) end(text);
    else if (font) replace(text, font);
    else {
      // The translation is taken back, perhaps by a copy of the text.
      for (const node of added) if (isText(node) && node !== text) node.remove();
      end(text, known.words);
    }
  }

  const observer = new MutationObserver((records) => {
    const fresh = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)));
    if (fresh.size === 0 && replaced.size === 0) return;
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === "characterData") {
        if (replaced.has(target as Text)) end(target as Text);
        continue;
      }
      const font = [...addedNodes, previousSibling, nextSibling].find(
        (node): node is Element =>
          node !== null && isFont(node) && fresh.has(node) && !texts.has(node) && node.parentNode === target,
      );
      for (const node of removedNodes) {
        if (isText(node)) readText(node, font);
        else if (isFont(node)) readFont(node, font, addedNodes);
      }
    }
    // Those that left with an ancestor.
    for (const text of replaced.keys()) if (!root.contains(text)) replaced.delete(text);
    // What was done here needs no answer. Changes of texts matter only while something replaced for one.
    observer.takeRecords();
    observer.observe(root, replaced.size > 0 ? structureAndTexts : structure);
  });
  observer.observe(root, structure);
}
