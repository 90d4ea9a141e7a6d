import type { ColorToken } from "./chart-types.ts";

type FontSize = "xs" | "2xs";
type FontWeight = "regular" | "semibold";

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

let ruler: CanvasRenderingContext2D | null | undefined;

/**
 * Reads tokens through a hidden element: a custom property may be an unresolved color-mix(), the element's `color` is not.
 * Only `color` is not enough for paper: there the theme is light whatever the widget's is, and a canvas is not redrawn by
 * the print styles. So for paper the probe is a light widget root of its own.
 */
export function readInk(host: HTMLElement, theme: "light" | "dark", paper: boolean): Ink {
  const palette = matchMedia("(forced-colors: active)").matches ? forced : {};
  const probed = new Map<string, string>();
  const probe = <Key extends "color" | "font-size" | "font-weight" | "font-family">(property: Key, value: string) => {
    const key = `${property}:${value}`;
    const known = probed.get(key);
    if (known !== undefined) return known;
    const element = host.ownerDocument.createElement("span");
    if (paper) element.className = "shuttle";
    for (const [name, text] of [
      ["position", "absolute"],
      ["visibility", "hidden"],
      ["forced-color-adjust", "none"],
      [property, value],
    ] as const) {
      element.style.setProperty(name, text);
    }
    host.append(element);
    const computed = getComputedStyle(element).getPropertyValue(property);
    element.remove();
    probed.set(key, computed);
    return computed;
  };
  const areaShare = theme === "dark" && !paper ? 16 : 9;
  return {
    color: (token) => probe("color", palette[token] ?? `var(${token})`),
    area: (token) => probe("color", `color-mix(in srgb, var(${token}) ${areaShare}%, transparent)`),
    font: (size, weight = "regular") =>
      `${probe("font-weight", `var(${weights[weight]})`)} ${probe("font-size", `var(--shuttle-text-${size})`)} ${probe("font-family", "inherit")}`,
    width: (text, font) => {
      ruler ??= document.createElement("canvas").getContext("2d");
      if (!ruler) return text.length * 7;
      ruler.font = font;
      return ruler.measureText(text).width;
    },
  };
}
