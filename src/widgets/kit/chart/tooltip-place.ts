import type { Stop } from "./plane.ts";

const distance = 10;

/** Left edge of the tooltip: right of the stop, else left of it, else wherever it fits. */
export function tooltipLeft(stop: Pick<Stop, "left" | "width">, tooltip: number, box: number): number {
  const right = stop.left + stop.width + distance;
  if (right + tooltip <= box) return right;
  const left = stop.left - distance - tooltip;
  return left >= 0 ? left : Math.max(0, box - tooltip);
}
