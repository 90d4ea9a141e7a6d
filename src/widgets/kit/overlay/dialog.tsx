import { type ReactNode, useId } from "react";
import { styles, useStyles } from "../element/styles.ts";
import css from "./dialog.css?inline";
import { dialogMessages as texts } from "./dialog.messages.ts";
import { Icon } from "../text/icon.tsx";
import { xIcon } from "../text/icons.ts";
import { useModal } from "./use-modal.ts";

const dialogStyles = styles(css);

interface DialogProps {
  readonly title: string;
  /** Esc, the cross, and a click beside it. Not called while `isBusy`. */
  readonly onClose: () => void;
  /** 480 px, 700 for documents, or 960 for a table of many columns. */
  readonly size?: "medium" | "wide" | "table";
  /** The content says itself what it is; the title stays for assistive technology. */
  readonly isTitleHidden?: boolean;
  /** A request runs: the dialog stays until it is answered. */
  readonly isBusy?: boolean;
  /** What it waits for goes on without it: Back is the way out, and leaves the page. */
  readonly isLeavable?: boolean;
  /** Buttons, the primary one last. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A modal on the native `<dialog>`: it lies above everything, whatever `transform` or `overflow` the page around has, keeps
 * the focus inside and gives it back. It is open as long as it is rendered.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    onClose,
    size = "medium",
    isTitleHidden = false,
    isBusy = false,
    isLeavable = false,
    footer,
    children,
  } = props;
  useStyles(dialogStyles);
  const id = useId();
  const { body, close, modalProps } = useModal(onClose, isBusy, !isLeavable);

  return (
    // The keyboard closes it with Esc (onCancel) and with the cross.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog className={`dialog ${size}`} part="dialog" aria-labelledby={id} {...modalProps}>
      <div className="dialog-content">
        {/* No header: in a page without `main` that would be a second banner. */}
        <div className="dialog-head">
          <h2 id={id}>
            <span className={isTitleHidden ? "visually-hidden" : undefined}>{title}</span>
          </h2>
          <button type="button" className="icon-button" aria-label={texts.close} onClick={close} disabled={isBusy}>
            <Icon of={xIcon} />
          </button>
        </div>
        <div className="dialog-body" ref={body}>
          {children}
        </div>
        {footer && <div className="dialog-foot">{footer}</div>}
      </div>
    </dialog>
  );
}
