import { atom, onMount, type ReadableAtom } from "nanostores";

export type Theme = "light" | "dark";
export type ThemeSetting = Theme | "auto";

const darkScheme = "(prefers-color-scheme: dark)";
const attribute = "data-shuttle-theme";

function isSetting(value: string | null | undefined): value is ThemeSetting {
  return value === "light" || value === "dark" || value === "auto";
}

/** The setting of the nearest ancestor with `data-shuttle-theme`, through the shadow roots in between. */
function ancestorSetting(element: Element): ThemeSetting | null {
  for (
    let node: Node | null = element;
    node;
    node = node.parentNode ?? (node instanceof ShadowRoot ? node.host : null)
  ) {
    const value = node instanceof Element ? node.getAttribute(attribute) : null;
    if (isSetting(value)) return value;
  }
  return null;
}

interface Themed {
  readonly theme: ThemeSetting | null;
}

/** The theme in effect for an element: its own, an ancestor's, the session's, the system's. Watches while it is listened to. */
export function createTheme(
  element: Element,
  $own: ReadableAtom<Themed>,
  $session: ReadableAtom<{ readonly theme: ThemeSetting }>,
): ReadableAtom<Theme> {
  const resolve = (): Theme => {
    const setting = $own.get().theme ?? ancestorSetting(element) ?? $session.get().theme;
    if (setting !== "auto") return setting;
    return globalThis.matchMedia(darkScheme).matches ? "dark" : "light";
  };
  const $theme = atom<Theme>(resolve());
  const update = () => $theme.set(resolve());
  onMount($theme, () => {
    const system = globalThis.matchMedia(darkScheme);
    // A page may switch its theme by the attribute alone, on any ancestor.
    const observer = new MutationObserver(update);
    observer.observe(element.ownerDocument, { attributes: true, attributeFilter: [attribute], subtree: true });
    system.addEventListener("change", update);
    const stops = [$own.listen(update), $session.listen(update)];
    update();
    return () => {
      observer.disconnect();
      system.removeEventListener("change", update);
      for (const stop of stops) stop();
    };
  });
  return $theme;
}
