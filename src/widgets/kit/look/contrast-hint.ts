import { getSession } from "../../../core/session/session.ts";
import type { Theme } from "../element/theme.ts";
import { toHex } from "./contrast.ts";
import { candidatesOf, createColorReader, findFaint, type LookName } from "./measure.ts";

/** One line for each of the page's colours with too little contrast to its background. Only the element's theme can be measured. */
function describeFaint(host: Element, theme: Theme): string[] {
  const { read, remove } = createColorReader(host.shadowRoot?.querySelector(".shuttle"));
  const style = getComputedStyle(host);
  /** The property with which the page overrides this colour; undefined when it is our default. */
  const findSet = (name: LookName) =>
    candidatesOf(name, theme)
      .map((candidate) => `--shuttle-host-${candidate}`)
      .find((property) => style.getPropertyValue(property));
  const hexOf = (name: LookName) => toHex(read(name) ?? [0, 0, 0]);
  const lines = findFaint(read, (name) => findSet(name) !== undefined).map(
    ({ color, ground, needed, ratio, change, better }) => {
      const who =
        change === "color"
          ? `${findSet(color)} ${hexOf(color)} on --shuttle-${ground} ${hexOf(ground)}`
          : `${findSet(ground)} ${hexOf(ground)} under --shuttle-${color} ${hexOf(color)}`;
      const advice = better ? `; ${toHex(better)} would do` : "";
      return `${who} has ${ratio}:1 and needs ${needed}:1 in the ${theme} theme${advice}.`;
    },
  );
  remove();
  return lines;
}

const warned = Symbol.for("shuttle.contrast");

/** Warns in the console, once per page even with several copies of the bundle. */
export function warnOfContrast(host: Element, theme: Theme): void {
  const page = globalThis as { [warned]?: true };
  if (page[warned]) return;
  const lines = describeFaint(host, theme);
  if (lines.length === 0) return;
  page[warned] = true;
  getSession().environment.warn(`Colours that this page sets are hard to read (docs/theming.md):\n${lines.join("\n")}`);
}
