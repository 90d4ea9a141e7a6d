import { useStore } from "@nanostores/react";
import type { Employee } from "../../../core/api/employees.ts";
import { personnelMessages as texts } from "../personnel.messages.ts";
import type { Personnel } from "../personnel.store.ts";
import { fullName, rowKind } from "./employee.model.ts";

const rowId = ({ id }: Employee) => id;
const detailLabel = () => texts.detail;

/** The table props that the list of a company and of a demo account share: rows of people that open their details. */
export function useListProps(store: Personnel) {
  const state = useStore(store.$table);
  const layer = useStore(store.$layer);
  return {
    caption: texts.listCaption,
    hiddenText: texts.deletedOfPage,
    searchLabel: texts.search,
    noun: texts.noun,
    state,
    onChange: store.changeTable,
    rowId,
    rowKind,
    rowName: fullName,
    open: {
      label: detailLabel,
      onOpen: (employee: Employee) => store.$layer.set({ kind: "detail", employee }),
      openId: layer.kind === "detail" ? layer.employee.id : null,
    },
  };
}
