import { useStore } from "@nanostores/react";
import { useRef } from "react";
import type { Employee } from "../../../core/api/employees.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { useFocusAfter } from "../../kit/overlay/use-focus-after.ts";
import { actionsFor } from "../membership/membership.model.ts";
import { MembershipButtons } from "../passenger/membership-buttons.tsx";
import css from "../passenger/passenger.css?inline";
import { PassengerRoute } from "../passenger/passenger-route.tsx";
import type { Personnel } from "../personnel.store.ts";
import { fullName } from "../table/employee.model.ts";

const passengerStyles = styles(css);

interface FoundProps {
  readonly store: Personnel;
  readonly employee: Employee;
}

/** Who alone is left of a search: their stops, drivers and plates at once, and what is done most with a membership. */
export function FoundPerson({ store, employee }: FoundProps) {
  useStyles(passengerStyles);
  const section = useRef<HTMLElement>(null);
  useFocusAfter(useStore(store.$layer).kind === "change", section);
  // What can't be undone is asked for in the details, in sight of whom it is about.
  const actions = store.isAdmin ? actionsFor(employee).filter((action) => action !== "deleted") : [];
  return (
    <section className="card found-person" part="card" aria-label={fullName(employee)} ref={section} tabIndex={-1}>
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
