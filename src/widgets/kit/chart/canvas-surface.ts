import type { Plot } from "./plot.ts";
import { drawOn, type Sheet } from "./sheet.ts";
import type { Frame, Surface, SurfaceSource } from "./surface.ts";

/** A bare canvas with two linear scales, for plots that draw all of their marks themselves. */
function createCanvas(plot: Plot, frame: Frame, first: Surface["size"]): Surface {
  const canvas = frame.box.ownerDocument.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no 2d canvas.");
  frame.box.append(canvas);
  let size = first;

  const toSheet = (ratio: number): Sheet => {
    const layout = frame.layout();
    const [top, right, bottom, left] = layout.padding;
    const area = { left, top, right: size.width - right, bottom: size.height - bottom };
    const [from, to] = plot.range;
    const lowest = layout.ticks[0] ?? 0;
    const highest = layout.ticks.at(-1) ?? 1;
    return {
      context,
      ink: frame.ink(),
      ...size,
      area,
      x: (position) => area.left + ((position - from) / (to - from)) * (area.right - area.left),
      y: (value) => area.bottom - ((value - lowest) / (highest - lowest)) * (area.bottom - area.top),
      snap: (length) => Math.round(length * ratio) / ratio,
    };
  };
  const draw = () => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    const sheet = toSheet(canvas.width / size.width);
    drawOn(sheet, () => {
      frame.below(sheet);
      frame.above(sheet);
    });
  };
  const resize: Surface["resize"] = (next) => {
    size = next;
    const ratio = window.devicePixelRatio;
    canvas.width = Math.round(size.width * ratio);
    canvas.height = Math.round(size.height * ratio);
    canvas.style.width = `${size.width}px`;
    canvas.style.height = `${size.height}px`;
    draw();
  };

  let density: MediaQueryList;
  const denser = () => {
    watchDensity();
    resize(size);
  };
  /** The window moved to a finer screen, or the page was zoomed: the query holds for one density only. */
  const watchDensity = () => {
    density = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    density.addEventListener("change", denser, { once: true });
  };
  watchDensity();
  resize(first);
  return {
    get size() {
      return size;
    },
    resize,
    redraw: draw,
    recolor: draw,
    destroy: () => {
      density.removeEventListener("change", denser);
      canvas.remove();
    },
  };
}

export const canvasSurface: SurfaceSource<Plot> = { create: createCanvas };
