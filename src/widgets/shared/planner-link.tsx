import type { ReactNode } from "react";
import { offer, type PlannerQuestion } from "../../core/portal/hand-over.ts";
import { useWidget } from "../kit/element/context.ts";
import { Link } from "../kit/text/link.tsx";

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
