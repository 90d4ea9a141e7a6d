import { useStore } from "@nanostores/react";
import { useEffect, useMemo, useRef } from "react";
import { type Choice, type Employee, pendingChange, type RegistrationStatus } from "../../../core/api/employees.ts";
import type { Day } from "../../../core/day.ts";
import { formatDay, missing } from "../../../core/format.ts";
import { sentChangesOf } from "../../../core/sent-changes.ts";
import type { Session } from "../../../core/session.ts";
import { Checkbox } from "../../kit/ui/checkbox.tsx";
import { DateField } from "../../kit/ui/date-field.tsx";
import { activeElementBeside } from "../../kit/ui/focus.ts";
import { FormDialog } from "../../kit/ui/form-dialog.tsx";
import { AsyncPanel, Skeleton } from "../../kit/ui/panel.tsx";
import { Select } from "../../kit/ui/select.tsx";
import { fullName } from "../table/employee.model.ts";
import { toFailure } from "./failure.ts";
import { membershipMessages as texts } from "./membership.messages.ts";
import { canSubmit, type MembershipDraft } from "./membership.model.ts";
import { createMembership, type Membership } from "./membership.store.ts";

/** `ask`: a new change. `move`: one that is pending, to another day. `undo`: a pending reactivation is taken back. */
type Purpose = "ask" | "move" | "undo";

interface DialogProps {
  readonly session: Session;
  readonly employee: Employee;
  readonly target: RegistrationStatus;
  readonly purpose?: Purpose;
  readonly onClose: () => void;
  /** After the provider has accepted the change. */
  readonly onDone: () => void;
}

/** Stop, reactivate or delete: loading, form, then success or error. */
export function MembershipDialog({ session, employee, target, purpose = "ask", onClose, onDone }: DialogProps) {
  const pendingDay = pendingChange(employee)?.day ?? null;
  const membership = useMemo(
    () => createMembership(session, employee, target, toGiven(session, employee, purpose)),
    [session, employee, target, purpose],
  );
  const state = useStore(membership.$state);
  const draft = useStore(membership.$draft);
  const day = draft.isToday ? membership.today() : draft.day;
  const words = toWords(target, purpose, fullName(employee), pendingDay);
  return (
    <FormDialog
      title={words.title}
      state={state.status}
      submit={words.submit}
      sending={texts.sending}
      isDangerous={target === "deleted"}
      isSubmitDisabled={!canSubmit(target, draft) || (purpose === "move" && day === pendingDay)}
      onSubmit={() => void membership.submit()}
      onClose={state.status === "done" ? onDone : onClose}
      onBack={membership.reset}
      success={{ title: texts.received, text: day === null ? "" : words.accepted(formatDay(day)) }}
      failure={toFailure(state)}
    >
      <p className="form-intro">{words.intro}</p>
      {membership.choices && <Reason membership={membership} choices={membership.choices} />}
      {purpose !== "undo" && <DayFields membership={membership} draft={draft} />}
    </FormDialog>
  );
}

/** What is known before anything is filled in. Of a pending change the provider tells the day only, not the reason. */
function toGiven(session: Session, employee: Employee, purpose: Purpose): Partial<MembershipDraft> {
  if (purpose === "undo") return { isToday: true };
  const pending = purpose === "move" ? pendingChange(employee) : null;
  if (pending === null) return {};
  const sent = sentChangesOf(session).$byPerson.get().get(employee.id);
  const reason = sent?.target === pending.target ? (sent.reason?.key ?? null) : null;
  return { day: pending.day, reason };
}

function toWords(target: RegistrationStatus, purpose: Purpose, name: string, pendingDay: Day | null) {
  const words = texts.byTarget[target];
  if (purpose === "undo") {
    const { undoTitle, undoIntro, undo, undone } = texts.byTarget.registered;
    return { title: undoTitle, intro: undoIntro(name), submit: undo, accepted: () => undone(name) };
  }
  const accepted = (day: string) => words.accepted(name, day);
  if (purpose === "ask") return { title: words.title, intro: words.intro(name), submit: words.submit, accepted };
  const day = pendingDay === null ? missing : formatDay(pendingDay);
  return { title: words.moveTitle, intro: words.moveIntro(name, day), submit: texts.move, accepted };
}

function DayFields({ membership, draft }: { readonly membership: Membership; readonly draft: MembershipDraft }) {
  return (
    <div className="membership-date">
      <DateField
        label={texts.date}
        value={draft.isToday ? null : draft.day}
        onChange={(value) => membership.edit({ day: value })}
        min={membership.today()}
        today={membership.today()}
        isDisabled={draft.isToday}
        isRequired
      />
      <Checkbox label={texts.today} isChecked={draft.isToday} onChange={(isToday) => membership.edit({ isToday })} />
    </div>
  );
}

const skeleton = <Skeleton height={62} />;

interface ReasonProps {
  readonly membership: Membership;
  readonly choices: NonNullable<Membership["choices"]>;
}

function Reason({ membership, choices }: ReasonProps) {
  const load = useStore(choices.$load);
  return (
    <AsyncPanel
      load={load}
      failedTitle={texts.choicesFailed}
      onRetry={() => void choices.refresh()}
      skeleton={skeleton}
    >
      {(reasons) => <ReasonSelect membership={membership} reasons={reasons} />}
    </AsyncPanel>
  );
}

interface ReasonSelectProps {
  readonly membership: Membership;
  readonly reasons: readonly Choice[];
}

function ReasonSelect({ membership, reasons }: ReasonSelectProps) {
  const { reason } = useStore(membership.$draft);
  const part = useRef<HTMLDivElement>(null);
  // The first field of the form comes late: it takes the focus unless something is being filled in already.
  useEffect(() => {
    const active = part.current && activeElementBeside(part.current);
    const isFilling = active instanceof HTMLInputElement && active.value !== "";
    if (!isFilling) part.current?.querySelector("select")?.focus();
  }, []);
  return (
    <div ref={part}>
      <Select
        label={texts.reason}
        placeholder={texts.reasonPlaceholder}
        value={reason ?? ""}
        options={reasons.map(({ key, verbose }) => ({ value: key, label: verbose }))}
        onChange={(value) => membership.edit({ reason: value })}
        isRequired
      />
    </div>
  );
}
