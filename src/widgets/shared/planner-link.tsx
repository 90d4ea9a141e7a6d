import type { ReactNode } from "react";
import type { Employee } from "../../core/api/employees.ts";
import { toReadableAddress } from "../../core/employees/address.ts";
import { offer, type PlannerQuestion } from "../../core/portal/hand-over.ts";
import { missing } from "../../core/text/format.ts";
import { useWidget } from "../kit/element/context.ts";
import { Link } from "../kit/text/link.tsx";

export const toListQuestion = (people: readonly Employee[]): PlannerQuestion => ({
  kind: "list",
  people: people.map(({ name, homeAddress }) => ({ name: name ?? "", address: toReadableAddress(homeAddress ?? "") })),
});

export const toEmployeeQuestion = ({ id, name, homeAddress, routeName }: Employee): PlannerQuestion => ({
  kind: "employee",
  id,
  name: name ?? missing,
  homeAddress,
  hasRoute: routeName !== null,
});

interface PlannerLinkProps {
  readonly question: PlannerQuestion;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to "Planlama" for somebody. The portal fills in who, from memory; the link itself doesn't contain it. */
export function PlannerLink({ question, className, children }: PlannerLinkProps) {
  const { session } = useWidget();
  const query = question.kind === "address" ? "" : `subject=${question.kind}`;
  return (
    <span onClickCapture={() => offer(session, "planner", question)}>
      <Link to={{ name: "planner", query }} {...(className !== undefined && { className })}>
        {children}
      </Link>
    </span>
  );
}
