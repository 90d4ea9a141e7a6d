import { type Employee, isPendingDeletion } from "../../../core/api/employees.ts";
import { Chip } from "../../kit/ui/chip.tsx";
import { Icon } from "../../kit/ui/icon.tsx";
import { checkIcon, circlePauseIcon, clockIcon, rotateCcwIcon, trashIcon } from "../../kit/ui/icons.ts";
import { personnelMessages as texts } from "../personnel.messages.ts";
import { fullName } from "./employee.model.ts";

interface StatusCellProps {
  readonly employee: Employee;
  /** Takes a pending deletion back; without it there is only the word. */
  readonly onUndo?: () => void;
}

/** The normal state is quiet; only what differs gets a chip (design.md §1). */
export function StatusCell({ employee, onUndo }: StatusCellProps) {
  if (isPendingDeletion(employee)) {
    return (
      <span className="pending-deletion">
        <Chip kind="bad" icon={trashIcon}>
          {employee.statusText}
          {onUndo && (
            <button
              type="button"
              className="chip-action"
              aria-label={texts.undoFor(fullName(employee))}
              onClick={(event) => {
                event.stopPropagation();
                onUndo();
              }}
            >
              <Icon of={rotateCcwIcon} size="tiny" />
              {texts.undo}
            </button>
          )}
        </Chip>
      </span>
    );
  }
  if (employee.registrationStatus === "on_hold") {
    return (
      <Chip kind="hold" icon={circlePauseIcon}>
        {employee.statusText ?? texts.onHold}
      </Chip>
    );
  }
  // "Dondurulacak (24.11.2026)": asked for and not done yet.
  if (employee.statusText !== null && /\d/.test(employee.statusText)) {
    return (
      <Chip kind="warn" icon={clockIcon}>
        {employee.statusText}
      </Chip>
    );
  }
  return (
    <span className="quiet-status">
      <Icon of={checkIcon} size="tiny" />
      {employee.statusText ?? texts.registered}
    </span>
  );
}
