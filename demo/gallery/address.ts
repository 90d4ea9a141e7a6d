import { atom, type ReadableAtom } from "nanostores";
import { catalogue, elementOf } from "../playground/setup/catalogue.ts";
import { isState, type State } from "./states.ts";

export const themes = ["light", "dark", "auto"] as const;

interface View {
  /** The tag without its prefix. */
  readonly element: string;
  /** Null: all states. */
  readonly state: State | null;
  readonly isNarrow: boolean;
  readonly theme: (typeof themes)[number];
}

/** Width of the narrow frames, px. */
export const narrow = 320;
const first = catalogue[0]?.name ?? "";

function parseView(search: string): View {
  const parameters = new URLSearchParams(search);
  const state = parameters.get("state") ?? "";
  return {
    element: elementOf(parameters.get("element") ?? "")?.name ?? first,
    state: isState(state) ? state : null,
    isNarrow: parameters.get("width") === String(narrow),
    theme: themes.find((theme) => theme === parameters.get("theme")) ?? "auto",
  };
}

function toSearch({ element, state, isNarrow, theme }: View): string {
  const parameters = new URLSearchParams({ element });
  if (state !== null) parameters.set("state", state);
  if (isNarrow) parameters.set("width", String(narrow));
  if (theme !== "auto") parameters.set("theme", theme);
  return `?${parameters}`;
}

export interface ViewStore {
  readonly $view: ReadableAtom<View>;
  change(change: Partial<View>): void;
}

/** The current view, kept in the query string of the address bar. */
export function createViewStore(): ViewStore {
  const $view = atom(parseView(location.search));
  addEventListener("popstate", () => $view.set(parseView(location.search)));
  return {
    $view,
    change(change) {
      const before = $view.get();
      $view.set({ ...before, ...change });
      history[change.element === undefined ? "replaceState" : "pushState"](null, "", toSearch($view.get()));
    },
  };
}
