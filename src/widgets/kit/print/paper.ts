import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useWidgetRoot } from "../element/context.ts";

/** Dispatched on an element's own root around the copying; the events don't bubble out, so no other element of the page prepares. */
const begin = "shuttle-paper-begin";
const end = "shuttle-paper-end";

/** Roots whose content is drawn for paper at the moment. */
const papers = new WeakSet<Node>();

/** Whether content under `root` is drawn for paper at the moment. */
const isOnPaper = (root: Node) => papers.has(root);

/**
 * Reports when content under `root` must be drawn for paper (the browser's print command, or the element's own print button) and
 * when no longer. It must be drawn when `onChange` returns, or a microtask later. Returns a function that stops it.
 */
export function watchPaper(root: Node, onChange: (isPaper: boolean) => void): () => void {
  const start = () => {
    papers.add(root);
    onChange(true);
  };
  const stop = () => {
    papers.delete(root);
    onChange(false);
  };
  addEventListener("beforeprint", start);
  addEventListener("afterprint", stop);
  root.addEventListener(begin, start);
  root.addEventListener(end, stop);
  return () => {
    removeEventListener("beforeprint", start);
    removeEventListener("afterprint", stop);
    root.removeEventListener(begin, start);
    root.removeEventListener(end, stop);
  };
}

/** Runs `work` while everything under `root` is drawn for paper. */
export async function onPaper(root: Node, work: () => void): Promise<void> {
  root.dispatchEvent(new Event(begin));
  try {
    // Charts draw in a microtask.
    await new Promise((resolve) => setTimeout(resolve));
    work();
  } finally {
    root.dispatchEvent(new Event(end));
  }
}

/** True while the page is printed: all rows must be rendered, not only the visible ones. */
export function usePrinting(): boolean {
  const root = useWidgetRoot();
  // Content that is rendered for printing is mounted after the print event, which it would miss.
  const [isPrinting, setPrinting] = useState(() => isOnPaper(root));
  // In the commit itself: an effect runs later, and what is printed in between would be only what the screen shows.
  useLayoutEffect(() => {
    // Synchronously, because the browser prints the page as it is when the event's listeners return.
    return watchPaper(root, (isPaper) => (isPaper ? flushSync(() => setPrinting(true)) : setPrinting(false)));
  }, [root]);
  return isPrinting;
}
