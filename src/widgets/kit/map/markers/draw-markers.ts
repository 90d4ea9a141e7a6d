import { formatNumber } from "../../../../core/text/format.ts";
import type { Frame } from "../geometry.ts";
import type { CanvasColors } from "../palette.ts";
import {
  HALO_HOME_SIZE,
  HALO_SIZE,
  HOME_SIZE,
  HOUSE_PATHS,
  LABEL_HEIGHT,
  MEANT_HOME_SIZE,
  OFFICE_PATHS,
  OFFICE_SIZE,
  peopleSize,
  PIN_RING_SIZE,
  SELECTED_HEIGHT,
  SIGN_SIZE,
  START_SIZE,
} from "./marker-icons.ts";
import type { SpreadMarker } from "./spread.ts";
import { drawPill, PILL_BORDER, PILL_HEIGHT } from "../pins/pill.ts";
import type { MapMarker, PinMarker, SignMarker } from "../types.ts";

const ICON_GRID = 24;

/** Middle of the icon, in pixels. */
interface At {
  readonly x: number;
  readonly y: number;
}

function drawIcon(
  context: CanvasRenderingContext2D,
  paths: readonly string[],
  { x, y }: At,
  size: number,
  width: number,
): void {
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / ICON_GRID, size / ICON_GRID);
  context.lineCap = "round";
  context.lineJoin = "round";
  context.lineWidth = width;
  for (const path of paths) context.stroke(new Path2D(path));
  context.restore();
}

const RADIUS = 6;
const BORDER = 2;
const ICON_SIZE = 13;

/** Draws a sign's square on a canvas, as signs.css does for the marker. */
function drawSign(
  context: CanvasRenderingContext2D,
  { sign: { ground, color, paths, isRound = false }, selected }: SignMarker,
  at: At,
  colors: CanvasColors,
): void {
  const square = (size: number, corner: number, fill: string): void => {
    context.beginPath();
    context.roundRect(at.x - size / 2, at.y - size / 2, size, size, corner);
    context.fillStyle = fill;
    context.fill();
  };
  const radius = isRound ? SIGN_SIZE / 2 : RADIUS;
  square(SIGN_SIZE, radius, selected ? colors.of("--shuttle-text") : colors.palette.lineCasing);
  square(SIGN_SIZE - 2 * BORDER, radius - BORDER, colors.of(ground));
  context.strokeStyle = colors.of(color);
  drawIcon(context, paths, at, ICON_SIZE, 2.2);
}

const OFFICE_RADIUS = 7;

interface MarkerView {
  readonly frame: Frame;
  readonly colors: CanvasColors;
  readonly family: string;
}

function drawDisc(context: CanvasRenderingContext2D, { x, y }: At, size: number, border: number): void {
  context.lineWidth = border;
  context.beginPath();
  context.arc(x, y, (size - border) / 2, 0, Math.PI * 2);
  context.fill();
  context.stroke();
}

function drawPin(context: CanvasRenderingContext2D, pin: PinMarker, at: At, { colors, family }: MarkerView): void {
  const color = colors.of(pin.color);
  if (!pin.text) {
    context.fillStyle = colors.palette.lineCasing;
    context.strokeStyle = color;
    drawDisc(context, at, PIN_RING_SIZE, 2.5);
    return;
  }
  const border = pin.selected
    ? { color: colors.of("--shuttle-text"), width: PILL_BORDER + 1 }
    : { color: colors.palette.lineCasing, width: PILL_BORDER };
  const height = pin.selected ? SELECTED_HEIGHT : PILL_HEIGHT;
  const textColor = pin.textColor ?? "--shuttle-on-stop";
  drawPill(context, { text: pin.text, ...at, color, textColor, border, colors, family, height });
}

function drawHalo(context: CanvasRenderingContext2D, { x, y }: At, colors: CanvasColors): void {
  context.fillStyle = colors.of("--shuttle-accent");
  context.globalAlpha = 0.26;
  context.beginPath();
  context.arc(x, y, HALO_SIZE / 2, 0, Math.PI * 2);
  context.fill();
  context.globalAlpha = 1;
}

const LABEL_PADDING = 9;

function drawLabel(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y }: At,
  { colors, family }: MarkerView,
): void {
  context.font = `600 12px ${family}`;
  const width = context.measureText(text).width + 2 * LABEL_PADDING;
  context.beginPath();
  context.roundRect(x - width / 2, y - LABEL_HEIGHT / 2, width, LABEL_HEIGHT, 6);
  context.fillStyle = colors.of("--shuttle-surface");
  context.fill();
  context.fillStyle = colors.of("--shuttle-text");
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x, y);
}

function drawMarker(context: CanvasRenderingContext2D, marker: MapMarker, at: At, view: MarkerView): void {
  const { colors } = view;
  context.setLineDash([]);
  if (marker.kind === "pin") drawPin(context, marker, at, view);
  else if (marker.kind === "sign") drawSign(context, marker, at, colors);
  else if (marker.kind === "start") {
    context.fillStyle = colors.palette.lineCasing;
    context.strokeStyle = colors.of(marker.color);
    drawDisc(context, at, START_SIZE, 3);
  } else if (marker.kind === "people") {
    context.fillStyle = colors.of("--shuttle-surface");
    context.strokeStyle = colors.of(marker.selected ? "--shuttle-text" : "--shuttle-chart-1");
    drawDisc(context, at, peopleSize(marker.count), 3);
    context.fillStyle = colors.of("--shuttle-text");
    context.font = `700 12px ${view.family}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(formatNumber(marker.count), at.x, at.y);
  } else if (marker.kind === "label") {
    drawLabel(context, marker.text, at, view);
  } else if (marker.kind === "home") {
    const [ground, sign] = ["--shuttle-surface", "--shuttle-text"] as const;
    const size = marker.halo ? HALO_HOME_SIZE : marker.selected ? MEANT_HOME_SIZE : HOME_SIZE;
    if (marker.halo) drawHalo(context, at, colors);
    context.fillStyle = colors.of(marker.selected ? sign : ground);
    context.strokeStyle = marker.selected ? colors.palette.lineCasing : colors.of(sign);
    drawDisc(context, at, size, 2);
    context.strokeStyle = colors.of(marker.selected ? ground : sign);
    drawIcon(context, HOUSE_PATHS, at, size * 0.5, 2.2);
  } else {
    const half = OFFICE_SIZE / 2;
    context.beginPath();
    context.roundRect(at.x - half, at.y - half, OFFICE_SIZE, OFFICE_SIZE, OFFICE_RADIUS);
    context.fillStyle = colors.palette.lineCasing;
    context.fill();
    context.beginPath();
    context.roundRect(at.x - half + 2, at.y - half + 2, OFFICE_SIZE - 4, OFFICE_SIZE - 4, OFFICE_RADIUS - 2);
    context.fillStyle = colors.of("--shuttle-map-office");
    context.fill();
    context.strokeStyle = colors.of("--shuttle-surface");
    drawIcon(context, OFFICE_PATHS, at, 17, 2);
  }
}

/** Draws the markers on a canvas as markers.css shows them, the lowest first. */
export function drawMarkers(
  context: CanvasRenderingContext2D,
  markers: readonly SpreadMarker[],
  view: MarkerView,
): void {
  const { scale, offsetX, offsetY } = view.frame;
  for (const { marker, x, y, offset } of markers) {
    drawMarker(context, marker, { x: x * scale - offsetX + offset.x, y: y * scale - offsetY + offset.y }, view);
  }
}
