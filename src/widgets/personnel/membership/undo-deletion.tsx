import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type { Employee } from "../../../core/api/employees.ts";
import { providerMessage, toHelp } from "../../../core/errors.ts";
import type { Session } from "../../../core/session.ts";
import { FormDialog } from "../../kit/ui/form-dialog.tsx";
import { fullName } from "../table/employee.model.ts";
import { membershipMessages as texts } from "./membership.messages.ts";
import { createDeletionCancel } from "./membership.store.ts";

interface UndoProps {
  readonly session: Session;
  readonly employee: Employee;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Takes a pending deletion back, after asking (specification 1 §2.5, §4). */
export function UndoDeletion({ session, employee, onClose, onDone = onClose }: UndoProps) {
  const cancel = useMemo(() => createDeletionCancel(session, employee), [session, employee]);
  const state = useStore(cancel.$state);
  const name = fullName(employee);
  return (
    <FormDialog
      title={texts.cancelTitle}
      state={state.status}
      submit={texts.cancelSubmit}
      sending={texts.sending}
      onSubmit={() => void cancel.submit()}
      onClose={state.status === "done" ? onDone : onClose}
      onBack={cancel.reset}
      success={{ title: texts.received, text: texts.cancelAccepted(name) }}
      failure={{
        title: texts.failedTitle,
        text:
          state.status === "failed" ? (providerMessage(state.error, "non_field_errors") ?? toHelp(state.error)) : "",
      }}
    >
      <p className="form-intro">{texts.cancelText(name)}</p>
    </FormDialog>
  );
}
