import { useStore } from "@nanostores/react";
import { styles, useStyles } from "../kit/element/styles.ts";
import personCss from "./add/person.css?inline";
import bulkCss from "./bulk/bulk.css?inline";
import { AddPerson } from "./add/add-person.tsx";
import { BulkAdd } from "./bulk/bulk-add.tsx";
import { pendingChange } from "../../core/api/employees.ts";
import { GroupDialog } from "./group/group-dialog.tsx";
import { type GroupResult, isRepeatable } from "./group/group.store.ts";
import { toEntry } from "./table/people-selection.ts";
import { MembershipDialog } from "./membership/membership-dialog.tsx";
import { UndoChange } from "./membership/undo-change.tsx";
import { PassengerDrawer } from "./passenger/passenger-drawer.tsx";
import type { Personnel } from "./personnel.store.ts";

const layerStyles = [styles(personCss), styles(bulkCss)];

/** Those for whom it was done, or may have been, are no longer selected, so that it isn't sent to them again by mistake. */
function closeGroup({ selection, closeLayer }: Personnel, results: readonly GroupResult[]) {
  const sent = results.filter((result) => !isRepeatable(result)).map(({ employee }) => toEntry(employee));
  if (sent.length > 0) selection.mark(sent, false, false);
  closeLayer();
}

/** The dialog or drawer over the list; one at a time. */
export function LayerView({ store }: { readonly store: Personnel }) {
  useStyles(...layerStyles);
  const layer = useStore(store.$layer);
  const { session, closeLayer } = store;
  if (layer.kind === "add")
    return <AddPerson session={session} onClose={closeLayer} onList={() => store.changeList("requested")} />;
  if (layer.kind === "bulk") return <BulkAdd session={session} onClose={closeLayer} />;
  if (layer.kind === "group") {
    return <GroupDialog session={session} start={layer.start} onClose={(results) => closeGroup(store, results)} />;
  }
  if (layer.kind === "undo") {
    const target = pendingChange(layer.employee)?.target;
    return target && <UndoChange session={session} employee={layer.employee} target={target} onClose={closeLayer} />;
  }
  if (layer.kind === "change") {
    const { employee, target } = layer;
    return (
      <MembershipDialog
        session={session}
        employee={employee}
        target={target}
        onClose={closeLayer}
        onDone={closeLayer}
      />
    );
  }
  if (layer.kind === "detail") {
    return <PassengerDrawer key={layer.employee.id} store={store} employee={layer.employee} onClose={closeLayer} />;
  }
  return null;
}
