import { atom, onMount, type ReadableAtom } from "nanostores";

export type Theme = "light" | "dark";
type ThemeSetting = Theme | "auto";

/** A contrast theme of the system replaces the page's colours. */
const forcedColors = "(forced-colors: active)";
const darkScheme = "(prefers-color-scheme: dark)";
const attribute = "data-shuttle-theme";

function isSetting(value: string | null | undefined): value is ThemeSetting {
  return value === "light" || value === "dark" || value === "auto";
}

/** The setting of the nearest ancestor with `data-shuttle-theme`, across shadow roots; calls `pass` with each root on the way. */
function ancestorSetting(element: Element, pass: (root: Node) => void): ThemeSetting | null {
  let setting: ThemeSetting | null = null;
  for (let node: Node | null = element; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    const value = node instanceof Element ? node.getAttribute(attribute) : null;
    if (isSetting(value)) setting ??= value;
    if (!node.parentNode) pass(node);
  }
  return setting;
}

/** `auto` is the system's theme. Under forced colours every setting is: what keeps its own colours is drawn on the system's ground. */
export function effectiveTheme(setting: ThemeSetting): Theme {
  const isSystem = setting === "auto" || globalThis.matchMedia(forcedColors).matches;
  if (!isSystem) return setting;
  return globalThis.matchMedia(darkScheme).matches ? "dark" : "light";
}

/** Calls `update` when {@link effectiveTheme} may have changed, until the returned function is called. */
export function watchSystemTheme(update: () => void): () => void {
  const queries = [darkScheme, forcedColors].map((query) => globalThis.matchMedia(query));
  for (const query of queries) query.addEventListener("change", update);
  return () => {
    for (const query of queries) query.removeEventListener("change", update);
  };
}

interface Themed {
  readonly theme: ThemeSetting | null;
}

/** The theme in effect: the element's own setting, else an ancestor's, the session's, the system's. Watches while it has listeners. */
export function createTheme(
  element: Element,
  $own: ReadableAtom<Themed>,
  $session: ReadableAtom<{ readonly theme: ThemeSetting }>,
): ReadableAtom<Theme> {
  // A page may switch its theme by the attribute on any ancestor. An observer doesn't see across shadow roots: each is observed.
  const watch = { attributes: true, attributeFilter: [attribute], subtree: true };
  const observer = new MutationObserver(() => update());
  const resolve = (isWatching: boolean): Theme => {
    const ancestor = ancestorSetting(element, (root) => isWatching && observer.observe(root, watch));
    return effectiveTheme($own.get().theme ?? ancestor ?? $session.get().theme);
  };
  const $theme = atom<Theme>(resolve(false));
  const update = () => {
    // The element may have moved.
    observer.disconnect();
    $theme.set(resolve(true));
  };
  onMount($theme, () => {
    const stops = [watchSystemTheme(update), $own.listen(update), $session.listen(update)];
    update();
    return () => {
      observer.disconnect();
      for (const stop of stops) stop();
    };
  });
  return $theme;
}
