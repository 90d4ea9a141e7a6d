import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import infoIcon from "lucide-static/icons/info.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import { styles, useStyles } from "../element/styles.ts";
import { closeMessages as texts } from "./feedback.messages.ts";
import { Icon } from "../text/icon.tsx";
import { keepVisible } from "../element/layers.ts";
import { TransientButton } from "../element/transient-button.tsx";
import { useLiveRegion } from "./panel.tsx";
import css from "./toast.css?inline";

const toastStyles = styles(css);

/** Ms until a toast closes by itself; pointer and focus on it pause this. Errors stay until they are closed. */
const toastDuration = 6000;

const icons = { info: infoIcon, success: circleCheckIcon, error: triangleAlertIcon };

interface ToastProps {
  readonly kind: keyof typeof icons;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Stays open until it is closed. Default: for errors only. */
  readonly isLasting?: boolean;
}

/** Shows a `popover="manual"` in the top layer: `position: fixed` alone is caught by a `transform` of the host page. */
export function useTopLayer(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!panel.current) return undefined;
    panel.current.showPopover();
    return keepVisible(panel.current, () => undefined);
  }, []);
  return panel;
}

/** A message about something that has just happened; what it says must be visible elsewhere too. */
export function Toast({ kind, children, onClose, isLasting = kind === "error" }: ToastProps) {
  useStyles(toastStyles);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isLasting || isHeld) return undefined;
    const timer = setTimeout(onClose, toastDuration);
    return () => clearTimeout(timer);
  }, [isLasting, isHeld, onClose]);
  const panel = useTopLayer();
  const liveRegion = useLiveRegion();
  return (
    <div
      ref={panel}
      popover="manual"
      part="toast"
      className={`toast ${kind}`}
      // Unlike a polite region, a new `alert` is announced even if its text isn't delayed.
      role={kind === "error" ? "alert" : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="toast-icon center">
        <Icon of={icons[kind]} />
      </span>
      <div className="toast-text" {...(kind === "error" ? {} : liveRegion)}>
        <div>{children}</div>
      </div>
      <TransientButton className="icon-button" aria-label={texts.close} onClick={onClose}>
        <Icon of={xIcon} size="small" />
      </TransientButton>
    </div>
  );
}
