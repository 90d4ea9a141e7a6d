import axe, { type RunOptions } from "axe-core";
import { isWhole } from "./whole.ts";

export const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Accessibility violations that axe-core finds in an element: rule and markup. By default all of its rules are checked; contrast, which
 * takes half of the time, only in a whole run: the contract suite checks it in both themes, tests/check/theming.mjs for all tokens.
 */
export async function axeViolations(
  element: Element,
  options: Pick<RunOptions, "runOnly" | "rules"> = isWhole ? {} : { rules: { "color-contrast": { enabled: false } } },
): Promise<string[]> {
  // Only violations are reported: collecting what passes takes most of axe's time.
  const { violations } = await axe.run(element, { ...options, resultTypes: ["violations"], selectors: false });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => html + JSON.stringify(any[0]?.data ?? null)).join(" ")}`,
  );
}
