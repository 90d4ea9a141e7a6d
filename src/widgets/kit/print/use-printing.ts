import { createContext, useContext, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useWidgetRoot } from "../element/context.ts";
import { watchPaper } from "./paper.ts";

/** True for content that is rendered only for printing: it is mounted after the print event, which it would miss. */
export const PrintingContext = createContext(false);

/** True while the page is printed: all rows must be rendered, not only the visible ones. */
export function usePrinting(): boolean {
  const root = useWidgetRoot();
  const [isPrinting, setPrinting] = useState(useContext(PrintingContext));
  useEffect(() => {
    // Synchronously, because the browser prints the page as it is when the event's listeners return.
    return watchPaper(root, (isPaper) => (isPaper ? flushSync(() => setPrinting(true)) : setPrinting(false)));
  }, [root]);
  return isPrinting;
}
