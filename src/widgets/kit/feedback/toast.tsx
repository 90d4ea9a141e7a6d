import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { styles, useStyles } from "../element/styles.ts";
import { dialogMessages as texts } from "../overlay/dialog.messages.ts";
import { Icon } from "../text/icon.tsx";
import { circleCheckIcon, infoIcon, triangleAlertIcon, xIcon } from "../text/icons.ts";
import { keepSeen } from "../overlay/seen-part.ts";
import { useSaid } from "./use-said.ts";
import css from "./toast.css?inline";

const toastStyles = styles(css);

/** How long a toast stays while nobody looks at it, in ms. Errors stay until they are closed. */
export const toastDuration = 6000;

const icons = { info: infoIcon, success: circleCheckIcon, error: triangleAlertIcon };

interface ToastProps {
  readonly kind: keyof typeof icons;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** It tells of a state that lasts, and goes with it. */
  readonly isLasting?: boolean;
}

/** Above everything, also where the page around has a `transform`, which would hold what is `fixed`. For `popover="manual"`. */
export function useTopLayer(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!panel.current) return undefined;
    panel.current.showPopover();
    return keepSeen(panel.current, () => undefined);
  }, []);
  return panel;
}

/** A word about something that has just happened; never the only place where it can be seen. Waits under pointer and focus. */
export function Toast({ kind, children, onClose, isLasting = kind === "error" }: ToastProps) {
  useStyles(toastStyles);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isLasting || isHeld) return undefined;
    const timer = setTimeout(onClose, toastDuration);
    return () => clearTimeout(timer);
  }, [isLasting, isHeld, onClose]);
  const panel = useTopLayer();
  const said = useSaid();
  return (
    <div
      ref={panel}
      popover="manual"
      part="toast"
      className={`toast ${kind}`}
      // An alert is read out as it comes.
      role={kind === "error" ? "alert" : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="toast-icon">
        <Icon of={icons[kind]} />
      </span>
      <div className="toast-text" {...(kind === "error" ? {} : said)}>
        <div>{children}</div>
      </div>
      <button type="button" className="icon-button" aria-label={texts.close} onClick={onClose}>
        <Icon of={xIcon} size="small" />
      </button>
    </div>
  );
}
