import { useStore } from "@nanostores/react";
import { type FormEvent, useState } from "react";
import { type ChosenDays, checkListRange, type RangeProblem, toListLimits } from "../../../core/trips/dates.ts";
import { DateField } from "../../kit/date/date-field.tsx";
import type { PastRouteDetails } from "../past-route-details.store.ts";
import { headMessages as texts } from "../past-route-details.messages.ts";

/** Whether a problem is shown under the start field, else under the end field. */
const isOfStart: Readonly<Record<RangeProblem, boolean>> = {
  "start-missing": true,
  "start-too-early": true,
  "start-after-end": true,
  "end-missing": false,
  "end-too-late": false,
};

/** First and last day of the list; loads only on "Listele". */
export function DateRange({ store }: { readonly store: PastRouteDetails }) {
  const range = useStore(store.$range);
  const [draft, setDraft] = useState<ChosenDays>(range);
  const [listed, setListed] = useState(range);
  const [hasTried, setTried] = useState(false);
  if (listed !== range) {
    // The attributes or a link have set other days.
    setListed(range);
    setDraft(range);
    setTried(false);
  }
  const today = store.today();
  const problem = checkListRange(draft, today);
  const limits = toListLimits(draft, today);
  const error = hasTried && problem !== null ? texts.problems[problem] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(problem !== null);
    if (problem === null) void store.listDays(draft);
  };
  return (
    <form className="trip-dates" onSubmit={submit} noValidate>
      <fieldset>
        <legend className="form-label">{texts.range}</legend>
        <div className="trip-days">
          <DateField
            label={texts.start}
            isLabelHidden
            value={draft.start || null}
            onChange={(day) => setDraft({ ...draft, start: day ?? "" })}
            today={today}
            min={limits.start.first}
            max={limits.start.last}
            error={problem !== null && isOfStart[problem] ? error : undefined}
          />
          <DateField
            label={texts.end}
            isLabelHidden
            value={draft.end || null}
            onChange={(day) => setDraft({ ...draft, end: day ?? "" })}
            today={today}
            min={limits.end.first}
            max={limits.end.last}
            error={problem !== null && !isOfStart[problem] ? error : undefined}
          />
        </div>
      </fieldset>
      <button type="submit" className="button">
        {texts.list}
      </button>
    </form>
  );
}
