import { useStore } from "@nanostores/react";
import { useRef } from "react";
import type { Employee } from "../../../core/api/employees.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { useFocusAfter } from "../../kit/element/focus.ts";
import { actionsFor, fullName } from "../employee.model.ts";

import { MembershipButtons, PassengerRoute } from "./passenger-route.tsx";
import css from "./passenger.css?inline";
import type { EmployeesStore } from "../personnel.store.ts";

const passengerStyles = styles(css);

interface FoundProps {
  readonly store: EmployeesStore;
  readonly employee: Employee;
}

/** A card about the only result of a search: stops, drivers, plates, and buttons to change the membership. */
export function FoundPerson({ store, employee }: FoundProps) {
  useStyles(passengerStyles);
  const section = useRef<HTMLElement>(null);
  useFocusAfter(useStore(store.$layer).kind === "change", section);
  // Deleting can't be undone, so it is offered only in the details of the person.
  const actions = store.isAdmin ? actionsFor(employee).filter((action) => action !== "deleted") : [];
  return (
    <section
      className="card found-person grid gap-12"
      part="card"
      aria-label={fullName(employee)}
      ref={section}
      tabIndex={-1}
    >
      <PassengerRoute
        store={store}
        employee={employee}
        acts={
          <MembershipButtons
            size="small"
            actions={actions}
            onChoose={(target) => store.$layer.set({ kind: "change", employee, target })}
          />
        }
      />
    </section>
  );
}
