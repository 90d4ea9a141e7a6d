import { useStore } from "@nanostores/react";
import { useEffect, useEffectEvent, useState } from "react";
import searchIcon from "lucide-static/icons/search.svg?raw";
import type { Profile } from "../../core/session/session.ts";
import { lazyModule } from "../../widgets/kit/element/lazy-module.ts";
import { Toast } from "../../widgets/kit/feedback/toast.tsx";
import { Icon } from "../../widgets/kit/text/icon.tsx";
import { KitContext, usePortal } from "../context.tsx";
import { launcherMessages as texts } from "../host.messages.ts";

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat" | "isComposing">;

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Ctrl+K; on Apple's keyboards ⌘K, where Ctrl+K deletes the rest of a line. */
export function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: Key, isApple: boolean): boolean {
  if (altKey || shiftKey || repeat || key.toLowerCase() !== "k") return false;
  return isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/** Keys pressed while the search's code was loading. */
export interface Ahead {
  readonly typed: string;
  /** Enter was the last key. */
  readonly isEntered: boolean;
}

/** Whether a key is input for the search field: a character, Backspace or Enter. */
export function isTypeAhead({ key, ctrlKey, metaKey, altKey, isComposing }: Key): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return false;
  return key === "Backspace" || key === "Enter" || [...key].length === 1;
}

export function typeAhead({ typed }: Ahead, key: string): Ahead {
  if (key === "Enter") return { typed, isEntered: true };
  return { typed: key === "Backspace" ? [...typed].slice(0, -1).join("") : typed + key, isEntered: false };
}

/**
 * Whether the search may open: not over a modal form or question, whose input would be lost by navigating. A drawer only shows data
 * and doesn't block it.
 */
function canSearch(): boolean {
  const areas = [...document.querySelectorAll("#content .portal-page > *")];
  const roots = [document, ...areas.map(({ shadowRoot }) => shadowRoot)];
  return !roots.some((root) => root?.querySelector("dialog.dialog:modal"));
}

const code = lazyModule(() => import("./search-dialog.tsx"));

const nothing: Ahead = { typed: "", isEntered: false };

/** `loading`: the search's code is loading, on first use. */
type State = "closed" | "loading" | "open" | "failed";

/** The search in the header: a button that looks like a field, and Ctrl or ⌘ with K. Its code is loaded on first use. */
export function SearchLauncher({ profile }: { readonly profile: Profile }) {
  const { session } = usePortal();
  const generation = useStore(session.$generation);
  const [state, setState] = useState<State>("closed");
  /** What is typed while the code loads. */
  const [ahead, setAhead] = useState<Ahead>(nothing);
  const [seen, setSeen] = useState(generation);
  // A change of user closes the search and discards its state.
  if (seen !== generation) {
    setSeen(generation);
    setState("closed");
  }

  const open = () => {
    // A key typed ahead (Enter, Space) also clicks the focused button.
    if (state === "loading") return;
    setAhead(nothing);
    setState(code.known ? "open" : "loading");
  };
  const close = () => setState("closed");
  useEffect(() => {
    if (state !== "loading") return undefined;
    let isWanted = true;
    const proceed = (next: State) => () => isWanted && setState(next);
    code.load().then(proceed("open"), proceed("failed"));
    return () => {
      isWanted = false;
    };
  }, [state]);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event, isMac())) {
      if (state === "closed" && !canSearch()) return;
      event.preventDefault();
      if (state === "open" || state === "loading") close();
      else open();
      return;
    }
    if (state !== "loading") return;
    if (event.key === "Escape") close();
    if (!isTypeAhead(event)) return;
    event.preventDefault();
    setAhead((before) => typeAhead(before, event.key));
  });
  useEffect(() => {
    // On the document, after the elements: keys that an element has handled (`defaultPrevented`) are left to it.
    const handle = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) handleKey(event);
    };
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, []);

  const Dialog = code.known?.SearchDialog;
  return (
    <>
      <button
        type="button"
        className="portal-find row gap-8 subtle push"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac() ? "Meta+K" : "Control+K"}
        aria-busy={state === "loading"}
        onClick={open}
      >
        <Icon of={searchIcon} />
        <span>{texts.open}</span>
        <kbd aria-hidden="true">{isMac() ? "⌘ K" : "Ctrl K"}</kbd>
      </button>
      {state === "open" && Dialog && <Dialog profile={profile} ahead={ahead} onClose={close} />}
      {state === "failed" && (
        <KitContext>
          <Toast kind="error" onClose={close}>
            <p>{texts.failed}</p>
            <button type="button" className="link" onClick={open}>
              {texts.retry}
            </button>
          </Toast>
        </KitContext>
      )}
    </>
  );
}
