import { getSession } from "../../../core/session/session.ts";
import type { FaintColor } from "../diagnose/report.ts";
import type { Theme } from "../element/theme.ts";
import { toHex } from "./contrast.ts";
import { candidatesOf, createColorReader, findFaint, type LookName } from "./measure.ts";

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
