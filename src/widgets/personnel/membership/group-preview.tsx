import { type ReactNode, useId, useState } from "react";
import circleAlertIcon from "lucide-static/icons/circle-alert.svg?raw";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import type { Employee } from "../../../core/api/employees.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { Select } from "../../kit/field/select.tsx";
import { Avatar } from "../../kit/text/avatar.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { fullName } from "../employee.model.ts";
import type { Group, GroupState } from "./group.store.ts";
import { DayFields } from "./membership-dialog.tsx";
import { canSubmit, needsReason, toOffered, toPlan, type Unable } from "./membership.model.ts";
import { groupMessages as texts } from "../personnel.messages.ts";

interface PreviewProps {
  readonly group: Group;
  readonly state: Extract<GroupState, { step: "check" }>;
  readonly formId: string;
}

/** For whom the change is possible, its day and its reason. */
export function GroupPreview({ group, state, formId }: PreviewProps) {
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

export function SubmitGroup({ group, state, formId }: PreviewProps) {
  const { target, people, reasons, draft, asking } = state;
  const count = toPlan(people, target, reasons, draft.reason).able.length;
  return (
    <button
      type="submit"
      form={formId}
      className={target === "deleted" ? "button danger" : "button primary"}
      disabled={count === 0 || asking !== null || !canSubmit(target, draft, group.today())}
    >
      {texts.submit[target](formatNumber(count))}
    </button>
  );
}

/** Names in the sentence before the whole list is opened, and people of a list before "show more". */
const fewNames = 5;

/** For whom the change will be sent: the first names, and on demand all of them. */
function AblePeople({ people }: { readonly people: readonly Employee[] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (people.length === 0) return <p className="muted">{texts.nobody}</p>;
  const rest = people.length - fewNames;
  const names = people.slice(0, fewNames).map(fullName).join(", ");
  return (
    <section className="group-part able" aria-label={texts.able(formatNumber(people.length))}>
      <div className="group-head row wrap">
        <Icon of={circleCheckIcon} />
        <h3>
          <span role="status">{texts.able(formatNumber(people.length))}</span>
        </h3>
        {rest > 0 && (
          <button
            type="button"
            className="link"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.hideList : texts.showList}
          </button>
        )}
      </div>
      {isOpen ? (
        <ul className="group-people" id={id}>
          {people.map((employee) => (
            <Person key={employee.id} employee={employee} />
          ))}
        </ul>
      ) : (
        <p className="group-names muted">
          {names} {rest > 0 && texts.andMore(formatNumber(rest))}
        </p>
      )}
    </section>
  );
}

interface UnableProps {
  readonly people: readonly Unable[];
  /** Asks again for the reasons that couldn't be loaded; undefined: they are being asked. */
  readonly onAskAgain: (() => void) | undefined;
}

/** For whom it can't be sent, each with the reason. */
function UnablePeople({ people, onAskAgain }: UnableProps) {
  if (people.length === 0) return null;
  const canAsk = onAskAgain && people.some(({ isFailed }) => isFailed);
  return (
    <section className="group-part unable" aria-label={texts.unable(formatNumber(people.length))}>
      <div className="group-head row wrap">
        <Icon of={circleAlertIcon} />
        <h3>{texts.unable(formatNumber(people.length))}</h3>
        {canAsk ? (
          <TransientButton className="link" onClick={onAskAgain}>
            {texts.askAgain}
          </TransientButton>
        ) : (
          <span className="subtle">{texts.stays}</span>
        )}
      </div>
      <PeopleList
        first={8}
        items={people.map(({ employee, why }) => (
          <Person key={employee.id} employee={employee}>
            <span className="group-why muted text-sm">{why}</span>
          </Person>
        ))}
      />
    </section>
  );
}

interface PeopleListProps {
  readonly items: readonly ReactNode[];
  /** How many are shown at first. */
  readonly first: number;
}

/** A list that shows its first people, and all of them on demand. */
export function PeopleList({ items, first }: PeopleListProps) {
  const [isWhole, setWhole] = useState(false);
  const rest = items.length - first;
  return (
    <>
      <ul className="group-people">{isWhole ? items : items.slice(0, first)}</ul>
      {rest > 0 && !isWhole && (
        <TransientButton className="link" onClick={() => setWhole(true)}>
          {texts.showMore(formatNumber(rest))}
        </TransientButton>
      )}
    </>
  );
}

interface PersonProps {
  readonly employee: Employee;
  readonly children?: ReactNode;
}

/** A line of a list: who, and what is to say about them. */
export function Person({ employee, children }: PersonProps) {
  const name = fullName(employee);
  return (
    <li className="group-person row wrap">
      <Avatar name={name} />
      <span className="group-name weight-medium">{name}</span>
      {children}
    </li>
  );
}
