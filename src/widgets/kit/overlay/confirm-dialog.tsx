import type { ReactNode } from "react";
import { styles, useStyles } from "../element/styles.ts";
import { Dialog } from "./dialog.tsx";
import css from "./form-dialog.css?inline";
import { formDialogMessages as texts } from "./form-dialog.messages.ts";

const formStyles = styles(css);

interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen, in a sentence or two. */
  readonly children: ReactNode;
  /** The act, named: "Çalışanı Sil". */
  readonly confirm: string;
  readonly isDangerous?: boolean;
  readonly onConfirm: () => void;
  /** "Vazgeç", Esc, the cross and a click beside it. */
  readonly onClose: () => void;
}

/** Asks before an act that needs no answer from the provider; with one, it is a FormDialog. */
export function ConfirmDialog({ title, children, confirm, isDangerous, onConfirm, onClose }: ConfirmDialogProps) {
  useStyles(formStyles);
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
