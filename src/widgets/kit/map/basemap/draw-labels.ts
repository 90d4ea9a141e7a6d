import type { MapPalette } from "../palette.ts";
import type { Frame } from "../geometry.ts";
import { fontOf, labelCandidates, type LabelStyle, type PlacedLabel, placeLabels } from "./labels.ts";
import type { BaseMapData } from "./pack.ts";

const SHIELD_HEIGHT = 14;
const HALO_WIDTH = 3;
/** Number of cached placements, one per zoom level, the most recent ones. */
const REMEMBERED = 8;

interface LabelOptions {
  readonly family: string;
  /** Labels seas only; for small pictures, where labels would hide the lines. */
  readonly sparse: boolean;
}

/** `roads`: names along roads, below the lines on these roads. `places`: place names and road numbers, above the lines. */
type LabelLayer = "roads" | "places";

interface LabelRequest {
  readonly layer: LabelLayer;
  readonly frame: Frame;
  readonly zoom: number;
  readonly colors: MapPalette;
  /** A part of the frame: only labels that lie completely in it are drawn. */
  readonly within?: Frame | undefined;
}

interface LabelArtist {
  draw(context: CanvasRenderingContext2D, request: LabelRequest): void;
  /** Clears cached measurements, after fonts were loaded. */
  forget(): void;
}

export function createLabelArtist(map: BaseMapData, { family, sparse }: LabelOptions): LabelArtist {
  const placements = new Map<string, PlacedLabel[]>();
  const widths = new Map<string, number>();

  function labelsAt(context: CanvasRenderingContext2D, zoom: number): PlacedLabel[] {
    const key = zoom.toFixed(2);
    const known = placements.get(key);
    if (known) return known;
    const measure = (style: LabelStyle, text: string): number => {
      const font = fontOf(style, family);
      const widthKey = `${font}|${text}`;
      const knownWidth = widths.get(widthKey);
      if (knownWidth !== undefined) return knownWidth;
      if (context.font !== font) context.font = font;
      const { width } = context.measureText(text);
      widths.set(widthKey, width);
      return width;
    };
    const placed = placeLabels(labelCandidates(map, zoom, sparse), zoom, measure);
    if (placements.size >= REMEMBERED) placements.delete(placements.keys().next().value ?? key);
    placements.set(key, placed);
    return placed;
  }

  return {
    draw(context, { layer, frame, zoom, colors, within }) {
      const area = within ?? frame;
      const left = area.offsetX;
      const top = area.offsetY;
      const right = left + area.width;
      const bottom = top + area.height;
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.lineJoin = "round";
      for (const label of labelsAt(context, zoom)) {
        if ((label.kind === "road") !== (layer === "roads")) continue;
        const [boxLeft, boxTop, boxRight, boxBottom] = label.box;
        const visible = within
          ? boxLeft > left && boxTop > top && boxRight < right && boxBottom < bottom
          : boxRight > left && boxBottom > top && boxLeft < right && boxTop < bottom;
        if (!visible) continue;
        context.save();
        context.translate(Math.round(label.x - frame.offsetX), Math.round(label.y - frame.offsetY));
        if (label.kind === "shield") drawShield(context, label, family, colors);
        else drawName(context, label, family, colors);
        context.restore();
      }
    },
    forget() {
      placements.clear();
      widths.clear();
    },
  };
}

function drawShield(context: CanvasRenderingContext2D, label: PlacedLabel, family: string, colors: MapPalette): void {
  const width = Math.round(label.width);
  context.fillStyle = colors.halo;
  context.strokeStyle = colors.roadCasing;
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(-Math.round(width / 2) + 0.5, -SHIELD_HEIGHT / 2 + 0.5, width, SHIELD_HEIGHT, 3.5);
  context.fill();
  context.stroke();
  context.font = fontOf(label.style, family);
  context.fillStyle = colors[label.style.color];
  context.fillText(label.text, 0.5, 1);
}

function drawName(context: CanvasRenderingContext2D, label: PlacedLabel, family: string, colors: MapPalette): void {
  const { style, text, rise, angle } = label;
  context.rotate(angle);
  context.font = fontOf(style, family);
  // Firefox before 116 has no letterSpacing on canvases; setting it there does nothing.
  context.letterSpacing = `${style.spacing}px`;
  context.fillStyle = colors[style.color];
  if (style.dot) {
    context.beginPath();
    context.arc(0, 0, 2.2, 0, Math.PI * 2);
    context.fill();
  }
  if (style.halo) {
    context.lineWidth = HALO_WIDTH;
    context.strokeStyle = colors.halo;
    context.strokeText(text, 0, rise);
  }
  context.fillText(text, 0, rise);
}
