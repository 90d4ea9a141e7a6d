import { useStore } from "@nanostores/react";
import { type FormEvent, useId } from "react";
import mapPinIcon from "lucide-static/icons/map-pin.svg?raw";
import searchIcon from "lucide-static/icons/search.svg?raw";
import userIcon from "lucide-static/icons/user.svg?raw";
import type { FoundAddress } from "../../../core/api/marketplace-people.ts";
import { workweek } from "../../../core/api/marketplace-values.ts";
import { formatWeekday } from "../../../core/text/format-date.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Weekday } from "../../../core/time/day.ts";
import { MissingNote } from "../../kit/feedback/retry-button.tsx";
import { Combobox } from "../../kit/field/combobox.tsx";
import { Segmented } from "../../kit/field/segmented.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { marketplaceSearchMessages as texts } from "../marketplace.messages.ts";
import type { Marketplace } from "../marketplace.store.ts";
import { toMissing } from "./form.store.ts";
import { PersonField } from "./person-field.tsx";
import { PastSearches } from "./requests-tab.tsx";

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
      <form className="search-form grid min-0" noValidate onSubmit={handleSubmit}>
        <div className="form-field grid gap-6">
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
        <div className="search-submit row wrap">
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

const keyOf = ({ description, location }: FoundAddress) => `${description} ${location.latitude},${location.longitude}`;

const renderAddress = ({ description }: FoundAddress) => (
  <>
    <Icon of={mapPinIcon} size="small" />
    <span className="cut">{description}</span>
  </>
);

/** A field for an address, chosen from the provider's suggestions. */
function AddressField({ store }: { readonly store: Marketplace }) {
  const { address, addressText: placeText } = useStore(store.form.$fields);
  const { addresses, isBusy } = useStore(store.addresses.$found);
  const type = (text: string) => {
    store.form.typeAddress(text);
    store.addresses.type(text);
  };
  return (
    <Combobox
      label={texts.address}
      text={placeText}
      onText={type}
      options={addresses}
      keyOf={keyOf}
      chosenKey={address && keyOf(address)}
      onChoose={store.form.chooseAddress}
      listLabel={texts.addresses}
      placeholder={texts.placeHint}
      isBusy={isBusy}
      renderOption={renderAddress}
      status={<AddressStatus store={store} />}
    />
  );
}

function AddressStatus({ store }: { readonly store: Marketplace }) {
  const { address } = useStore(store.form.$fields);
  const { addresses, isBusy, isNothing, error } = useStore(store.addresses.$found);
  if (error) return <MissingNote text={texts.addressesFailed} onRetry={store.addresses.retry} />;
  if (address !== null || isBusy) return null;
  if (isNothing) return <strong>{texts.nothing}</strong>;
  if (addresses.length === 0) return texts.typeMore;
  return (
    <>
      {texts.chooseAddress}{" "}
      <span className="visually-hidden">{texts.foundAddresses(formatNumber(addresses.length))}</span>
    </>
  );
}

interface ChoiceCardsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly help: string }[];
  /** Null: none is chosen yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** A choice of two, each with an explanation: native radio buttons drawn as cards. */
function ChoiceCards<Value extends string>({ label, options, value, onChange }: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend className="form-label">{label}</legend>
      <div className="choice-cards grid gap-10">
        {options.map((option) => (
          <label key={option.value} className="choice-card flex gap-10">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-describedby={`${name}-${option.value}`}
            />
            <span className="grid min-0">
              <span className="weight-medium">{option.label}</span>
              {/* The radio button's description, not part of its name. */}
              <span className="muted text-sm" id={`${name}-${option.value}`} aria-hidden="true">
                {option.help}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface WeekdaysProps {
  readonly days: readonly Weekday[];
  readonly onToggle: (day: Weekday) => void;
}

/** Monday to Friday, any number of them. */
function Weekdays({ days, onToggle }: WeekdaysProps) {
  return (
    <fieldset className="choices">
      <legend className="form-label">{texts.days}</legend>
      <div className="wrap gap-8">
        {workweek.map((day) => (
          <label key={day} className="weekday grid weight-medium">
            <input
              type="checkbox"
              aria-label={formatWeekday(day, "long")}
              checked={days.includes(day)}
              onChange={() => onToggle(day)}
            />
            <span aria-hidden="true">{formatWeekday(day)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
