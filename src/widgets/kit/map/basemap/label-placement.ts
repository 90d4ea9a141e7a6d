import type { LabelCandidate } from "./label-candidates.ts";
import { labelStyle, type LabelStyle } from "./label-styles.ts";

/** A label with its position; the box in pixels of the whole world. */
export interface PlacedLabel extends LabelCandidate {
  readonly style: LabelStyle;
  readonly width: number;
  /** Pixels from the position up to the middle of the text. */
  readonly rise: number;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

type Measure = (style: LabelStyle, text: string) => number;

const CELL = 160;
const LINE_HEIGHT = 16;
const SHIELD_HEIGHT = 15;

function measureLabel(candidate: LabelCandidate, zoom: number, measure: Measure): PlacedLabel {
  const style = labelStyle(candidate.kind, zoom);
  const width = measure(style, candidate.text) + style.spacing * candidate.text.length + 8;
  const height = candidate.kind === "shield" ? SHIELD_HEIGHT : LINE_HEIGHT;
  const rise = style.dot ? -10 : 0;
  const cosine = Math.abs(Math.cos(candidate.angle));
  const sine = Math.abs(Math.sin(candidate.angle));
  const halfWidth = (width * cosine + height * sine) / 2;
  const halfHeight = (width * sine + height * cosine) / 2;
  const middle = candidate.y + rise;
  return {
    ...candidate,
    style,
    width,
    rise,
    box: [candidate.x - halfWidth, middle - halfHeight, candidate.x + halfWidth, middle + halfHeight],
  };
}

/** Occupied boxes in a grid, so that a few thousand labels are placed in milliseconds. */
function createOccupancy() {
  const cells = new Map<string, PlacedLabel["box"][]>();

  function* cellsOf([left, top, right, bottom]: PlacedLabel["box"], gap: number): Generator<string> {
    const lastColumn = Math.floor((right + gap) / CELL);
    const lastRow = Math.floor((bottom + gap) / CELL);
    for (let column = Math.floor((left - gap) / CELL); column <= lastColumn; column += 1) {
      for (let row = Math.floor((top - gap) / CELL); row <= lastRow; row += 1) yield `${column}:${row}`;
    }
  }

  return {
    isFree(box: PlacedLabel["box"], gap: number): boolean {
      for (const cell of cellsOf(box, gap)) {
        const taken = cells
          .get(cell)
          ?.some(
            (other) =>
              box[0] - gap < other[2] && box[2] + gap > other[0] && box[1] - gap < other[3] && box[3] + gap > other[1],
          );
        if (taken) return false;
      }
      return true;
    },
    take(box: PlacedLabel["box"]): void {
      for (const cell of cellsOf(box, 0)) {
        const boxes = cells.get(cell);
        if (boxes) boxes.push(box);
        else cells.set(cell, [box]);
      }
    },
  };
}

/** Minimum distance in pixels between two labels with the same road number or name. */
function repeatDistance({ kind }: LabelCandidate): number {
  if (kind === "road") return 600;
  return kind === "shield" ? 300 : 0;
}

/**
 * Chooses the labels that fit, the more important first. The choice depends only on the candidates, the zoom level and the
 * font, never on the part of the map that is in view.
 */
export function placeLabels(candidates: readonly LabelCandidate[], zoom: number, measure: Measure): PlacedLabel[] {
  const occupancy = createOccupancy();
  const repeated = new Map<string, PlacedLabel[]>();
  const kept: PlacedLabel[] = [];
  const ranked = candidates
    .map((candidate) => measureLabel(candidate, zoom, measure))
    .sort((one, other) => one.style.rank - other.style.rank);

  for (const label of ranked) {
    const distance = repeatDistance(label);
    const gap = distance > 0 ? 10 : 3;
    const same = repeated.get(label.text) ?? [];
    const tooClose =
      distance > 0 && same.some((other) => Math.abs(other.x - label.x) + Math.abs(other.y - label.y) < distance);
    if (tooClose || !occupancy.isFree(label.box, gap)) continue;
    occupancy.take(label.box);
    kept.push(label);
    if (distance > 0) repeated.set(label.text, [...same, label]);
  }
  return kept;
}
