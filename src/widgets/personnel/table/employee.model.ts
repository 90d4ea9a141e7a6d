import { missing } from "../../../core/format.ts";
import { type Employee, pendingChange } from "../../../core/api/employees.ts";

export function fullName({ name }: Employee): string {
  return name ?? missing;
}

/** How a row is marked. */
export function rowKind(employee: Employee): "hold" | "danger" | undefined {
  if (pendingChange(employee)?.target === "deleted") return "danger";
  return employee.registrationStatus === "on_hold" ? "hold" : undefined;
}
