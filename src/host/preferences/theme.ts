import { atom, type ReadableAtom } from "nanostores";
import type { Session } from "../../core/session/session.ts";
import { effectiveTheme, type Theme, watchSystemTheme } from "../../widgets/kit/element/theme.ts";

/** Colour of the browser's own bars, equal to the header's. */
const barColors: Readonly<Record<Theme, string>> = { light: "#ffffff", dark: "#1d1720" };

/** Sets the effective theme as an attribute of the page, which elements read; `auto` follows the system. */
export function applyTheme(session: Session): { readonly $theme: ReadableAtom<Theme>; stop(): void } {
  const resolve = () => effectiveTheme(session.$settings.get().theme);
  const $theme = atom<Theme>(resolve());
  const update = () => {
    const theme = resolve();
    $theme.set(theme);
    document.documentElement.dataset["shuttleTheme"] = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = barColors[theme];
  };
  const stopSettings = session.$settings.subscribe(update);
  const stopWatching = watchSystemTheme(update);
  return {
    $theme,
    stop() {
      stopSettings();
      stopWatching();
    },
  };
}
