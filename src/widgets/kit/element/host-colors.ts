import type { Theme } from "./theme.ts";

/** The first of the page's colours to look for: who sets any colour sets one of these. */
const telling = ["accent", "on-accent", "link", "surface", "text", "text-muted", "text-subtle", "chart-1"];

const measured = new Set<string>();

/** Has a page's own colours measured, each set of them once in each theme. A page that sets none loads nothing. */
export function hintContrast(host: Element, theme: Theme): void {
  const style = getComputedStyle(host);
  const colors = telling.map((name) => style.getPropertyValue(`--shuttle-host-${name}`)).join("");
  if (colors === "" || measured.has(theme + colors)) return;
  measured.add(theme + colors);
  // Only a hint: without it nothing is amiss.
  import("../look/contrast-hint.ts").then(({ warnOfContrast }) => warnOfContrast(host, theme)).catch(() => undefined);
}
