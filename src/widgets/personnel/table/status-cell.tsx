import checkIcon from "lucide-static/icons/check.svg?raw";
import circlePauseIcon from "lucide-static/icons/circle-pause.svg?raw";
import clockIcon from "lucide-static/icons/clock.svg?raw";
import hourglassIcon from "lucide-static/icons/hourglass.svg?raw";
import rotateCcwIcon from "lucide-static/icons/rotate-ccw.svg?raw";
import trashIcon from "lucide-static/icons/trash-2.svg?raw";
import { type Employee, isRequested, pendingChange, type RegistrationStatus } from "../../../core/api/employees.ts";
import { Chip } from "../../kit/text/chip.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { personnelMessages as texts } from "../personnel.messages.ts";
import { fullName } from "./employee.model.ts";

interface StatusCellProps {
  readonly employee: Employee;
  /** Cancels a pending change; undefined: no button is shown. */
  readonly onUndo?: () => void;
}

/** Registered, without a request or a pending change. A text with a date but no known form is a change too. */
export const isOrdinary = (employee: Employee) =>
  pendingChange(employee) === null &&
  !isRequested(employee) &&
  employee.registrationStatus !== "on_hold" &&
  !/\d/.test(employee.statusText ?? "");

/** Plain text for the normal status, a chip for any other. */
export function StatusCell({ employee, onUndo }: StatusCellProps) {
  const pending = pendingChange(employee);
  if (pending) {
    const isDeletion = pending.target === "deleted";
    return (
      <Chip kind={isDeletion ? "bad" : "warn"} icon={isDeletion ? trashIcon : clockIcon}>
        <Words sent={employee.statusText} />
        {onUndo && <UndoButton employee={employee} target={pending.target} onUndo={onUndo} />}
      </Chip>
    );
  }
  if (isRequested(employee)) {
    return (
      <Chip kind="neutral" icon={hourglassIcon}>
        <Words sent={employee.statusText} />
      </Chip>
    );
  }
  if (employee.registrationStatus === "on_hold") {
    return (
      <Chip kind="hold" icon={circlePauseIcon}>
        <Words sent={employee.statusText} otherwise={texts.onHold} />
      </Chip>
    );
  }
  if (!isOrdinary(employee)) {
    return (
      <Chip kind="warn" icon={clockIcon}>
        <Words sent={employee.statusText} />
      </Chip>
    );
  }
  return (
    <span className="quiet-status inline-row gap-6 muted">
      <Icon of={checkIcon} size="tiny" />
      <Words sent={employee.statusText} otherwise={texts.registered} />
    </span>
  );
}

/** The provider's text, in English where its meaning is known. */
function Words({ sent, otherwise }: { readonly sent: string | null; readonly otherwise?: string }) {
  if (sent === null) return otherwise;
  const words = texts.statusOf(sent);
  return words === sent ? <span lang="tr">{sent}</span> : words;
}

interface UndoProps {
  readonly employee: Employee;
  readonly target: RegistrationStatus;
  readonly onUndo: () => void;
}

function UndoButton({ employee, target, onUndo }: UndoProps) {
  return (
    <button
      type="button"
      className="chip-action inline-row strong"
      aria-label={texts.undoFor[target](fullName(employee))}
      onClick={(event) => {
        event.stopPropagation();
        onUndo();
      }}
    >
      <Icon of={rotateCcwIcon} size="tiny" />
      {texts.undo}
    </button>
  );
}
