import type { ReactNode } from "react";
import { Dialog } from "./dialog.tsx";
import { formDialogMessages as texts } from "./overlay.messages.ts";

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
