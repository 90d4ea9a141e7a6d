import { type RefObject, useEffectEvent, useId, useLayoutEffect, useState } from "react";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import chevronLeftIcon from "lucide-static/icons/chevron-left.svg?raw";
import chevronRightIcon from "lucide-static/icons/chevron-right.svg?raw";
import chevronUpIcon from "lucide-static/icons/chevron-up.svg?raw";
import maximizeIcon from "lucide-static/icons/maximize.svg?raw";
import minimizeIcon from "lucide-static/icons/minimize.svg?raw";
import minusIcon from "lucide-static/icons/minus.svg?raw";
import moveIcon from "lucide-static/icons/move.svg?raw";
import plusIcon from "lucide-static/icons/plus.svg?raw";
import { useCloseWatcher, useLayer } from "../element/layers.ts";
import { Icon } from "../text/icon.tsx";
import type { MapMessages } from "./map.messages.ts";

interface ControlsProps {
  readonly texts: MapMessages;
  readonly onZoom: (levels: number) => void;
  /** Fractions of the map's size. */
  readonly onPan: (right: number, down: number) => void;
  readonly fullScreen: FullScreen | null;
}

/** One press moves the map by this fraction of its size. */
const STEP = 0.3;

/** Buttons for everything that otherwise needs a gesture (WCAG 2.5.7): zoom, move, full screen. */
export function MapControls({ texts, onZoom, onPan, fullScreen }: ControlsProps) {
  const [isPanning, setPanning] = useState(false);
  const id = useId();
  return (
    // The view needn't move for the arrows.
    <div className="sh-map-controls grid gap-8" data-map-cover={isPanning ? undefined : ""}>
      <div className="sh-map-buttons grid">
        <ControlButton label={texts.zoomIn} icon={plusIcon} onClick={() => onZoom(1)} />
        <ControlButton label={texts.zoomOut} icon={minusIcon} onClick={() => onZoom(-1)} />
      </div>
      <div className="sh-map-buttons grid">
        {fullScreen && (
          <ControlButton
            label={fullScreen.isFull ? texts.leaveFullScreen : texts.fullScreen}
            icon={fullScreen.isFull ? minimizeIcon : maximizeIcon}
            onClick={fullScreen.toggle}
          />
        )}
        <ControlButton
          label={texts.pan}
          icon={moveIcon}
          onClick={() => setPanning(!isPanning)}
          expands={{ id, isOpen: isPanning }}
        />
      </div>
      <div className="sh-map-pan" id={id} role="group" aria-label={texts.pan} hidden={!isPanning}>
        <ControlButton label={texts.panUp} icon={chevronUpIcon} onClick={() => onPan(0, -STEP)} />
        <ControlButton label={texts.panLeft} icon={chevronLeftIcon} onClick={() => onPan(-STEP, 0)} />
        <ControlButton label={texts.panRight} icon={chevronRightIcon} onClick={() => onPan(STEP, 0)} />
        <ControlButton label={texts.panDown} icon={chevronDownIcon} onClick={() => onPan(0, STEP)} />
      </div>
    </div>
  );
}

interface ButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly onClick: () => void;
  readonly expands?: { readonly id: string; readonly isOpen: boolean };
}

function ControlButton({ label, icon, onClick, expands }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      {...(expands && { "aria-expanded": expands.isOpen, "aria-controls": expands.id })}
    >
      <Icon of={icon} />
    </button>
  );
}

interface FullScreen {
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
