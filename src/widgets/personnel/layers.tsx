import { useStore } from "@nanostores/react";
import { styles, useStyles } from "../kit/element/styles.ts";
import personCss from "./add/person.css?inline";
import bulkCss from "./bulk/bulk.css?inline";
import { AddPerson } from "./add/add-person.tsx";
import { BulkAdd } from "./bulk/bulk-add.tsx";
import { pendingChange, type RegistrationStatus } from "../../core/api/employees.ts";
import {
  createGroup,
  type Group,
  type GroupResult,
  type GroupStart,
  type GroupState,
  isRepeatable,
} from "./group/group.store.ts";
import { DayFields, MembershipDialog } from "./membership/membership-dialog.tsx";
import { UndoChange } from "./membership/undo-change.tsx";
import { PassengerDrawer } from "./passenger/passenger-drawer.tsx";
import { type Personnel, toEntry } from "./personnel.store.ts";
import { type ReactNode, useEffect, useId } from "react";
import { formatNumber } from "../../core/text/format.ts";
import type { Session } from "../../core/session/session.ts";
import { StopButton, WriteProgress } from "../kit/jobs/write-progress.tsx";
import { Select } from "../kit/field/select.tsx";
import { useJob } from "../kit/jobs/use-job.ts";
import { Dialog } from "../kit/overlay/dialog.tsx";
import { groupJob } from "./keys.ts";
import { canSubmit, needsReason } from "./membership/membership.model.ts";
import css from "./group/group.css?inline";
import { groupMessages as texts } from "./personnel.messages.ts";
import { toOffered, toPlan } from "./group/group.model.ts";
import { AblePeople, UnablePeople } from "./group/group-people.tsx";
import { ResultButtons, ResultLists, ResultTitle } from "./group/group-result.tsx";

const groupStyles = styles(css);

interface GroupDialogProps {
  readonly session: Session;
  /** What to begin; null: shows the job that was left. */
  readonly start: GroupStart | null;
  /** @param results what became of the people, if it was sent */
  readonly onClose: (results: readonly GroupResult[]) => void;
}

/** Freezes, reactivates or deletes the selected people: preview, sending, results. Sending continues after the element is removed. */
function GroupDialog({ session, start, onClose }: GroupDialogProps) {
  useStyles(groupStyles);
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
      title={<Title state={state} />}
      size="wide"
      onClose={close}
      isBusy={isSending}
      isLeavable={isSending}
      footer={<Buttons group={group} state={state} formId={id} onClose={close} />}
    >
      <Step group={group} state={state} formId={id} />
    </Dialog>
  );
}

type Shown = Exclude<GroupState, { step: "none" }>;

function Title({ state }: { readonly state: Shown }): ReactNode {
  if (state.step === "done") return <ResultTitle results={state.results} />;
  const count = state.step === "check" ? state.people.length : state.total;
  return texts.title[state.target](formatNumber(count));
}

interface StepProps {
  readonly group: Group;
  readonly state: Shown;
  readonly formId: string;
}

function Step({ group, state, formId }: StepProps) {
  if (state.step === "check") return <Preview group={group} state={state} formId={formId} />;
  if (state.step === "done") return <ResultLists group={group} state={state} />;
  return <WriteProgress writing={state} />;
}

interface PreviewProps {
  readonly group: Group;
  readonly state: Extract<GroupState, { step: "check" }>;
  readonly formId: string;
}

function Preview({ group, state, formId }: PreviewProps) {
  const { target, people, reasons, draft, asking } = state;
  const plan = toPlan(people, target, reasons, draft.reason);
  const offered = toOffered(reasons);
  const isCommon = offered.every(({ key }) =>
    [...reasons.values()].every((own) => !own?.length || own.some((choice) => choice.key === key)),
  );
  return (
    <form
      id={formId}
      className="dialog-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void group.send();
      }}
    >
      <p className="form-intro">{texts.intro[target]}</p>
      {plan.able.length > 0 && (
        <div className="group-fields">
          <DayFields membership={group} draft={draft} />
          {needsReason(target) && (
            <div>
              <Select
                label={texts.reason}
                value={draft.reason ?? ""}
                placeholder={
                  asking ? texts.asking(formatNumber(asking.done), formatNumber(asking.total)) : texts.choose
                }
                options={asking ? [] : offered.map(({ key, verbose }) => ({ value: key, label: verbose, lang: "tr" }))}
                onChange={(reason) => group.edit({ reason })}
                isDisabled={asking !== null}
                isRequired
                help={isCommon ? undefined : texts.noCommon}
              />
            </div>
          )}
        </div>
      )}
      <AblePeople people={plan.able} />
      <UnablePeople people={plan.unable} onAskAgain={asking ? undefined : () => void group.askAgain()} />
    </form>
  );
}

interface ButtonsProps extends StepProps {
  readonly onClose: () => void;
}

function Buttons({ group, state, formId, onClose }: ButtonsProps) {
  if (state.step === "done") return <ResultButtons group={group} state={state} onClose={onClose} />;
  if (state.step === "sending") return <StopButton writing={state} onStop={group.stop} />;
  return (
    <>
      <button type="button" className="button" onClick={onClose}>
        {texts.cancel}
      </button>
      <Submit state={state} formId={formId} />
    </>
  );
}

function Submit({ state, formId }: Omit<PreviewProps, "group">) {
  const { target, people, reasons, draft, asking } = state;
  const count = toPlan(people, target, reasons, draft.reason).able.length;
  return (
    <button
      type="submit"
      form={formId}
      className={`button ${toKind(target)}`}
      disabled={count === 0 || asking !== null || !canSubmit(target, draft)}
    >
      {texts.submit[target](formatNumber(count))}
    </button>
  );
}

const toKind = (target: RegistrationStatus) => (target === "deleted" ? "danger" : "primary");

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
