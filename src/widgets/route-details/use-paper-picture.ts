import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import type { RoutePicture } from "./map/route-map.tsx";

export interface PaperPicture {
  /** The map for paper, while the element's sheet is made. */
  readonly picture: HTMLCanvasElement | null;
  readonly take: () => Promise<void>;
  readonly drop: () => void;
}

/**
 * A picture of the map that is made for paper. Without one, and when the browser's own command prints, the map itself stands
 * on the sheet.
 */
export function usePaperPicture(map: RefObject<RoutePicture | null>): PaperPicture {
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  const take = async () => {
    // A map that can't be drawn for paper must not keep the rest from being printed.
    const taken = await (map.current?.take() ?? Promise.resolve(null)).catch(() => null);
    // What is copied is what stands in the element at this moment.
    flushSync(() => setPicture(taken));
  };
  return { picture, take, drop: () => setPicture(null) };
}
