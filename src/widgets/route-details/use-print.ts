import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { RoutePicture } from "./map/route-map.tsx";

interface Print {
  /** The map for paper, while the sheet is printed from our button. */
  readonly picture: HTMLCanvasElement | null;
  readonly isPreparing: boolean;
  readonly start: () => void;
}

/**
 * Prints the page with a picture of the map that is made for paper. Without one, and when the browser's own command prints,
 * the map itself stands on the sheet.
 */
export function usePrint(map: RefObject<RoutePicture | null>): Print {
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  useEffect(() => {
    const end = () => setPicture(null);
    addEventListener("afterprint", end);
    return () => removeEventListener("afterprint", end);
  }, []);
  const print = async () => {
    setPreparing(true);
    // A map that can't be drawn for paper must not keep the rest from being printed.
    const taken = await (map.current?.take() ?? Promise.resolve(null)).catch(() => null);
    // What is printed is what stands in the page at this moment.
    flushSync(() => {
      setPicture(taken);
      setPreparing(false);
    });
    globalThis.print();
  };
  return { picture, isPreparing, start: () => void print() };
}
