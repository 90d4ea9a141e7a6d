/*
 * What page translators do to text nodes, with the words left as they are, so that a page has to read the same as one that nobody
 * translates. Each function is complete in itself: browser tests send its source into a page.
 * They leave what has `translate="no"`.
 */

/** Replaces each text by `<font><font>text</font></font>`, in open shadow roots too. */
export function replaceTexts(root: Node): void {
  const skipped = new Set(["script", "style", "font", "textarea", "noscript"]);
  const walk = (node: Node): void => {
    if (node instanceof Element && node.shadowRoot) walk(node.shadowRoot);
    for (const child of node.childNodes) {
      if (!(child instanceof Text)) {
        const isLeft = child instanceof Element && (skipped.has(child.localName) || child.matches("[translate=no]"));
        if (!isLeft) walk(child);
        continue;
      }
      if (child.data.trim() === "") continue;
      const outer = document.createElement("font");
      outer.append(document.createElement("font"));
      outer.firstElementChild?.append(child.data);
      child.replaceWith(outer);
    }
  };
  walk(root);
}

/** Moves each text itself into a `<font>`. */
export function moveTexts(root: Node): void {
  const walk = (node: Node): void => {
    if (node instanceof Element && node.shadowRoot) walk(node.shadowRoot);
    for (const child of node.childNodes) {
      if (!(child instanceof Text)) {
        if (!(child instanceof Element) || !child.matches("script, style, font, [translate=no]")) walk(child);
        continue;
      }
      if (child.data.trim() === "") continue;
      const font = document.createElement("font");
      child.before(font);
      font.append(child);
    }
  };
  walk(root);
}
