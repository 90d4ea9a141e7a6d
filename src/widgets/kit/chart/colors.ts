import type { ColorToken } from "./chart-types.ts";

type FontSize = "xs" | "2xs";
type FontWeight = "regular" | "semibold";
type Property = "color" | "font-size" | "font-weight" | "font-family";

/** Colours and fonts of the theme in effect, as a canvas understands them. */
export interface Ink {
  color(token: ColorToken): string;
  /** The same colour as thin as the surface under a line. */
  area(token: ColorToken): string;
  font(size: FontSize, weight?: FontWeight): string;
  /** Width of a text in px. */
  width(text: string, font: string): number;
}

/** In a forced palette the series keep their colours (they are data); everything else follows the palette. */
const forced: Readonly<Record<string, string>> = {
  "--shuttle-surface": "Canvas",
  "--shuttle-text": "CanvasText",
  "--shuttle-chart-label": "CanvasText",
  "--shuttle-chart-ref": "CanvasText",
  "--shuttle-chart-axis": "CanvasText",
  "--shuttle-chart-grid": "GrayText",
};

const weights: Readonly<Record<FontWeight, ColorToken>> = {
  regular: "--shuttle-weight-regular",
  semibold: "--shuttle-weight-semibold",
};

/** What nearly every drawing asks for: read together, so that the page's styles are worked out once and not a dozen times. */
const usual: readonly (readonly [Property, string])[] = [
  ...[1, 2, 3].map((number) => ["color", `var(--shuttle-chart-${number})`] as const),
  ...Object.keys(forced).map((token) => ["color", `var(${token})`] as const),
  ...Object.values(weights).map((token) => ["font-weight", `var(${token})`] as const),
  ["font-size", "var(--shuttle-text-xs)"],
  ["font-size", "var(--shuttle-text-2xs)"],
  ["font-family", "inherit"],
];

let ruler: CanvasRenderingContext2D | null | undefined;

/**
 * Reads tokens through a hidden element: a custom property may be an unresolved color-mix(), the element's `color` is not.
 * Only `color` is not enough for paper: there the theme is light whatever the widget's is, and a canvas is not redrawn by
 * the print styles. So for paper the probe is a light widget root of its own.
 */
export function readInk(host: HTMLElement, theme: "light" | "dark", paper: boolean): Ink {
  const palette = matchMedia("(forced-colors: active)").matches ? forced : {};
  const known = new Map<string, string>();
  const read = (wanted: readonly (readonly [Property, string])[]) => {
    const probe = host.ownerDocument.createElement("span");
    if (paper) probe.className = "shuttle";
    probe.style.cssText = "position: absolute; visibility: hidden; forced-color-adjust: none";
    const probes = wanted.map(([property, value]) => {
      const child = host.ownerDocument.createElement("i");
      child.style.setProperty(property, value);
      return child;
    });
    probe.append(...probes);
    host.append(probe);
    wanted.forEach(([property, value], index) => {
      const child = probes[index];
      if (child) known.set(`${property}:${value}`, getComputedStyle(child).getPropertyValue(property));
    });
    probe.remove();
  };
  const style = (property: Property, value: string): string => {
    const key = `${property}:${value}`;
    if (!known.has(key)) read(known.size === 0 ? [...usual, [property, value]] : [[property, value]]);
    return known.get(key) ?? "";
  };
  const areaShare = theme === "dark" && !paper ? 16 : 9;
  return {
    color: (token) => style("color", palette[token] ?? `var(${token})`),
    area: (token) => style("color", `color-mix(in srgb, var(${token}) ${areaShare}%, transparent)`),
    font: (size, weight = "regular") =>
      `${style("font-weight", `var(${weights[weight]})`)} ${style("font-size", `var(--shuttle-text-${size})`)} ${style("font-family", "inherit")}`,
    width: (text, font) => {
      ruler ??= document.createElement("canvas").getContext("2d");
      if (!ruler) return text.length * 7;
      ruler.font = font;
      return ruler.measureText(text).width;
    },
  };
}
