import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import type { RoutePicture } from "./map/route-map.tsx";

export interface PaperPicture {
  /** The map for paper, while the printed page is made; else null. */
  readonly picture: HTMLCanvasElement | null;
  readonly take: () => Promise<void>;
  readonly drop: () => void;
}

/**
 * Makes a picture of the map for printing. When that fails, and when the browser's own command prints, the map itself is
 * printed.
 */
export function usePaperPicture(map: RefObject<RoutePicture | null>): PaperPicture {
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  const take = async () => {
    // A failed picture must not keep the rest from being printed.
    const taken = await (map.current?.take() ?? Promise.resolve(null)).catch(() => null);
    // Synchronous: printing copies the element as it is at this moment.
    flushSync(() => setPicture(taken));
  };
  return { picture, take, drop: () => setPicture(null) };
}
