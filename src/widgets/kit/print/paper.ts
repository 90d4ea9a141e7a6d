/** Sent to an element's own root while its sheet is made; neither leaves it, so nothing else on the page prepares. */
const begin = "shuttle-paper-begin";
const end = "shuttle-paper-end";

/**
 * Tells when what is drawn under `root` goes onto paper: with the browser's own command, or onto the element's own sheet. What
 * it draws must stand there when `onChange` returns, or a microtask later. Gives back the way to stop.
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

/** Does the work while everything under `root` is drawn as on paper. */
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
