import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { createPeopleLists } from "../../../core/employees/people-lists.ts";
import { toListQuestion } from "../../../core/employees/planner-question.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { useScope } from "../../kit/element/context.ts";
import { PlannerLink } from "../../shared/planner-link.tsx";
import { employeesMessages as texts } from "../overview.messages.ts";
import { ListLinks } from "./list-links.tsx";

/** The lists with their numbers, and seats for those without a route. */
export function CountedLinks() {
  const { late } = useScope();
  const lists = useMemo(() => createPeopleLists(late), [late]);
  const load = useStore(lists.$load);
  if (load.status !== "ready") return <ListLinks counts={null} />;
  const { "without-route": unrouted, requested } = load.data;
  return (
    <>
      <ListLinks counts={{ "without-route": unrouted.length, requested: requested.length }} />
      {unrouted.length > 0 && (
        <li>
          <PlannerLink question={toListQuestion(unrouted)}>
            {texts.findSeats(formatNumber(unrouted.length))}
          </PlannerLink>
        </li>
      )}
    </>
  );
}
