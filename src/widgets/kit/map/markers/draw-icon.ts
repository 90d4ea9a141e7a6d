const ICON_GRID = 24;

/** Middle of the icon, in pixels. */
export interface At {
  readonly x: number;
  readonly y: number;
}

export function drawIcon(
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
