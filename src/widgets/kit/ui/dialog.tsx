import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { styles, useStyles } from "../element/styles.ts";
import css from "./dialog.css?inline";
import { dialogMessages as texts } from "./dialog.messages.ts";
import { Icon } from "./icon.tsx";
import { xIcon } from "./icons.ts";

const dialogStyles = styles(css);

interface DialogProps {
  readonly title: string;
  /** Esc, the cross, and a click beside it. Not called while `isBusy`. */
  readonly onClose: () => void;
  /** 480 px, or 700 for documents (design.md §6). */
  readonly size?: "medium" | "wide";
  /** A request runs: the dialog stays until it is answered. */
  readonly isBusy?: boolean;
  /** Buttons, the primary one last. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A modal on the native `<dialog>`: it lies above everything, whatever `transform` or `overflow` the page around has, keeps
 * the focus inside and gives it back. It is open as long as it is rendered.
 */
export function Dialog({ title, onClose, size = "medium", isBusy = false, footer, children }: DialogProps) {
  useStyles(dialogStyles);
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const id = useId();

  // Closed while it still stands in the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // What scrolls must be reachable for the keyboard, which then scrolls it.
    if (body.current && body.current.scrollHeight > body.current.clientHeight) body.current.tabIndex = 0;
    return () => element?.close();
  }, []);

  const close = () => {
    if (!isBusy) onClose();
  };
  const closeBeside = (event: MouseEvent) => {
    // The backdrop belongs to the dialog; its content covers the rest of it.
    if (event.target === dialog.current) close();
  };

  return (
    // The keyboard closes it with Esc (onCancel) and with the cross.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`dialog ${size}`}
      aria-labelledby={id}
      onCancel={(event) => {
        // React decides when it goes, so that what closes it is also what unmounts it.
        event.preventDefault();
        close();
      }}
      onClick={closeBeside}
    >
      <div className="dialog-content">
        <header className="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="icon-button" aria-label={texts.close} onClick={close} disabled={isBusy}>
            <Icon of={xIcon} />
          </button>
        </header>
        <div className="dialog-body" role="region" aria-labelledby={id} ref={body}>
          {children}
        </div>
        {footer && <footer className="dialog-foot">{footer}</footer>}
      </div>
    </dialog>
  );
}
