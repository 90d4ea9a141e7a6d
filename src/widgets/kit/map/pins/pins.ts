import type { Frame } from "../geometry.ts";
import type { CanvasColors } from "../palette.ts";
import type { LineShape } from "../lines/line-geometry.ts";
import type { PixelBox } from "../markers/spread.ts";
import type { MapPoint, MapPin } from "../types.ts";
import { createSprites, drawDots, drawPills, type PinView, type Sprites } from "./draw-pins.ts";
import { measurePill, PILL_HEIGHT } from "./pill.ts";
import { createPinField, levelOf, type PinField, type PinMark, placePins, shownPins } from "./placement.ts";

/** What is on the map besides the pins. */
interface PinSurroundings {
  readonly shapes: () => ReadonlyMap<string, LineShape>;
  readonly isMarker: (id: string) => boolean;
  /** What the markers cover at a zoom level, in pixels of the world. */
  readonly markerBoxes: (zoom: number) => readonly PixelBox[];
  readonly family: string;
}

interface PinHit {
  readonly id: string;
  /** The middle of the mark, in pixels of the frame. */
  readonly point: MapPoint;
}

export interface Pins {
  hasAny(): boolean;
  /** Whether this pin is shown, even where this zoom level draws no pins. */
  has(id: string): boolean;
  set(pins: readonly MapPin[]): void;
  /** Discards the placements, when lines, markers or the font have changed. */
  replace(): void;
  /** Draws the dots, onto an empty canvas. */
  drawDots(context: CanvasRenderingContext2D, view: PinView & { readonly zoom: number }): void;
  drawPills(context: CanvasRenderingContext2D, view: PinView & { readonly zoom: number }): void;
  /** The mark under a point of the frame. */
  at(frame: Frame, zoom: number, point: MapPoint, tolerance: number): PinHit | null;
}

/** Number of cached placements, one per zoom level, the most recent ones. */
const REMEMBERED = 3;
const DOT_REACH = 5;

export function createPins({ shapes, isMarker, markerBoxes, family }: PinSurroundings): Pins {
  let field: PinField = createPinField([]);
  let shown: Uint8Array | null = null;
  let sprites: { readonly made: Sprites; readonly colors: CanvasColors; readonly pixelRatio: number } | null = null;
  const placements = new Map<number, readonly PinMark[]>();
  const widthOf = (text: string): number => measurePill(text, family);

  function marksAt(zoom: number): readonly PinMark[] {
    const level = levelOf(zoom);
    const known = placements.get(level);
    if (known) return known;
    shown ??= shownPins(field, shapes(), isMarker);
    const marks = placePins({ field, shown, zoom, widthOf, taken: markerBoxes(level) });
    const [oldest] = placements.keys();
    if (placements.size >= REMEMBERED && oldest !== undefined) placements.delete(oldest);
    placements.set(level, marks);
    return marks;
  }

  function spritesFor(colors: CanvasColors, pixelRatio: number): Sprites {
    if (sprites?.colors !== colors || sprites.pixelRatio !== pixelRatio) {
      sprites = { made: createSprites({ colors, family, pixelRatio }), colors, pixelRatio };
    }
    return sprites.made;
  }

  function replace(): void {
    shown = null;
    placements.clear();
  }

  return {
    hasAny: () => field.pins.length > 0,
    has(id) {
      const index = field.pins.findIndex((pin) => pin.id === id);
      shown ??= shownPins(field, shapes(), isMarker);
      return shown[index] === 1;
    },
    set(pins) {
      field = createPinField(pins);
      replace();
    },
    replace,
    drawDots: (context, { zoom, ...view }) => drawDots(context, { marks: marksAt(zoom), pins: field.pins }, view),
    drawPills(context, { zoom, ...view }) {
      const made = spritesFor(view.colors, view.pixelRatio);
      drawPills(context, { marks: marksAt(zoom), pins: field.pins, sprites: made }, view);
    },
    at({ scale, offsetX, offsetY }, zoom, point, tolerance) {
      const marks = marksAt(zoom);
      // Backwards: what is drawn last is on top.
      for (let index = marks.length - 1; index >= 0; index -= 1) {
        const { kind, x, y, offset, index: pin } = marks[index]!;
        const middleX = x * scale - offsetX + offset.x;
        const middleY = y * scale - offsetY + offset.y;
        const reachY = (kind === "pill" ? PILL_HEIGHT / 2 : DOT_REACH) + tolerance;
        if (Math.abs(point.y - middleY) > reachY) continue;
        const { id, text } = field.pins[pin]!;
        const reachX = (kind === "pill" ? widthOf(text) / 2 : DOT_REACH) + tolerance;
        if (Math.abs(point.x - middleX) <= reachX) return { id, point: { x: middleX, y: middleY } };
      }
      return null;
    },
  };
}
