import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useEffect, useRef } from "react";
import { type PeopleListName, peopleLists } from "../../../core/employees/people-lists.ts";
import { formatNumber } from "../../../core/text/format.ts";
import type { CompanyPersonnel } from "../company.store.ts";
import { personnelMessages as texts } from "../personnel.messages.ts";
import type { Personnel } from "../personnel.store.ts";

/**
 * Most employees for whom the lists are counted unasked, once the first page is shown: twenty calls. In larger companies the numbers
 * come when one of the lists is opened.
 */
const mostCounted = 2000;

const $nothing = atom(null);

interface PillsProps {
  readonly store: Personnel;
  readonly people: CompanyPersonnel;
}

/** The ready lists, with their numbers of people; one is always chosen. */
export function ListPills({ store, people }: PillsProps) {
  const list = useStore(store.$list);
  const page = useStore(people.employees.$load);
  const counts = useStore(people.count.$load);
  const isShown = page.status === "ready";
  const size = isShown ? (page.data.count ?? Infinity) : Infinity;
  const lists = useStore(list !== "all" || size <= mostCounted ? people.lists.$load : $nothing);
  const status = counts.status === "ready" ? counts.data : null;
  const row = useRef<HTMLDivElement>(null);
  // Runs after each change of the list. Where the pills don't fit, the chosen one is moved into sight.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>("[aria-pressed=true]");
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [list]);
  const toCount = (name: PeopleListName): number | null => {
    if (lists?.status === "ready") return lists.data[name].length;
    if (status === null || status.onHold === null) return null;
    if (name === "on-hold") return status.onHold;
    return name === "all" && status.registered !== null ? status.registered + status.onHold : null;
  };
  return (
    <div className="list-pills flex gap-6" role="group" aria-label={texts.lists.label} ref={row}>
      {peopleLists.map((name) => {
        const count = toCount(name);
        return (
          <button
            key={name}
            type="button"
            className="list-pill"
            aria-pressed={name === list}
            onClick={() => store.changeList(name)}
          >
            {texts.lists[name]} {count !== null && <b>{formatNumber(count)}</b>}
          </button>
        );
      })}
    </div>
  );
}
