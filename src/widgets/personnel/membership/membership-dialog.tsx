import { useStore } from "@nanostores/react";
import { useEffect, useMemo, useRef } from "react";
import { type Choice, type Employee, pendingChange, type RegistrationStatus } from "../../../core/api/employees.ts";
import { sentChangesOf } from "../../../core/employees/sent-changes.ts";
import type { Session } from "../../../core/session/session.ts";
import { formatDay, missing } from "../../../core/text/format.ts";
import type { Day } from "../../../core/time/day.ts";
import { DateField } from "../../kit/date/date-field.tsx";
import { useScope } from "../../kit/element/context.ts";
import { activeElementBeside } from "../../kit/element/focus.ts";
import { AsyncPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { Checkbox } from "../../kit/field/checkbox.tsx";
import { focusGroup, RadioGroup } from "../../kit/field/radio-group.tsx";
import { FormDialog } from "../../kit/overlay/form-dialog.tsx";
import type { ShoelaceRadioGroup } from "../../kit/shoelace/define.ts";
import { fullName } from "../employee.model.ts";
import { canSubmit, canTakeBack, type MembershipDraft, toDayChips, toFailure } from "./membership.model.ts";
import { createChangeCancel, createMembership, type Membership } from "./membership.store.ts";
import { membershipMessages as texts } from "../personnel.messages.ts";

/** `ask`: a new change. `move`: moves a pending change to another day. `undo`: cancels a pending reactivation. */
type Purpose = "ask" | "move" | "undo";

interface DialogProps {
  readonly employee: Employee;
  readonly target: RegistrationStatus;
  readonly purpose?: Purpose;
  readonly onClose: () => void;
  /** After the provider has accepted the change; default `onClose`. */
  readonly onDone?: () => void;
}

/** Stop, reactivate or delete: loading, form, then success or error. After success one click cancels the change again. */
export function MembershipDialog({ employee, target, purpose = "ask", onClose, onDone = onClose }: DialogProps) {
  const pending = pendingChange(employee);
  const pendingDay = pending?.day ?? null;
  const { late, session } = useScope();
  const membership = useMemo(
    () => createMembership(late, employee, target, toInitial(session, employee, purpose)),
    [late, session, employee, target, purpose],
  );
  const state = useStore(membership.$state);
  const undo = useStore(membership.undo.$state);
  const draft = useStore(membership.$draft);
  const day = draft.isToday ? membership.today() : draft.day;
  const words = toWords(target, purpose, fullName(employee), pendingDay);
  const isUndone = undo.status === "done";
  // No undo for a change that replaced a pending one, since undoing would not restore the pending one.
  const hasUndo = purpose === "ask" && pending === null && !isUndone && canTakeBack(target, day, membership.today());
  return (
    <FormDialog
      title={words.title}
      state={undo.status === "failed" ? "failed" : state.status}
      submit={words.submit}
      sending={texts.sending}
      isDangerous={target === "deleted"}
      isSubmitDisabled={!canSubmit(target, draft, membership.today()) || (purpose === "move" && day === pendingDay)}
      onSubmit={() => void membership.submit()}
      onClose={state.status === "done" ? onDone : onClose}
      onBack={undo.status === "failed" ? () => void membership.undo.submit() : membership.reset}
      success={{
        title: texts.received,
        text: isUndone ? words.undone : day === null ? "" : words.accepted(formatDay(day), day > membership.today()),
      }}
      next={
        hasUndo
          ? {
              label: words.undo,
              onClick: () => void membership.undo.submit(),
              running: undo.status === "running" ? texts.sending : undefined,
            }
          : undefined
      }
      failure={undo.status === "failed" ? { ...toFailure(undo), back: texts.tryAgain } : toFailure(state)}
    >
      <p className="form-intro">{words.intro}</p>
      {membership.choices && <Reason membership={membership} choices={membership.choices} />}
      {purpose !== "undo" && <DayFields membership={membership} draft={draft} />}
    </FormDialog>
  );
}

/** Initial values of the form. The provider sends only the day of a pending change, not its reason. */
function toInitial(session: Session, employee: Employee, purpose: Purpose): Partial<MembershipDraft> {
  if (purpose === "undo") return { isToday: true };
  const pending = purpose === "move" ? pendingChange(employee) : null;
  if (pending === null) return {};
  const sent = sentChangesOf(session).$byPerson.get().get(employee.id);
  const reason = sent?.target === pending.target ? (sent.reason?.key ?? null) : null;
  return { day: pending.day, reason };
}

function toWords(target: RegistrationStatus, purpose: Purpose, name: string, pendingDay: Day | null) {
  const words = texts.byTarget[target];
  const undone = words.undone(name);
  if (purpose === "undo") {
    const { undoTitle, undoIntro, undo, undone: kept } = texts.byTarget.registered;
    return { title: undoTitle, intro: undoIntro(name), submit: undo, accepted: () => kept(name), undo, undone };
  }
  const accepted = (day: string, isLater: boolean) =>
    [words.accepted(name, day), ...(isLater && words.untilThen ? [words.untilThen] : [])].join(" ");
  const after = { accepted, undo: words.undo, undone };
  if (purpose === "ask") return { title: words.title, intro: words.intro(name), submit: words.submit, ...after };
  const day = pendingDay === null ? missing : formatDay(pendingDay);
  return { title: words.moveTitle, intro: words.moveIntro(name, day), submit: texts.move, ...after };
}

interface UndoProps extends Pick<DialogProps, "employee" | "onClose" | "onDone"> {
  /** The pending change. */
  readonly target: RegistrationStatus;
}

/** Cancels a pending change after a confirmation. Cancelling a reactivation needs a reason. */
export function UndoChange({ target, ...props }: UndoProps) {
  if (target === "registered") return <MembershipDialog {...props} target="on_hold" purpose="undo" />;
  return <UndoDialog {...props} target={target} />;
}

function UndoDialog({
  employee,
  target,
  onClose,
  onDone = onClose,
}: UndoProps & { readonly target: "deleted" | "on_hold" }) {
  const { session } = useScope();
  const cancel = useMemo(() => createChangeCancel(session, employee, target), [session, employee, target]);
  const state = useStore(cancel.$state);
  const name = fullName(employee);
  const words = texts.byTarget[target];
  return (
    <FormDialog
      title={words.undoTitle}
      state={state.status}
      submit={words.undo}
      sending={texts.sending}
      onSubmit={() => void cancel.submit()}
      onClose={state.status === "done" ? onDone : onClose}
      onBack={cancel.reset}
      success={{ title: texts.received, text: words.undone(name) }}
      failure={toFailure(state)}
    >
      <p className="form-intro">{words.undoIntro(name)}</p>
    </FormDialog>
  );
}

interface DayFieldsProps {
  readonly membership: { readonly today: () => Day; readonly edit: (changes: Partial<MembershipDraft>) => void };
  readonly draft: MembershipDraft;
}

/** The first day of the change: typed, chosen in the calendar, or one of the usual days. */
export function DayFields({ membership, draft }: DayFieldsProps) {
  const today = membership.today();
  const chips = useMemo(() => toDayChips(today), [today]);
  return (
    <div className="membership-date grid gap-8">
      <DateField
        label={texts.date}
        value={draft.isToday ? null : draft.day}
        onChange={(day) => membership.edit({ day })}
        min={today}
        today={today}
        isDisabled={draft.isToday}
        isRequired={!draft.isToday}
      />
      <div className="day-chips wrap gap-6" role="group" aria-label={texts.usualDays}>
        {chips.map(({ day, label }) => (
          <button
            key={day}
            type="button"
            className="button small"
            aria-pressed={!draft.isToday && draft.day === day}
            onClick={() => membership.edit({ day, isToday: false })}
          >
            {label}
          </button>
        ))}
      </div>
      <Checkbox label={texts.today} isChecked={draft.isToday} onChange={(isToday) => membership.edit({ isToday })} />
    </div>
  );
}

const skeleton = <Skeleton height={62} />;

interface ReasonProps {
  readonly membership: Membership;
  readonly choices: NonNullable<Membership["choices"]>;
}

/** The reason of a change: the provider's choices as radio buttons. */
function Reason({ membership, choices }: ReasonProps) {
  const load = useStore(choices.$load);
  return (
    <AsyncPanel
      load={load}
      failedTitle={texts.choicesFailed}
      onRetry={() => void choices.refresh()}
      skeleton={skeleton}
    >
      {(reasons) => <Reasons membership={membership} reasons={reasons} />}
    </AsyncPanel>
  );
}

interface ReasonsProps {
  readonly membership: Membership;
  readonly reasons: readonly Choice[];
}

function Reasons({ membership, reasons }: ReasonsProps) {
  const { reason } = useStore(membership.$draft);
  const group = useRef<ShoelaceRadioGroup>(null);
  // The choices load after the form: they take the focus unless a person is filling in a field already.
  useEffect(() => {
    const active = group.current && activeElementBeside(group.current);
    const isFilling = active instanceof HTMLInputElement && active.value !== "";
    if (!isFilling) void focusGroup(group.current);
  }, []);
  return (
    <RadioGroup
      group={group}
      look="chips"
      label={texts.reason}
      value={reason}
      options={reasons.map(({ key, verbose }) => ({ value: key, label: verbose, lang: "tr" }))}
      onChange={(value) => membership.edit({ reason: value })}
      isRequired
    />
  );
}
