/** Dispatched on an element's own root around the copying; the events don't bubble out, so no other element of the page prepares. */
const begin = "shuttle-paper-begin";
const end = "shuttle-paper-end";

/**
 * Reports when content under `root` must be drawn for paper (the browser's print command, or the element's own print button) and
 * when no longer. It must be drawn when `onChange` returns, or a microtask later. Returns a function that stops it.
 */
export function watchPaper(root: Node, onChange: (isPaper: boolean) => void): () => void {
  const start = () => onChange(true);
  const stop = () => onChange(false);
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
