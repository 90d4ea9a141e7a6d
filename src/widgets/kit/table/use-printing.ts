import { createContext, useContext, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True around what is put into the page only because it is printed: it comes when the event has passed already. */
export const PrintingContext = createContext(false);

/** While the page is printed: everything must be drawn, not only what is in sight. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(useContext(PrintingContext));
  useEffect(() => {
    // The browser takes its picture of the page right after this event.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener("beforeprint", start);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", start);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
