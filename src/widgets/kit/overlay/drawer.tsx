import type { ReactNode } from "react";
import { styles, useStyles } from "../element/styles.ts";
import { dialogMessages as texts } from "./dialog.messages.ts";
import css from "./drawer.css?inline";
import { Icon } from "../text/icon.tsx";
import { xIcon } from "../text/icons.ts";
import { useModal } from "./use-modal.ts";

const drawerStyles = styles(css);

interface DrawerProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly header: ReactNode;
  /** Actions; a destructive one apart at the far end. */
  readonly footer?: ReactNode;
  /** It is open by the element's query: whoever ties that to an address closes it by Back. */
  readonly isInQuery?: boolean;
  readonly children: ReactNode;
}

/** 460 px from the right edge, all of a phone's width. Open as long as it is rendered. */
export function Drawer({ label, onClose, header, footer, isInQuery = false, children }: DrawerProps) {
  useStyles(drawerStyles);
  const { body, close, modalProps } = useModal(onClose, false, !isInQuery);
  return (
    // The keyboard closes it with Esc (onCancel) and with the cross.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog className="drawer" part="drawer" aria-label={label} {...modalProps}>
      <div className="drawer-content">
        {/* Neither <header> nor <footer>: on a page without landmarks of its own those would be the page's. */}
        <div className="drawer-head">
          {header}
          <button type="button" className="icon-button" aria-label={texts.close} onClick={close}>
            <Icon of={xIcon} />
          </button>
        </div>
        <div className="drawer-body" ref={body}>
          {children}
        </div>
        {footer && <div className="drawer-foot">{footer}</div>}
      </div>
    </dialog>
  );
}
