import { useStore } from "@nanostores/react";
import type { FormEvent } from "react";
import mapPinIcon from "lucide-static/icons/map-pin.svg?raw";
import searchIcon from "lucide-static/icons/search.svg?raw";
import userIcon from "lucide-static/icons/user.svg?raw";
import { localized } from "../../../core/text/messages.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { Segmented } from "../../kit/field/segmented.tsx";
import type { Marketplace } from "../marketplace.store.ts";
import { PastSearches } from "../past/past-searches.tsx";
import { ChoiceCards } from "./choice-cards.tsx";
import { toMissing } from "./form.store.ts";
import { PersonField } from "./person-field.tsx";
import { AddressField } from "./address-field.tsx";
import { marketplaceSearchMessages as texts } from "../marketplace.messages.ts";
import { Weekdays } from "./weekdays.tsx";

const kinds = localized(
  () =>
    [
      { value: "passenger", label: texts.kinds.passenger, icon: userIcon },
      { value: "address", label: texts.kinds.address, icon: mapPinIcon },
    ] as const,
);
const workTypes = localized(() =>
  (["full-time", "hybrid"] as const).map((value) => ({
    value,
    label: texts.workTypes[value],
    help: texts.workTypeHelp[value],
  })),
);
const daysModes = localized(() =>
  (["not-defined", "defined"] as const).map((value) => ({
    value,
    label: texts.daysModes[value],
    help: texts.daysModeHelp[value],
  })),
);

/** "Koltuk Ara": for whom, how somebody works, and on which days. */
export function SeatSearch({ store }: { readonly store: Marketplace }) {
  const fields = useStore(store.form.$fields);
  const { change, toggleDay } = store.form;
  const missing = toMissing(fields);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    store.search();
  };
  return (
    <div className="seat-search">
      <form className="search-form" noValidate onSubmit={handleSubmit}>
        <div className="form-field">
          <span className="form-label" aria-hidden="true">
            {texts.subject}
          </span>
          <div className="search-kinds">
            <Segmented
              label={texts.subject}
              options={kinds()}
              value={fields.kind}
              onChange={(kind) => change({ kind })}
            />
          </div>
        </div>
        {fields.kind === "passenger" ? <PersonField store={store} /> : <AddressField store={store} />}
        <ChoiceCards
          label={texts.workType}
          options={workTypes()}
          value={fields.workType}
          onChange={(workType) => change({ workType })}
        />
        {fields.workType === "hybrid" && (
          <ChoiceCards
            label={texts.daysMode}
            options={daysModes()}
            value={fields.daysMode}
            onChange={(daysMode) => change({ daysMode })}
          />
        )}
        {fields.workType === "hybrid" && fields.daysMode === "defined" && (
          <Weekdays days={fields.days} onToggle={toggleDay} />
        )}
        <div className="search-submit">
          <button type="submit" className="button primary large" disabled={missing !== null}>
            <Icon of={searchIcon} />
            {texts.search}
          </button>
          <span className="field-help" role="status">
            {missing}
          </span>
        </div>
      </form>
      <PastSearches store={store} />
    </div>
  );
}
