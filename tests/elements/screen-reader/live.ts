const regions = "[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output";

const isAlert = (region: Element) => region.matches("[role=alert], [aria-live=assertive]");

/** The text as spoken: without hidden content, pictures by their name. */
function toText(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.ariaHidden === "true") return "";
  if (!node.checkVisibility({ visibilityProperty: true })) return "";
  if (node.ariaLabel !== null && node.matches("[role=img], button")) return ` ${node.ariaLabel} `;
  const isBlock = !getComputedStyle(node).display.startsWith("inline");
  const children = node instanceof HTMLSlotElement ? node.assignedNodes({ flatten: true }) : [...node.childNodes];
  const text = children.map((child) => toText(child)).join("");
  return isBlock ? ` ${text} ` : text;
}

function* composedAncestors(element: Element): Generator<Element> {
  let above: Element | null = element;
  while (above) {
    yield above;
    const { parentElement, assignedSlot } = above as Element;
    const root: Node = above.getRootNode();
    above = assignedSlot ?? parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
}

/**
 * Records what live regions announce, by the rules of screen readers: a polite region announces changes, not its initial content, so it
 * must have existed a frame before; an alert also announces its initial content; nothing is announced outside of an open modal dialog,
 * or from a region that is busy, hidden or inert.
 */
export function listen(page: Document) {
  const roots = new Set<Document | ShadowRoot>();
  const known = new Map<Element, { text: string; frame: number; isHeard: boolean }>();
  let heard: string[] = [];
  let frame = 0;
  let timer = requestAnimationFrame(function next() {
    frame += 1;
    timer = requestAnimationFrame(next);
  });

  const isHeard = (region: Element) => {
    const above = [...composedAncestors(region)];
    const modals = [...roots].flatMap((root) => [...root.querySelectorAll("dialog:modal")]);
    return (
      modals.every((modal) => above.includes(modal)) &&
      above.every((node) => !node.matches("[aria-hidden=true], [aria-busy=true], [inert]")) &&
      region.checkVisibility({ visibilityProperty: true })
    );
  };
  const look = () => {
    for (const region of [...roots].flatMap((root) => [...root.querySelectorAll(regions)])) {
      const before = known.get(region);
      if (!isHeard(region)) {
        if (before) before.isHeard = false;
        continue;
      }
      const text = toText(region).replace(/\s+/g, " ").trim();
      // A region that reappears, for example from behind a dialog, counts as new.
      const isNew = !before?.isHeard || before.frame === frame;
      known.set(region, { text, frame: isNew ? frame : before.frame, isHeard: true });
      if (text === "" || before?.text === text || (isNew && !isAlert(region))) continue;
      heard.push(`(${isAlert(region) ? "hemen" : "sırası gelince"}) ${text}`);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) watchBelow(node);
    look();
  });
  const watch = (root: Document | ShadowRoot) => {
    if (roots.has(root)) return;
    roots.add(root);
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    watchBelow(root);
  };
  function watchBelow(node: Node): void {
    if (!(node instanceof Element || node instanceof DocumentFragment || node instanceof Document)) return;
    const elements = [...(node instanceof Element ? [node] : []), ...node.querySelectorAll("*")];
    for (const { shadowRoot } of elements) if (shadowRoot) watch(shadowRoot);
  }
  watch(page);
  look();
  return {
    /** Returns the announcements since the last call. */
    take() {
      const came = heard;
      heard = [];
      return came;
    },
    stop() {
      observer.disconnect();
      cancelAnimationFrame(timer);
    },
  };
}
