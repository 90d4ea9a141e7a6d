import type { ChartPoint } from "./chart-types.ts";

/** Text that is announced for a position of the cursor: "Salı: Düzenli 271, Esnek 56, Toplam 327". */
export function pointText(point: ChartPoint): string {
  const entries = point.entries.map(({ name, text }) => `${name} ${text}`);
  return `${point.label}: ${entries.join(", ")}`;
}

/** The headers of the table's value columns, in the order of the points' entries. */
export function columnNames(points: readonly ChartPoint[]): readonly string[] {
  return points[0]?.entries.map(({ name }) => name) ?? [];
}
