import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { styles, useStyles } from "../element/styles.ts";
import css from "./paper-picture.css?inline";

const pictureStyles = styles(css);

/** Handle of a map that draws itself for the printed page; null: no picture. */
export interface PictureSource {
  take(): Promise<HTMLCanvasElement | null>;
}

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
export function usePaperPicture(map: RefObject<PictureSource | null>): PaperPicture {
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  const take = async () => {
    // A failed picture must not keep the rest from being printed.
    const taken = await (map.current?.take() ?? Promise.resolve(null)).catch(() => null);
    // Synchronous: printing copies the element as it is at this moment.
    flushSync(() => setPicture(taken));
  };
  return { picture, take, drop: () => setPicture(null) };
}

/** Shows the map's canvas itself, because the page's content security policy could block an image URL (`data:`, `blob:`). */
export function PrintedMap({ picture }: { readonly picture: HTMLCanvasElement }) {
  useStyles(pictureStyles);
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.replaceChildren(picture);
  }, [picture]);
  return <div className="printed-map" ref={container} aria-hidden="true" />;
}
