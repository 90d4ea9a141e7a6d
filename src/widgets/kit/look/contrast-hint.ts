import { getSession } from "../../../core/session/session.ts";
import type { Theme } from "../element/theme.ts";
import { contrast, nearestReadable, type Rgb, toHex } from "./contrast.ts";
import { hostProperties } from "./look.contract.ts";

type Name = keyof typeof hostProperties;

/** Minimum contrast of text, and of lines and marks (WCAG 1.4.3, 1.4.11). */
const words = 4.5;
const marks = 3;

/** Foreground and background tokens that appear together, with the contrast they need. */
const pairs: readonly (readonly [color: Name, ground: Name, needed: number])[] = [
  ...(["accent", "link", "text", "text-muted", "text-subtle"] as const).map(
    (name) => [name, "surface", words] as const,
  ),
  ["on-accent", "accent", words],
  ...(["success", "warning", "danger"] as const).flatMap((name) => [
    [name, "surface", marks] as const,
    [`${name}-text`, "surface", words] as const,
    [`${name}-text`, `${name}-soft`, words] as const,
  ]),
  ...(["focus", "border-strong", "chart-1", "chart-2", "chart-3", "chart-4", "chart-5", "chart-6"] as const).map(
    (name) => [name, "surface", marks] as const,
  ),
  ...(["morning", "evening", "stop-own", "stop-mixed", "stop-shadow"] as const).map(
    (name) => [name, "map-land", marks] as const,
  ),
];

/** Computes tokens in the element's current theme. The other theme can't be checked: the page may set other colours with it. */
function createReader(host: Element) {
  const probe = document.createElement("span");
  probe.style.cssText = "display: none; forced-color-adjust: none";
  host.shadowRoot?.querySelector(".shuttle")?.append(probe);
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  return {
    /** Null where the value isn't a colour, or isn't opaque. */
    read(name: string): Rgb | null {
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

/** The host property with which the page overrides this colour; null when it is our default. */
function findSet(host: Element, name: Name, theme: Theme): string | null {
  const { dark } = hostProperties[name] as { dark?: "own" | "falls-back" };
  const base = `--shuttle-host-${name}`;
  const candidates = theme === "light" ? [base] : dark === "falls-back" ? [`${base}-dark`, base] : [`${base}-dark`];
  return candidates.find((candidate) => getComputedStyle(host).getPropertyValue(candidate)) ?? null;
}

/** One line for each of the page's colours with too little contrast to its background. */
function findFaint(host: Element, theme: Theme): string[] {
  const { read, remove } = createReader(host);
  const lines = pairs.flatMap(([name, groundName, needed]) => {
    const [ofColor, ofGround] = [findSet(host, name, theme), findSet(host, groundName, theme)];
    // A background is judged by text only: our own marks narrowly miss 3:1 on some, and never carry the meaning alone.
    if (!ofColor && (!ofGround || needed === marks)) return [];
    const [color, ground] = [read(name), read(groundName)];
    if (!color || !ground) return [];
    const measured = contrast(color, ground);
    if (measured >= needed) return [];
    const [who, what, other] = ofColor
      ? [`${ofColor} ${toHex(color)} on --shuttle-${groundName} ${toHex(ground)}`, color, ground]
      : [`${ofGround} ${toHex(ground)} under --shuttle-${name} ${toHex(color)}`, ground, color];
    const better = nearestReadable(what, other, needed);
    // Rounded down: 4.499 must not be reported as 4.50.
    const ratio = Math.floor(measured * 100) / 100;
    const advice = better ? `; ${toHex(better)} would do` : "";
    return [`${who} has ${ratio}:1 and needs ${needed}:1 in the ${theme} theme${advice}.`];
  });
  remove();
  return lines;
}

const warned = Symbol.for("shuttle.contrast");

/** Warns in the console, once per page even with several copies of the bundle. */
export function warnOfContrast(host: Element, theme: Theme): void {
  const page = globalThis as { [warned]?: true };
  if (page[warned]) return;
  const lines = findFaint(host, theme);
  if (lines.length === 0) return;
  page[warned] = true;
  getSession().environment.warn(`Colours that this page sets are hard to read (docs/theming.md):\n${lines.join("\n")}`);
}
