import { createContext, useContext, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useWidgetRoot } from "../../element/context.ts";
import { watchPaper } from "../../print/paper.ts";

/** True around what is put into the page only because it is printed: it comes when the event has passed already. */
export const PrintingContext = createContext(false);

/** While the page is printed: everything must be drawn, not only what is in sight. */
export function usePrinting(): boolean {
  const root = useWidgetRoot();
  const [isPrinting, setPrinting] = useState(useContext(PrintingContext));
  useEffect(() => {
    // The browser takes its picture of the page right after being told.
    return watchPaper(root, (isPaper) => (isPaper ? flushSync(() => setPrinting(true)) : setPrinting(false)));
  }, [root]);
  return isPrinting;
}
