import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { fetchEmployees, employeesCall } from "../../../core/api/employees.ts";
import { toEmployeeQuestion } from "../../../core/employees/planner-question.ts";
import { createQuery } from "../../../core/query/query.ts";
import type { QueryOwner } from "../../../core/query/scope.ts";
import { toMailAddress } from "../../../core/text/mail-address.ts";
import { PlannerLink } from "../../shared/planner-link.tsx";
import { Link } from "../../kit/text/link.tsx";
import { useScope } from "../../kit/element/context.ts";
import { addMessages as texts } from "../personnel.messages.ts";
import { keyOf } from "../../../core/query/call-query.ts";

interface AddedStepsProps {
  /** As typed: the provider answers nothing about a new person, so that they are looked up by it. */
  readonly email: string;
  /** As it was sent. */
  readonly address: string;
  /** Opens the list of those whose registration was requested. */
  readonly onList: () => void;
}

/** The newly requested person, once the provider lists them. */
export function createAdded(owner: QueryOwner, email: string) {
  const address = toMailAddress(email).toLowerCase();
  return createQuery(owner, {
    key: keyOf(employeesCall, "added", address),
    fetch: async (http, signal) => {
      const { employees } = await fetchEmployees(http, { search: address, page: 1, pageSize: 10 }, signal);
      return employees.find((employee) => employee.email?.toLowerCase() === address) ?? null;
    },
  });
}

/** What comes next for a person who was just added: where they are listed, and free seats near their home. */
export function AddedSteps({ email, address, onList }: AddedStepsProps) {
  const { late } = useScope();
  const added = useMemo(() => createAdded(late, email), [late, email]);
  const load = useStore(added.$load);
  const person = load.status === "ready" ? load.data : null;
  const query = new URLSearchParams({
    enabled: "true",
    path: "search-page",
    ...(person && { passenger: person.id }),
  });
  return (
    <section className="added-steps" aria-label={texts.next}>
      <h4>{texts.next}</h4>
      <ul>
        <li>
          {texts.waiting}{" "}
          <button type="button" className="link" onClick={onList}>
            {texts.showRequested}
          </button>
        </li>
        <li>
          {texts.noSeatYet}
          <span className="added-links wrap">
            <PlannerLink question={person ? toEmployeeQuestion(person) : { kind: "address", text: address }}>
              {texts.searchStop}
            </PlannerLink>
            <Link to={{ name: "marketplace", query: query.toString() }}>{texts.searchLine}</Link>
          </span>
        </li>
      </ul>
    </section>
  );
}
