import { atom, type ReadableAtom } from "nanostores";
import type { Session } from "../../core/session/session.ts";
import type { Theme } from "../../widgets/kit/element/theme.ts";

/** Colour of the browser's own bars, equal to the header's. */
const barColors: Readonly<Record<Theme, string>> = { light: "#ffffff", dark: "#1d1720" };

/** Sets the effective theme as an attribute of the page, which elements read; `auto` follows the system. */
export function applyTheme(session: Session): { readonly $theme: ReadableAtom<Theme>; stop(): void } {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const resolve = (): Theme => {
    const { theme } = session.$settings.get();
    if (theme !== "auto") return theme;
    return system.matches ? "dark" : "light";
  };
  const $theme = atom<Theme>(resolve());
  const update = () => {
    const theme = resolve();
    $theme.set(theme);
    document.documentElement.dataset["shuttleTheme"] = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = barColors[theme];
  };
  const stopSettings = session.$settings.subscribe(update);
  system.addEventListener("change", update);
  return {
    $theme,
    stop() {
      stopSettings();
      system.removeEventListener("change", update);
    },
  };
}
