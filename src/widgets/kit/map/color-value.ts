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
