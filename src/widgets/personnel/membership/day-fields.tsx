import { useMemo } from "react";
import type { Day } from "../../../core/time/day.ts";
import { Checkbox } from "../../kit/field/checkbox.tsx";
import { DateField } from "../../kit/date/date-field.tsx";
import { toDayChips } from "./day-chips.ts";
import { membershipMessages as texts } from "../personnel.messages.ts";
import type { MembershipDraft } from "./membership.model.ts";

interface DayFieldsProps {
  readonly membership: { readonly today: () => Day; readonly edit: (changes: Partial<MembershipDraft>) => void };
  readonly draft: MembershipDraft;
}

/** The first day of the change: typed, chosen in the calendar, or one of the usual days. */
export function DayFields({ membership, draft }: DayFieldsProps) {
  const today = membership.today();
  const chips = useMemo(() => toDayChips(today), [today]);
  return (
    <div className="membership-date">
      <DateField
        label={texts.date}
        value={draft.isToday ? null : draft.day}
        onChange={(day) => membership.edit({ day })}
        min={today}
        today={today}
        isDisabled={draft.isToday}
        isRequired={!draft.isToday}
      />
      <div className="day-chips" role="group" aria-label={texts.usualDays}>
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
