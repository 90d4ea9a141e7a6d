import type { Theme } from "../element/theme.ts";

/** Host colours that are looked for first: a page that sets any colour sets one of these. */
const telling = ["accent", "on-accent", "link", "surface", "text", "text-muted", "text-subtle", "chart-1"];

const measured = new Set<string>();

/** Checks the contrast of a page's own colours, each set once per theme. For a page that sets none nothing is loaded. */
export function hintContrast(host: Element, theme: Theme): void {
  const style = getComputedStyle(host);
  const colors = telling.map((name) => style.getPropertyValue(`--shuttle-host-${name}`)).join("");
  if (colors === "" || measured.has(theme + colors)) return;
  measured.add(theme + colors);
  // Only a hint for developers: a failed load is of no consequence.
  import("./contrast-hint.ts").then(({ warnOfContrast }) => warnOfContrast(host, theme)).catch(() => undefined);
}
