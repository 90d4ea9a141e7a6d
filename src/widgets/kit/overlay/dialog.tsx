import { type ReactNode, useId } from "react";
import xIcon from "lucide-static/icons/x.svg?raw";
import { closeMessages as closeTexts } from "../feedback/feedback.messages.ts";
import { Icon } from "../text/icon.tsx";
import { formDialogMessages as texts } from "./overlay.messages.ts";
import { useModal } from "./use-modal.ts";

interface DialogProps {
  readonly title: ReactNode;
  /** For Esc, the close button and a click on the backdrop. Not called while `isBusy`. */
  readonly onClose: () => void;
  /** 480 px, 700 px for documents, or 960 px for a table with many columns. */
  readonly size?: "medium" | "wide" | "table";
  /** The content has its own heading; the title is then for assistive technology only. */
  readonly isTitleHidden?: boolean;
  /** A call is running: the dialog can't be closed. */
  readonly isBusy?: boolean;
  /** The running call continues without the dialog: Back leaves the page. */
  readonly isLeavable?: boolean;
  /** Buttons, the primary one last. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A modal on the native `<dialog>`: in the top layer, unaffected by `transform` or `overflow` of the page; it traps and
 * restores the focus. Open as long as it is rendered.
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
  const id = useId();
  const { body, close, modalProps } = useModal(onClose, isBusy, !isLeavable);

  return (
    // The keyboard closes it with Esc (onCancel) and with the cross.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog className={`dialog ${size}`} part="dialog" aria-labelledby={id} {...modalProps}>
      <div className="dialog-content flex min-0">
        {/* No <header>: on a page without `main` it would be a second banner landmark. */}
        <div className="dialog-head flex gap-12">
          <h2 id={id}>
            <span className={isTitleHidden ? "visually-hidden" : undefined}>{title}</span>
          </h2>
          <button type="button" className="icon-button" aria-label={closeTexts.close} onClick={close} disabled={isBusy}>
            <Icon of={xIcon} />
          </button>
        </div>
        <div className="dialog-body" ref={body}>
          {children}
        </div>
        {footer && <div className="dialog-foot wrap gap-8">{footer}</div>}
      </div>
    </dialog>
  );
}

interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen, in one or two sentences. */
  readonly children: ReactNode;
  /** The action by name: "Çalışanı Sil". */
  readonly confirm: string;
  readonly isDangerous?: boolean;
  readonly onConfirm: () => void;
  /** For "Vazgeç", Esc, the close button and a click on the backdrop. */
  readonly onClose: () => void;
}

/** Asks before an action without a call to the provider; with one, use FormDialog. */
export function ConfirmDialog({ title, children, confirm, isDangerous, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button" onClick={onClose}>
            {texts.cancel}
          </button>
          <button type="button" className={isDangerous ? "button danger" : "button primary"} onClick={onConfirm}>
            {confirm}
          </button>
        </>
      }
    >
      <div>{children}</div>
    </Dialog>
  );
}
