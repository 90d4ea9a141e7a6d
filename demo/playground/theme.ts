import type { ReadableAtom } from "nanostores";
import type { Setup } from "./setup/setup.ts";

/** The page and the elements in the chosen theme; `auto` follows the system, each for itself. */
export function followTheme($setup: ReadableAtom<Setup>, session: HTMLElement): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const update = () => {
    const { theme } = $setup.get();
    const shown = theme === "auto" ? (system.matches ? "dark" : "light") : theme;
    document.documentElement.dataset["shuttleTheme"] = shown;
    session.setAttribute("theme", theme);
  };
  system.addEventListener("change", update);
  $setup.subscribe(update);
}
