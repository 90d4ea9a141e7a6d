import type { MapPalette } from "../palette.ts";
import type { PlaceKind } from "./pack.ts";

export type LabelKind = PlaceKind | "neighbourhood" | "park" | "road" | "shield";

export interface LabelStyle {
  readonly weight: number;
  readonly size: number;
  readonly color: keyof MapPalette;
  /** Letter spacing in pixels. */
  readonly spacing: number;
  /** Lower ranks are placed first. */
  readonly rank: number;
  readonly halo: boolean;
  /** Draws a dot at the position and the text above it. */
  readonly dot: boolean;
}

const PLAIN: LabelStyle = {
  weight: 530,
  size: 11.5,
  color: "label",
  spacing: 0,
  rank: 5,
  halo: true,
  dot: false,
};

const RANKED: Record<LabelKind, Partial<LabelStyle>> = {
  province: { weight: 620, rank: 0 },
  district: { rank: 1 },
  city: { rank: 2 },
  island: { rank: 2 },
  bridge: { size: 11, rank: 2 },
  airport: { size: 11, color: "labelSoft", rank: 2 },
  shield: { size: 9.5, weight: 620, color: "labelSoft", rank: 2.5, halo: false },
  sea: { weight: 480, color: "labelWater", rank: 3, halo: false },
  neighbourhood: { weight: 480, size: 11, color: "labelSoft", rank: 4 },
  water: { weight: 480, size: 11, color: "labelWater", spacing: 0.3, halo: false },
  park: { weight: 480, size: 11, color: "labelGreen", rank: 6 },
  road: { weight: 480, size: 11, color: "labelSoft", spacing: 0.2, rank: 7 },
};

export function labelStyle(kind: LabelKind, zoom: number): LabelStyle {
  const style = { ...PLAIN, ...RANKED[kind] };
  if (kind === "province") return { ...style, size: zoom < 9.5 ? 12 : 13.5, dot: zoom < 9.9 };
  if (kind === "city") return { ...style, dot: zoom < 9.9 };
  if (kind === "sea") return { ...style, size: zoom < 12 ? 11.5 : 12.5, spacing: zoom < 12 ? 0.5 : 1 };
  if (kind === "district") return { ...style, size: zoom < 12 ? 11.5 : 12.5 };
  if (kind === "neighbourhood") return { ...style, size: zoom < 14 ? 11 : zoom < 16 ? 12 : 13 };
  return style;
}

export const fontOf = (style: Pick<LabelStyle, "weight" | "size">, family: string): string =>
  `${style.weight} ${style.size}px ${family}`;
