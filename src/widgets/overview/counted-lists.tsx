import { useStore } from "@nanostores/react";
import { type ComponentType, useMemo } from "react";
import { createPeopleLists } from "../../core/employees/people-lists.ts";
import { formatNumber } from "../../core/text/format.ts";
import { useScope } from "../kit/element/context.ts";
import { PlannerLink, toListQuestion } from "../shared/planner-link.tsx";
import { employeesMessages as texts } from "./overview.messages.ts";
import type { ListLinksProps } from "./employees-card.tsx";

/** The lists with their numbers, and seats for those without a route. */
export function CountedLists({ Links }: { readonly Links: ComponentType<ListLinksProps> }) {
  const { late } = useScope();
  const lists = useMemo(() => createPeopleLists(late), [late]);
  const load = useStore(lists.$load);
  if (load.status !== "ready") return <Links counts={null} />;
  const { "without-route": unrouted, requested } = load.data;
  return (
    <>
      <Links counts={{ "without-route": unrouted.length, requested: requested.length }} />
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
