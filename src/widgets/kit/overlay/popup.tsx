import type { ReactNode } from "react";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import { Badge } from "../text/badge.tsx";
import { Icon } from "../text/icon.tsx";
import { type Placement, useFloating } from "./use-floating.ts";

interface PopupProps {
  /** Accessible name of the panel; also of the button when it has no `text`. */
  readonly label: string;
  readonly icon?: string | undefined;
  /** The button's text; by default it shows the icon only. */
  readonly text?: ReactNode;
  /** Which edges of button and panel are aligned. */
  readonly placement?: Placement;
  /** Additional classes of the button, e.g. "small". */
  readonly className?: string;
  /** Number of active choices, shown on the button. */
  readonly badge?: number | undefined;
  readonly isDisabled?: boolean;
  /** The panel's content, rendered when it opens; `close` returns the focus to the button. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button with a non-modal panel in the top layer: filters, column selection. */
export function Popup(props: PopupProps) {
  const { label, icon, text, placement = "start", className = "", badge = 0, isDisabled, children } = props;
  const { isOpen, close, buttonProps, panelProps } = useFloating(placement);
  const hasWords = text !== undefined && text !== null && text !== "";
  return (
    <>
      <button
        type="button"
        className={`button ${className}`.trim()}
        aria-haspopup="dialog"
        aria-label={hasWords ? undefined : label}
        disabled={isDisabled}
        {...buttonProps}
      >
        {icon && <Icon of={icon} />}
        {text}
        {badge > 0 && <Badge kind="accent" count={badge} />}
        {hasWords && !icon && <Icon of={chevronDownIcon} size="small" />}
      </button>
      <div className="floating roomy" part="floating" role="dialog" aria-label={label} tabIndex={-1} {...panelProps}>
        {isOpen && children(close)}
      </div>
    </>
  );
}
