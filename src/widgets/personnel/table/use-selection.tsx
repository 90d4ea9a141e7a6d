import { useStore } from "@nanostores/react";
import { useEffect, useMemo } from "react";
import circlePauseIcon from "lucide-static/icons/circle-pause.svg?raw";
import rotateCcwIcon from "lucide-static/icons/rotate-ccw.svg?raw";
import trashIcon from "lucide-static/icons/trash-2.svg?raw";
import type { Employee, RegistrationStatus } from "../../../core/api/employees.ts";
import { Icon } from "../../kit/text/icon.tsx";
import type { RowSelection } from "../../kit/table/table-props.ts";
import { groupMessages, personnelMessages as texts } from "../personnel.messages.ts";
import type { Personnel } from "../personnel.store.ts";
import { toEntry } from "./people-selection.ts";

const targets: readonly (readonly [RegistrationStatus, icon: string])[] = [
  ["on_hold", circlePauseIcon],
  ["registered", rotateCcwIcon],
  ["deleted", trashIcon],
];

/** The selection of people as the table needs it; undefined for those who may not change memberships. */
export function useSelection(
  store: Personnel,
  received: readonly Employee[],
  remote: { readonly count: number | null } | null,
): RowSelection<Employee> | undefined {
  const { selection, isAdmin } = store;
  const value = useStore(selection.$selection);
  const all = useStore(selection.$all);
  // A change that was made meanwhile counts in the next preview.
  useEffect(() => selection.renew(received.map(toEntry)), [selection, received]);
  const actions = useMemo(
    () =>
      targets.map(([target, icon]) => (
        <button
          key={target}
          type="button"
          className={target === "deleted" ? "button danger-ghost" : "button"}
          disabled={value.rows.size === 0}
          onClick={() => store.$layer.set({ kind: "group", start: { people: [...value.rows.values()], target } })}
        >
          <Icon of={icon} />
          <span className="whole-name">{groupMessages.act[target]}</span>
          <span className="short-name">{groupMessages.short[target]}</span>
        </button>
      )),
    [store, value],
  );
  if (!isAdmin) return undefined;
  return {
    value,
    store: selection,
    words: texts.selection,
    actions,
    ...(remote && {
      remote: { count: remote.count, status: all, onSelectAll: () => void selection.selectAll() },
    }),
  };
}
