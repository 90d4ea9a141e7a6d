import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type { Employee, RegistrationStatus } from "../../../core/api/employees.ts";
import type { Session } from "../../../core/session/session.ts";
import { FormDialog } from "../../kit/overlay/form-dialog.tsx";
import { fullName } from "../table/employee.model.ts";
import { toFailure } from "./membership.model.ts";
import { MembershipDialog } from "./membership-dialog.tsx";
import { membershipMessages as texts } from "../personnel.messages.ts";
import { createChangeCancel } from "./membership.store.ts";

interface UndoProps {
  readonly session: Session;
  readonly employee: Employee;
  /** The pending change. */
  readonly target: RegistrationStatus;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Cancels a pending change after a confirmation. Cancelling a reactivation needs a reason. */
export function UndoChange({ target, onDone, ...props }: UndoProps) {
  const done = onDone ?? props.onClose;
  if (target === "registered") return <MembershipDialog {...props} target="on_hold" purpose="undo" onDone={done} />;
  return <Question {...props} target={target} onDone={done} />;
}

interface QuestionProps extends Required<UndoProps> {
  readonly target: "deleted" | "on_hold";
}

function Question({ session, employee, target, onClose, onDone }: QuestionProps) {
  const cancel = useMemo(() => createChangeCancel(session, employee, target), [session, employee, target]);
  const state = useStore(cancel.$state);
  const name = fullName(employee);
  const words = texts.byTarget[target];
  return (
    <FormDialog
      title={words.undoTitle}
      state={state.status}
      submit={words.undo}
      sending={texts.sending}
      onSubmit={() => void cancel.submit()}
      onClose={state.status === "done" ? onDone : onClose}
      onBack={cancel.reset}
      success={{ title: texts.received, text: words.undone(name) }}
      failure={toFailure(state)}
    >
      <p className="form-intro">{words.undoIntro(name)}</p>
    </FormDialog>
  );
}
