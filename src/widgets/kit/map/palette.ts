import { toColorToken } from "./colors.ts";
import type { ColorToken, LineRole } from "./types.ts";

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?%?`;
const FUNCTION = new RegExp(
  String.raw`^(rgba?|color|oklab)\(\s*(?:srgb\s+)?(${NUMBER})[\s,]+(${NUMBER})[\s,]+(${NUMBER})(?:\s*[,/]\s*(${NUMBER}))?\s*\)$`,
  "i",
);

function toNumber(text: string, whole: number): number {
  return text.endsWith("%") ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text);
}

function toByte(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}

function toGamma(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** https://bottosson.github.io/posts/oklab/ */
function oklabToBytes(lightness: number, a: number, b: number): number[] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((value) => toByte(toGamma(value)));
}

/**
 * A computed colour as `rgb(r g b)` or `rgb(r g b / a)`. Browsers compute `color-mix(in oklab, …)` to `oklab(…)`, which older
 * canvases don't accept. Null for what is not a colour, and for full transparency.
 */
export function toRgb(computed: string): string | null {
  const match = FUNCTION.exec(computed.trim());
  if (!match) return null;
  const [, name = "", first = "", second = "", third = "", last = "1"] = match;
  const alpha = toNumber(last, 1);
  if (alpha <= 0) return null;
  const bytes =
    name.toLowerCase() === "oklab"
      ? oklabToBytes(toNumber(first, 1), toNumber(second, 0.4), toNumber(third, 0.4))
      : [first, second, third].map((part) =>
          name.toLowerCase() === "color" ? toByte(toNumber(part, 1)) : toByte(toNumber(part, 255) / 255),
        );
  return alpha < 1 ? `rgb(${bytes.join(" ")} / ${Number(alpha.toFixed(3))})` : `rgb(${bytes.join(" ")})`;
}

/** The base map's colours as `rgb()`, which every canvas accepts. */
export interface MapPalette {
  readonly land: string;
  readonly urban: string;
  readonly green: string;
  readonly airport: string;
  readonly water: string;
  readonly shore: string;
  readonly street: string;
  readonly road: string;
  readonly roadCasing: string;
  readonly label: string;
  readonly labelSoft: string;
  readonly labelWater: string;
  readonly labelGreen: string;
  readonly halo: string;
  readonly lineCasing: string;
}

export type ThemeName = "light" | "dark";

const mix = (token: ColorToken, percent: number, other: ColorToken) =>
  `color-mix(in oklab, var(${token}) ${percent}%, var(${other}))`;

const EXPRESSIONS: Record<keyof MapPalette, string> = {
  land: "var(--shuttle-map-land)",
  urban: mix("--shuttle-map-street", 34, "--shuttle-map-land"),
  green: "var(--shuttle-map-park)",
  airport: mix("--shuttle-map-street", 70, "--shuttle-map-land"),
  water: "var(--shuttle-map-water)",
  shore: mix("--shuttle-map-label-water", 16, "--shuttle-map-water"),
  street: "var(--shuttle-map-street)",
  road: "var(--shuttle-map-road)",
  roadCasing: "var(--shuttle-map-road-casing)",
  label: "var(--shuttle-map-label)",
  labelSoft: mix("--shuttle-map-label", 82, "--shuttle-map-land"),
  labelWater: "var(--shuttle-map-label-water)",
  labelGreen: mix("--shuttle-map-label", 64, "--shuttle-map-park"),
  halo: "var(--shuttle-map-halo)",
  lineCasing: "var(--shuttle-map-route-casing)",
};

/** Default values of the tokens, for roots in which the tokens are missing or invalid. */
const FALLBACK: Record<ThemeName, MapPalette> = {
  light: {
    land: "rgb(244 242 244)",
    urban: "rgb(240 238 241)",
    green: "rgb(222 234 221)",
    airport: "rgb(236 233 237)",
    water: "rgb(215 226 232)",
    shore: "rgb(190 204 212)",
    street: "rgb(233 229 234)",
    road: "rgb(255 255 255)",
    roadCasing: "rgb(219 213 220)",
    label: "rgb(78 71 82)",
    labelSoft: "rgb(104 98 108)",
    labelWater: "rgb(69 98 113)",
    labelGreen: "rgb(126 126 130)",
    halo: "rgb(244 242 244)",
    lineCasing: "rgb(255 255 255)",
  },
  dark: {
    land: "rgb(35 29 38)",
    urban: "rgb(38 32 41)",
    green: "rgb(37 46 42)",
    airport: "rgb(41 35 45)",
    water: "rgb(16 24 31)",
    shore: "rgb(30 41 50)",
    street: "rgb(43 37 47)",
    road: "rgb(57 50 61)",
    roadCasing: "rgb(20 15 23)",
    label: "rgb(185 178 189)",
    labelSoft: "rgb(156 149 160)",
    labelWater: "rgb(127 156 173)",
    labelGreen: "rgb(128 128 133)",
    halo: "rgb(35 29 38)",
    lineCasing: "rgb(18 13 20)",
  },
};

/** `resolve` returns the computed colour of a CSS expression; null where it is invalid. */
export function readPalette(resolve: (expression: string) => string | null, theme: ThemeName): MapPalette {
  const entries = Object.entries(EXPRESSIONS) as [keyof MapPalette, string][];
  const fallback = FALLBACK[theme];
  return Object.fromEntries(entries.map(([name, expression]) => [name, resolve(expression) ?? fallback[name]])) as {
    -readonly [Name in keyof MapPalette]: string;
  };
}

/** Reads tokens in the canvas's form and caches them; a change of the theme needs a new reader. */
interface ColorReader {
  palette(theme: ThemeName): MapPalette;
  token(token: ColorToken): string;
}

/**
 * Tokens may be `color-mix()` of other tokens, so their raw value is of no use: they are set as `color` on a hidden element
 * inside the widget and read as computed. Its parent has `color: transparent`, which an unset or invalid token inherits, and
 * which is recognised. `lightOnly` declares the light theme's tokens on that parent.
 */
function createColorReader(parent: Element, lightOnly = false): ColorReader {
  const known = new Map<string, string | null>();

  function resolve(expression: string): string | null {
    const cached = known.get(expression);
    if (cached !== undefined) return cached;
    const outer = document.createElement("span");
    const probe = document.createElement("span");
    if (lightOnly) {
      outer.className = "shuttle";
      outer.dataset["shuttleTheme"] = "light";
    }
    outer.style.cssText = "display:none;color:transparent";
    // Forced colours would make every colour that isn't the system's CanvasText.
    probe.style.cssText = "transition:none;forced-color-adjust:none";
    probe.style.color = expression;
    outer.append(probe);
    parent.append(outer);
    const color = toRgb(getComputedStyle(probe).color);
    outer.remove();
    known.set(expression, color);
    return color;
  }

  return {
    palette: (theme) => readPalette(resolve, theme),
    token: (token) => resolve(`var(${token})`) ?? "rgb(128 128 128)",
  };
}

/** The map's colours in one theme, as a canvas accepts them. */
export interface CanvasColors {
  readonly palette: MapPalette;
  of(color: ColorToken | LineRole): string;
}

/** Reads the tokens inside of `parent`. `lightOnly`: those of the light theme, for paper, whatever the present theme is. */
export function createCanvasColors(parent: Element, theme: ThemeName, lightOnly = false): CanvasColors {
  const reader = createColorReader(parent, lightOnly);
  const palette = reader.palette(lightOnly ? "light" : theme);
  return { palette, of: (color) => reader.token(toColorToken(color)) };
}
