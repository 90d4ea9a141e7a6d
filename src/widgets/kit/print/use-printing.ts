import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useWidgetRoot } from "../element/context.ts";
import { isOnPaper, watchPaper } from "./paper.ts";

/** True while the page is printed: all rows must be rendered, not only the visible ones. */
export function usePrinting(): boolean {
  const root = useWidgetRoot();
  // Content that is rendered for printing is mounted after the print event, which it would miss.
  const [isPrinting, setPrinting] = useState(() => isOnPaper(root));
  useEffect(() => {
    // Synchronously, because the browser prints the page as it is when the event's listeners return.
    return watchPaper(root, (isPaper) => (isPaper ? flushSync(() => setPrinting(true)) : setPrinting(false)));
  }, [root]);
  return isPrinting;
}
