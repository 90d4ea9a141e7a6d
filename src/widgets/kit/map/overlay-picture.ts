import type { Box, Frame } from "./geometry.ts";

interface OverlayView {
  /** What to draw: the whole canvas, or the strip that a move has uncovered. */
  readonly frame: Frame;
  /** The part that is in view. */
  readonly visible: Frame;
  readonly zoom: number;
  /** Device pixels for one CSS pixel. */
  readonly pixelRatio: number;
}

export type Draw = (context: CanvasRenderingContext2D, view: OverlayView) => void;

interface DrawnView extends OverlayView {
  /** The largest possible frame, before it was cropped to the bounds. */
  readonly extent: Frame;
}

/** A canvas that shows the view and a margin around it. */
interface OverlayPicture {
  /** Null when nothing of the view is drawn. */
  drawn(): DrawnView | null;
  paint(visible: Frame, zoom: number): void;
  /** Shows another part at the same zoom level, reusing as much of the picture as possible. */
  follow(visible: Frame): void;
  /** How well the picture covers the view; `nearly`: most of the margin is used up. */
  covers(visible: Frame): "well" | "nearly" | "no";
}

/** Margin on each side, as a fraction of the view, so that small drags need no drawing. */
const PADDING = 0.18;
/** With less than this fraction of the margin left, the picture is moved when there is time. */
const NEARLY_USED = 0.6;
/** Pixels of an edge that may stay empty for the few frames in which a fling is faster than the layers, drawn one per frame. */
const EDGE = 48;
/** Greatest distance in pixels of drawn things from their bounds: a line in its lane, with its casing. */
const CROP_MARGIN = 28;
const MAX_PIXEL_RATIO = 2;

const pixelRatioNow = (): number => Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio || 1);

/** Replaces the content of a canvas by a picture. */
function replaceBy(context: CanvasRenderingContext2D, picture: HTMLCanvasElement, x: number, y: number): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = "copy";
  context.drawImage(picture, x, y);
  context.globalCompositeOperation = "source-over";
}

export function createOverlayPicture(
  canvas: HTMLCanvasElement,
  draw: Draw,
  stage: Stage,
  bounds: (() => Box | null) | undefined,
): OverlayPicture {
  const context = canvas.getContext("2d");
  let drawn: DrawnView | null = null;

  function sizeCanvas(frame: Frame, pixelRatio: number): void {
    const width = Math.round(frame.width * pixelRatio);
    const height = Math.round(frame.height * pixelRatio);
    canvas.style.width = `${frame.width}px`;
    canvas.style.height = `${frame.height}px`;
    if (canvas.width === width && canvas.height === height) {
      context?.setTransform(1, 0, 0, 1, 0, 0);
      context?.clearRect(0, 0, width, height);
    } else {
      canvas.width = width;
      canvas.height = height;
    }
  }

  function drawPart(view: DrawnView, part: Frame): void {
    if (!context) return;
    const { frame, pixelRatio } = view;
    const x = (part.offsetX - frame.offsetX) * pixelRatio;
    const y = (part.offsetY - frame.offsetY) * pixelRatio;
    context.save();
    context.setTransform(pixelRatio, 0, 0, pixelRatio, x, y);
    if (part !== frame) {
      context.beginPath();
      context.rect(0, 0, part.width, part.height);
      context.clip();
    }
    draw(context, { frame: part, visible: view.visible, zoom: view.zoom, pixelRatio });
    context.restore();
  }

  function paint(visible: Frame, zoom: number): void {
    const isEmpty = !context || visible.width === 0 || visible.height === 0;
    const extent = padFrame(visible, PADDING);
    const box = bounds?.();
    const frame = box === undefined ? extent : box && cropFrame(extent, box, CROP_MARGIN);
    canvas.hidden = isEmpty || !frame;
    drawn = null;
    if (isEmpty || !frame) return;
    const pixelRatio = pixelRatioNow();
    sizeCanvas(frame, pixelRatio);
    drawn = { frame, extent, visible, zoom, pixelRatio };
    drawPart(drawn, frame);
  }

  /** Moves the picture inside of the canvas and draws the new strips; false when nothing of it can be reused. */
  function moveOn(before: DrawnView, visible: Frame): boolean {
    const step = wholeStep(before.pixelRatio);
    const wanted = padFrame(visible, PADDING);
    const { offsetX, offsetY, width, height } = before.frame;
    if (!context || bounds || step === null || wanted.width !== width || wanted.height !== height) return false;
    const x = Math.round((wanted.offsetX - offsetX) / step) * step;
    const y = Math.round((wanted.offsetY - offsetY) / step) * step;
    const frame = { ...wanted, offsetX: offsetX + x, offsetY: offsetY + y };
    const strips = newStrips(before.frame, frame);
    if (strips[0] === frame) return false;
    const scratch = stage.scratch(canvas.width, canvas.height);
    if (!scratch) return false;
    replaceBy(scratch, canvas, 0, 0);
    replaceBy(context, scratch.canvas, -x * before.pixelRatio, -y * before.pixelRatio);
    drawn = { ...before, frame, extent: frame, visible };
    for (const strip of strips) drawPart(drawn, strip);
    return true;
  }

  return {
    drawn: () => drawn,
    paint,
    follow(visible) {
      if (drawn && !moveOn(drawn, visible)) paint(visible, drawn.zoom);
    },
    covers(visible) {
      if (!drawn) return "no";
      const slack = slackOf(drawn.extent, visible);
      if (slack < -EDGE) return "no";
      return slack < slackOf(padFrame(visible, PADDING), visible) * NEARLY_USED ? "nearly" : "well";
    },
  };
}

/** The frame enlarged by `share` of its size on each side, in whole pixels. */
export function padFrame(frame: Frame, share: number): Frame {
  const x = Math.round(frame.width * share);
  const y = Math.round(frame.height * share);
  return {
    scale: frame.scale,
    offsetX: frame.offsetX - x,
    offsetY: frame.offsetY - y,
    width: frame.width + 2 * x,
    height: frame.height + 2 * y,
  };
}

/** Pixels that the inner frame can move in any direction before it leaves the outer one; negative when it has left. */
export function slackOf(outer: Frame, inner: Frame): number {
  return Math.min(
    inner.offsetX - outer.offsetX,
    inner.offsetY - outer.offsetY,
    outer.offsetX + outer.width - inner.offsetX - inner.width,
    outer.offsetY + outer.height - inner.offsetY - inner.height,
  );
}

/** The part of the frame that shows a box (world units), enlarged by `margin` pixels; null when the box lies outside. */
export function cropFrame(frame: Frame, box: Box, margin: number): Frame | null {
  const { scale, offsetX, offsetY, width, height } = frame;
  const left = Math.max(0, Math.floor(box[0] * scale - offsetX - margin));
  const top = Math.max(0, Math.floor(box[1] * scale - offsetY - margin));
  const right = Math.min(width, Math.ceil(box[2] * scale - offsetX + margin));
  const bottom = Math.min(height, Math.ceil(box[3] * scale - offsetY + margin));
  if (!(right > left && bottom > top)) return null;
  return { scale, offsetX: offsetX + left, offsetY: offsetY + top, width: right - left, height: bottom - top };
}

/** What a move has brought into the frame, as up to two rectangles. Both frames must have the same size and scale. */
export function newStrips(before: Frame, after: Frame): Frame[] {
  const { scale, offsetX, offsetY, width, height } = after;
  const x = offsetX - before.offsetX;
  const y = offsetY - before.offsetY;
  if (Math.abs(x) >= width || Math.abs(y) >= height) return [after];
  const strips: Frame[] = [];
  const top = y > 0 ? offsetY + height - y : offsetY;
  if (y !== 0) strips.push({ scale, offsetX, offsetY: top, width, height: Math.abs(y) });
  const left = x > 0 ? offsetX + width - x : offsetX;
  const restTop = y < 0 ? offsetY - y : offsetY;
  if (x !== 0) {
    strips.push({ scale, offsetX: left, offsetY: restTop, width: Math.abs(x), height: height - Math.abs(y) });
  }
  return strips;
}

const STEPS = [1, 2, 4, 5, 10, 20];

/** The smallest whole number of CSS pixels, at most 20, that is a whole number of device pixels; null when there is none. */
export function wholeStep(pixelRatio: number): number | null {
  return (
    STEPS.find((step) => Math.abs(step * pixelRatio - Math.round(step * pixelRatio)) < 1e-3 / (1 + pixelRatio)) ?? null
  );
}

/** Shared by the canvases of one map. */
export interface Stage {
  /** Queues deferrable work, one task per frame, so that no frame of a drag waits for all layers. */
  later(task: () => void): void;
  /** Removes a task from the queue. */
  forget(task: () => void): void;
  /** A temporary canvas: moving a picture through it takes a quarter of the time of moving it within its own canvas. */
  scratch(width: number, height: number): CanvasRenderingContext2D | null;
}

export function createStage(): Stage {
  const tasks = new Set<() => void>();
  let request = 0;
  let context: CanvasRenderingContext2D | null = null;

  function run(): void {
    request = 0;
    const [task] = tasks;
    if (!task) return;
    tasks.delete(task);
    if (tasks.size > 0) request = requestAnimationFrame(run);
    task();
  }

  return {
    later(task) {
      tasks.add(task);
      request ||= requestAnimationFrame(run);
    },
    forget(task) {
      tasks.delete(task);
      if (tasks.size > 0 || request === 0) return;
      cancelAnimationFrame(request);
      request = 0;
    },
    scratch(width, height) {
      context ??= document.createElement("canvas").getContext("2d");
      if (!context) return null;
      const { canvas } = context;
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
      }
      return context;
    },
  };
}
