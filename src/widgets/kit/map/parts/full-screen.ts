import { useEffectEvent, useLayoutEffect, useState, type RefObject } from "react";
import { useCloseWatcher, useLayer } from "../../element/use-layer.ts";

export interface FullScreen {
  readonly isFull: boolean;
  readonly toggle: () => void;
}

const isFilling = (element: Element): boolean => {
  const root = element.getRootNode();
  // `document.fullscreenElement` is the shadow host only, so the root is asked.
  return (root instanceof ShadowRoot || root instanceof Document) && root.fullscreenElement === element;
};

/** Where the browser or an iframe's `allow` refuses full screen, the element fills the window as a popover instead. */
async function enter(element: HTMLElement): Promise<"screen" | "window"> {
  try {
    if (document.fullscreenEnabled) {
      await element.requestFullscreen({ navigationUI: "hide" });
      return "screen";
    }
  } catch {
    // Refused: fills the window instead, below.
  }
  element.popover = "manual";
  element.showPopover();
  return "window";
}

function leaveWindow(element: HTMLElement): void {
  if (element.matches(":popover-open")) element.hidePopover();
  element.popover = null;
}

/** Full screen for one element with its content; Esc leaves. The focus stays where it was. */
export function useFullScreen(frame: RefObject<HTMLElement | null>, onChange: (isFull: boolean) => void): FullScreen {
  const [mode, setMode] = useState<"screen" | "window" | null>(null);

  const change = (next: typeof mode): void => {
    setMode(next);
    onChange(next !== null);
  };

  const leave = (): void => {
    const element = frame.current;
    if (!element) return;
    if (isFilling(element)) void document.exitFullscreen();
    else {
      leaveWindow(element);
      change(null);
    }
  };

  useLayer(mode !== null, leave);
  useCloseWatcher(mode === "window", leave);

  // The browser ends full screen by itself, on Esc and when another tab is shown.
  const handleChange = useEffectEvent(() => {
    if (mode === "screen" && frame.current && !isFilling(frame.current)) change(null);
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  });
  const handleFocus = useEffectEvent((event: FocusEvent) => {
    const element = frame.current;
    const path = event.composedPath();
    // Dialogs and menus are above this layer. Everything else of the page is covered, so a focus there would be invisible.
    const isAbove = path.some((target) => target instanceof Element && target.matches("dialog, [popover]"));
    if (element && !path.includes(element) && !isAbove) leave();
  });

  useLayoutEffect(() => {
    if (mode === null) return undefined;
    const element = frame.current;
    const onFullScreen = () => handleChange();
    document.addEventListener("fullscreenchange", onFullScreen);
    const onKey = (event: KeyboardEvent) => handleKey(event);
    const onFocus = (event: FocusEvent) => handleFocus(event);
    document.addEventListener("keydown", onKey);
    if (mode === "window") document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("fullscreenchange", onFullScreen);
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("focusin", onFocus);
      if (element && mode === "window") leaveWindow(element);
    };
  }, [frame, mode]);

  const toggle = (): void => {
    if (mode !== null) leave();
    else if (frame.current) void enter(frame.current).then(change);
  };
  return { isFull: mode !== null, toggle };
}
