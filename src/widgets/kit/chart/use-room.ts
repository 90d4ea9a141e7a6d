import { useCallback, useState } from "react";
import type { Room, Ruler } from "./plane.ts";

/** Ratio of a chart's two font sizes, 11 px to 12 px as in chart.css. */
const smaller = 11 / 12;

let context: CanvasRenderingContext2D | null | undefined;

/** Measures texts with a canvas, because measuring in the document would force a layout of the page for every chart. */
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

/** Size and font of a picture's box, kept up to date; null before the first layout. `ref` must be set on the box. */
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
    // A newly loaded font changes the widths of texts.
    document.fonts.addEventListener("loadingdone", update);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", update);
    };
  }, []);
  return { room, ref };
}
