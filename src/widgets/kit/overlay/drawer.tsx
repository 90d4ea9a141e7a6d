import type { ReactNode } from "react";
import xIcon from "lucide-static/icons/x.svg?raw";
import { closeMessages as texts } from "../feedback/feedback.messages.ts";
import { Icon } from "../text/icon.tsx";
import { useModal } from "./use-modal.ts";

interface DrawerProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly header: ReactNode;
  /** Action buttons; a destructive one is at the opposite end. */
  readonly footer?: ReactNode;
  /**
   * The open state is part of the element's query: a page that puts the query into its address closes the drawer by Back.
   */
  readonly isInQuery?: boolean;
  readonly children: ReactNode;
}

/** 460 px at the right edge, full width on a phone. Open as long as it is rendered. */
export function Drawer({ label, onClose, header, footer, isInQuery = false, children }: DrawerProps) {
  const { body, close, modalProps } = useModal(onClose, false, !isInQuery);
  return (
    // The keyboard closes it with Esc (onCancel) and with the cross.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog className="drawer" part="drawer" aria-label={label} {...modalProps}>
      <div className="drawer-content">
        {/* Neither <header> nor <footer>: on a page without its own landmarks they would count as the page's. */}
        <div className="drawer-head split gap-12">
          {header}
          <button type="button" className="icon-button" aria-label={texts.close} onClick={close}>
            <Icon of={xIcon} />
          </button>
        </div>
        <div className="drawer-body" ref={body}>
          {children}
        </div>
        {footer && <div className="drawer-foot wrap gap-8">{footer}</div>}
      </div>
    </dialog>
  );
}
