import { useCallback, useState } from "react";
import type { Room, Ruler } from "./plane.ts";

/** Of the two font sizes of a chart, the smaller beside the greater: 11 px beside 12, as in chart.css. */
const smaller = 11 / 12;

let context: CanvasRenderingContext2D | null | undefined;

/** By a canvas, on which nothing is drawn: measuring in the document would lay the page out for every chart. */
function toRuler(box: HTMLElement): Ruler {
  context ??= document.createElement("canvas").getContext("2d");
  const style = getComputedStyle(box);
  const size = Number.parseFloat(style.fontSize);
  const boldWeight = style.getPropertyValue("--shuttle-weight-semibold");
  return (text, { small = false, bold = false } = {}) => {
    if (!context) return text.length * size * 0.6;
    context.font = `${bold ? boldWeight : style.fontWeight} ${small ? size * smaller : size}px ${style.fontFamily}`;
    return context.measureText(text).width;
  };
}

/** What a picture may fill, known after the first layout and kept right; `ref` is for its box. */
export function useRoom() {
  const [room, setRoom] = useState<Room | null>(null);
  const ref = useCallback((box: HTMLDivElement) => {
    const update = () => {
      const { clientWidth: width, clientHeight: height } = box;
      // Hidden (a closed tab, display: none): the picture stays as it is until it is shown again.
      if (width > 0 && height > 0) setRoom({ width, height, measure: toRuler(box) });
    };
    const observer = new ResizeObserver(update);
    observer.observe(box);
    // Another font has other widths.
    document.fonts.addEventListener("loadingdone", update);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", update);
    };
  }, []);
  return { room, ref };
}
