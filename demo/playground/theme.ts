import type { ReadableAtom } from "nanostores";
import type { Setup } from "./setup/setup.ts";

/** Sets the chosen theme for the page and the elements; with `auto` each follows the system. */
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
