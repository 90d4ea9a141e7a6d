import { useStore } from "@nanostores/react";
import { type ReactNode, useEffect, useId } from "react";
import { pendingChange } from "../../core/api/employees.ts";
import { formatNumber } from "../../core/text/format.ts";
import { useScope } from "../kit/element/context.ts";
import { styles, useStyles } from "../kit/element/styles.ts";
import { useJob } from "../kit/jobs/leaving.tsx";
import { StopButton, WriteProgress } from "../kit/jobs/write-progress.tsx";
import { Dialog } from "../kit/overlay/dialog.tsx";
import { AddPerson } from "./add/add-person.tsx";
import { BulkAdd } from "./bulk/bulk-add.tsx";
import { groupJob } from "./employees.store.ts";
import css from "./layers.css?inline";
import { GroupPreview, SubmitGroup } from "./membership/group-preview.tsx";
import { ResultButtons, ResultLists, toResultTitle } from "./membership/group-result.tsx";
import {
  createGroup,
  type Group,
  type GroupResult,
  type GroupStart,
  type GroupState,
  isRepeatable,
} from "./membership/group.store.ts";
import { MembershipDialog, UndoChange } from "./membership/membership-dialog.tsx";
import { PassengerDrawer } from "./passenger/passenger-drawer.tsx";
import { groupMessages as texts } from "./personnel.messages.ts";
import { type EmployeesStore, toEntry } from "./personnel.store.ts";

const layerStyles = styles(css);

/** The dialog or drawer over the list; one at a time. */
export function LayerView({ store }: { readonly store: EmployeesStore }) {
  useStyles(layerStyles);
  const layer = useStore(store.$layer);
  const { closeLayer, closeChanged } = store;
  if (layer.kind === "add") return <AddPerson onClose={closeLayer} onList={() => store.changeList("requested")} />;
  if (layer.kind === "bulk") return <BulkAdd onClose={closeLayer} />;
  if (layer.kind === "group")
    return <GroupDialog start={layer.start} onClose={(results) => closeGroup(store, results)} />;
  if (layer.kind === "undo") {
    const target = pendingChange(layer.employee)?.target;
    return (
      target && <UndoChange employee={layer.employee} target={target} onClose={closeLayer} onDone={closeChanged} />
    );
  }
  if (layer.kind === "change")
    return (
      <MembershipDialog employee={layer.employee} target={layer.target} onClose={closeLayer} onDone={closeChanged} />
    );
  if (layer.kind === "detail")
    return <PassengerDrawer key={layer.employee.id} store={store} employee={layer.employee} onClose={closeLayer} />;
  return null;
}

/** Those for whom it was done, or may have been, are no longer selected, so that it isn't sent to them again by mistake. */
function closeGroup({ selection, closeChanged }: EmployeesStore, results: readonly GroupResult[]) {
  const sent = results.filter((result) => !isRepeatable(result)).map(({ employee }) => toEntry(employee));
  if (sent.length > 0) selection.mark(sent, false, false);
  closeChanged();
}

interface GroupDialogProps {
  /** What to begin; null: shows the job that was left. */
  readonly start: GroupStart | null;
  /** @param results what became of the people, if it was sent */
  readonly onClose: (results: readonly GroupResult[]) => void;
}

/** Freezes, reactivates or deletes the selected people: preview, sending, results. Sending continues after the element is removed. */
function GroupDialog({ start, onClose }: GroupDialogProps) {
  const { session } = useScope();
  const group = useJob(groupJob, () => createGroup(session));
  useEffect(() => {
    if (start) void group.begin(start);
  }, [group, start]);
  const state = useStore(group.$state);
  const id = useId();
  const close = () => {
    group.leave();
    onClose(state.step === "done" ? state.results : []);
  };
  if (state.step === "none") return null;
  const isSending = state.step === "sending";
  return (
    <Dialog
      title={toTitle(state)}
      size="wide"
      onClose={close}
      isBusy={isSending}
      isLeavable={isSending}
      footer={<Buttons group={group} state={state} formId={id} onClose={close} />}
    >
      {state.step === "check" && <GroupPreview group={group} state={state} formId={id} />}
      {state.step === "sending" && <WriteProgress writing={state} />}
      {state.step === "done" && <ResultLists group={group} state={state} />}
    </Dialog>
  );
}

type Shown = Exclude<GroupState, { step: "none" }>;

function toTitle(state: Shown): string {
  if (state.step === "done") return toResultTitle(state.results);
  return texts.title[state.target](formatNumber(state.step === "check" ? state.people.length : state.total));
}

interface ButtonsProps {
  readonly group: Group;
  readonly state: Shown;
  readonly formId: string;
  readonly onClose: () => void;
}

function Buttons({ group, state, formId, onClose }: ButtonsProps): ReactNode {
  if (state.step === "done") return <ResultButtons group={group} state={state} onClose={onClose} />;
  if (state.step === "sending") return <StopButton writing={state} onStop={group.stop} />;
  return (
    <>
      <button type="button" className="button" onClick={onClose}>
        {texts.cancel}
      </button>
      <SubmitGroup group={group} state={state} formId={formId} />
    </>
  );
}
