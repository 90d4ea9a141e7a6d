import type { ReactNode } from "react";
import { Badge } from "../text/badge.tsx";
import { Icon } from "../text/icon.tsx";
import { chevronDownIcon } from "../text/icons.ts";
import type { Placement } from "./place-floating.ts";
import { useFloating } from "./use-floating.ts";

interface PopupProps {
  /** What the panel is about; also the button's name when it has no `text`. */
  readonly label: string;
  readonly icon?: string | undefined;
  /** The button's words. Without them it shows the icon alone. */
  readonly text?: ReactNode;
  /** Which edges of button and panel are in line. */
  readonly placement?: Placement;
  /** Further classes of the button, as "small". */
  readonly className?: string;
  /** How many of its choices are active. */
  readonly badge?: number | undefined;
  readonly isDisabled?: boolean;
  /** The panel's content, made when it opens; `close` gives the focus back to the button. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button with a panel that floats above everything and leaves the page usable: filters, choice of columns. */
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
