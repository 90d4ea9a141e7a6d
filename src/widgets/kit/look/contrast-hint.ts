import { getSession } from "../../../core/session/session.ts";
import type { Theme } from "../element/theme.ts";
import { hostProperties } from "./look.contract.ts";

/** A colour that the page sets, and that is hard to read beside another one. */
export interface FaintColor {
  /** The property that the page sets, in effect in this theme. */
  readonly property: string;
  /** The other colour's token. */
  readonly beside: string;
  readonly theme: "light" | "dark";
  /** Measured and needed contrast, to 1. */
  readonly ratio: number;
  readonly needed: number;
  /** Property and colour that would do; null: no colour of that property does. */
  readonly cure: string | null;
}

export type LookName = keyof typeof hostProperties;

/** Minimum contrast of text, and of lines and marks (WCAG 1.4.3, 1.4.11). */
const words = 4.5;
const marks = 3;

interface ContrastPair {
  readonly color: LookName;
  readonly ground: LookName;
  readonly needed: number;
}

const onSurface = (needed: number) => (color: LookName) => ({ color, ground: "surface", needed }) as const;

/** Foreground and background tokens that appear together, with the contrast they need. */
export const contrastPairs: readonly ContrastPair[] = [
  ...(["accent", "link", "text", "text-muted", "text-subtle"] as const).map(onSurface(words)),
  { color: "on-accent", ground: "accent", needed: words },
  ...(["success", "warning", "danger"] as const).flatMap((name): ContrastPair[] => [
    onSurface(marks)(name),
    onSurface(words)(`${name}-text`),
    { color: `${name}-text`, ground: `${name}-soft`, needed: words },
  ]),
  ...(["focus", "border-strong", "chart-1", "chart-2", "chart-3", "chart-4", "chart-5", "chart-6"] as const).map(
    onSurface(marks),
  ),
  ...(["morning", "evening", "stop-own", "stop-mixed", "stop-shadow"] as const).map(
    (color) => ({ color, ground: "map-land", needed: marks }) as const,
  ),
];

interface ColorReader {
  /** Null where the value isn't a colour, or isn't opaque. */
  read(name: LookName): Rgb | null;
  remove(): void;
}

/** Computes tokens in the theme of `element`, which has the class `shuttle`. */
export function createColorReader(element: Element | null | undefined): ColorReader {
  const probe = document.createElement("span");
  probe.style.cssText = "display: none; forced-color-adjust: none";
  element?.append(probe);
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  return {
    read(name) {
      if (!context) return null;
      probe.style.color = `var(--shuttle-${name})`;
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = getComputedStyle(probe).color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha] = context.getImageData(0, 0, 1, 1).data;
      return alpha === 255 ? [red, green, blue] : null;
    },
    remove: () => probe.remove(),
  };
}

/** The properties that set a colour in a theme, without their prefix: the first one that is set takes effect. */
export function candidatesOf(name: LookName, theme: Theme): readonly string[] {
  const { dark } = hostProperties[name] as { dark?: "own" | "falls-back" };
  if (theme === "light") return [name];
  return dark === "falls-back" ? [`${name}-dark`, name] : [`${name}-dark`];
}

/** A pair with too little contrast, caused by a property that the page sets. */
export interface Faint extends ContrastPair {
  readonly ratio: number;
  /** Which of the two colours to change, and to what; null if no colour gives the contrast needed. */
  readonly change: "color" | "ground";
  readonly better: Rgb | null;
}

/** `isSet`: whether the page sets the property of this name; else it is our default. */
export function findFaint(read: ColorReader["read"], isSet: (name: LookName) => boolean): Faint[] {
  return contrastPairs.flatMap((pair): Faint[] => {
    // A background is judged by text only: our own marks narrowly miss 3:1 on some, and never carry the meaning alone.
    if (!isSet(pair.color) && (!isSet(pair.ground) || pair.needed === marks)) return [];
    const [color, ground] = [read(pair.color), read(pair.ground)];
    if (!color || !ground) return [];
    const measured = contrast(color, ground);
    if (measured >= pair.needed) return [];
    const isColor = isSet(pair.color);
    return [
      {
        ...pair,
        // Rounded down: 4.499 must not be reported as 4.50.
        ratio: Math.floor(measured * 100) / 100,
        change: isColor ? "color" : "ground",
        better: nearestReadable(...(isColor ? ([color, ground] as const) : ([ground, color] as const)), pair.needed),
      },
    ];
  });
}

/** The page's colours with too little contrast to another one. Only the element's theme can be measured. */
export function findFaintColors(host: Element, theme: Theme): FaintColor[] {
  const { read, remove } = createColorReader(host.shadowRoot?.querySelector(".shuttle"));
  const style = getComputedStyle(host);
  /** The property with which the page overrides this colour; undefined when it is our default. */
  const findSet = (name: LookName) =>
    candidatesOf(name, theme)
      .map((candidate) => `--shuttle-host-${candidate}`)
      .find((property) => style.getPropertyValue(property));
  const describe = (property: string, name: LookName) => `${property} ${toHex(read(name) ?? [0, 0, 0])}`;
  const found = findFaint(read, (name) => findSet(name) !== undefined).map(
    ({ color, ground, needed, ratio, change, better }): FaintColor => {
      const [changed, other] = change === "color" ? [color, ground] : [ground, color];
      // In the dark theme its own property: the one without `-dark` is right for the light theme.
      const [own = changed] = candidatesOf(changed, theme);
      return {
        property: describe(findSet(changed) ?? changed, changed),
        beside: describe(`--shuttle-${other}`, other),
        theme,
        ratio,
        needed,
        cure: better && `--shuttle-host-${own}: ${toHex(better)}`,
      };
    },
  );
  remove();
  return found;
}

const warned = Symbol.for("shuttle.contrast");

/** Warns in the console, once per page even with several copies of the bundle. */
export function warnOfContrast(host: Element, theme: Theme): void {
  const page = globalThis as { [warned]?: true };
  if (page[warned]) return;
  const lines = findFaintColors(host, theme).map(
    ({ property, beside, ratio, needed, cure }) =>
      `${property} beside ${beside} has ${ratio}:1 and needs ${needed}:1 in the ${theme} theme${cure ? `; ${cure} would do` : ""}.`,
  );
  if (lines.length === 0) return;
  page[warned] = true;
  getSession().environment.warn(`Colours that this page sets are hard to read (docs/theming.md):\n${lines.join("\n")}`);
}

/** Red, green, blue; 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

function toLinear(byte: number): number {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Contrast of two opaque colours by WCAG 2.2, 1 to 21. */
export function contrast(first: Rgb, second: Rgb): number {
  const [dark, light] = [luminance(first), luminance(second)].toSorted((one, other) => one - other) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const mix = (color: Rgb, other: number, share: number) =>
  color.map((byte) => Math.round(byte + (other - byte) * share)) as unknown as Rgb;

/** The colour nearest to `color`, mixed with black or white, that has the contrast `needed` on `ground`; null when there is none. */
export function nearestReadable(color: Rgb, ground: Rgb, needed: number): Rgb | null {
  for (let share = 0; share <= 1; share += 0.01) {
    const found = [mix(color, 0, share), mix(color, 255, share)].find((one) => contrast(one, ground) >= needed);
    if (found) return found;
  }
  return null;
}

export const toHex = (color: Rgb) => `#${color.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
