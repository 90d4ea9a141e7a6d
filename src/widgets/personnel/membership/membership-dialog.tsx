import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type { Employee, RegistrationStatus } from "../../../core/api/employees.ts";
import { providerMessage, toHelp } from "../../../core/errors.ts";
import { formatDay } from "../../../core/format.ts";
import type { Session } from "../../../core/session.ts";
import { Checkbox } from "../../kit/ui/checkbox.tsx";
import { DateField } from "../../kit/ui/date-field.tsx";
import { FormDialog } from "../../kit/ui/form-dialog.tsx";
import { AsyncPanel, Skeleton } from "../../kit/ui/panel.tsx";
import { Select } from "../../kit/ui/select.tsx";
import { fullName } from "../table/employee.model.ts";
import { membershipMessages as texts } from "./membership.messages.ts";
import { canSubmit } from "./membership.model.ts";
import { createMembership, type Membership } from "./membership.store.ts";

interface DialogProps {
  readonly session: Session;
  readonly employee: Employee;
  readonly target: RegistrationStatus;
  readonly onClose: () => void;
  /** After the provider has accepted the change. */
  readonly onDone: () => void;
}

/** Stop, reactivate or delete: loading, form, then success or error (specification 1 §4, §5, §8). */
export function MembershipDialog({ session, employee, target, onClose, onDone }: DialogProps) {
  const membership = useMemo(() => createMembership(session, employee, target), [session, employee, target]);
  const state = useStore(membership.$state);
  const draft = useStore(membership.$draft);
  const words = texts.byTarget[target];
  const name = fullName(employee);
  const day = draft.isToday ? membership.today() : draft.day;
  return (
    <FormDialog
      title={words.title}
      state={state.status}
      submit={words.submit}
      sending={texts.sending}
      isDangerous={target === "deleted"}
      isSubmitDisabled={!canSubmit(target, draft)}
      onSubmit={() => void membership.submit()}
      onClose={state.status === "done" ? onDone : onClose}
      onBack={membership.reset}
      success={{ title: texts.received, text: day === null ? "" : words.accepted(name, formatDay(day)) }}
      failure={{
        title: texts.failedTitle,
        text:
          state.status === "failed" ? (providerMessage(state.error, "non_field_errors") ?? toHelp(state.error)) : "",
      }}
    >
      <p className="form-intro">{words.intro(name)}</p>
      {membership.choices && <Reason membership={membership} choices={membership.choices} />}
      <div className="membership-date">
        <DateField
          label={texts.date}
          value={draft.isToday ? null : draft.day}
          onChange={(value) => membership.edit({ day: value })}
          min={membership.today()}
          today={membership.today()}
          isDisabled={draft.isToday}
        />
        <Checkbox label={texts.today} isChecked={draft.isToday} onChange={(isToday) => membership.edit({ isToday })} />
      </div>
    </FormDialog>
  );
}

const skeleton = <Skeleton height={62} />;

interface ReasonProps {
  readonly membership: Membership;
  readonly choices: NonNullable<Membership["choices"]>;
}

function Reason({ membership, choices }: ReasonProps) {
  const load = useStore(choices.$load);
  const { reason } = useStore(membership.$draft);
  return (
    <AsyncPanel
      load={load}
      failedTitle={texts.choicesFailed}
      onRetry={() => void choices.refresh()}
      skeleton={skeleton}
    >
      {(reasons) => (
        <Select
          label={texts.reason}
          placeholder={texts.reasonPlaceholder}
          value={reason ?? ""}
          options={reasons.map(({ key, verbose }) => ({ value: key, label: verbose }))}
          onChange={(value) => membership.edit({ reason: value })}
          isRequired
        />
      )}
    </AsyncPanel>
  );
}
