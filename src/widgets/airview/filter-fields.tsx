import { useStore } from "@nanostores/react";
import rotateCcwIcon from "lucide-static/icons/rotate-ccw.svg?raw";
import { useId } from "react";
import { type TimePeriod, timePeriods } from "../../core/api/routes.ts";
import { formatNumber } from "../../core/text/format.ts";
import { localized } from "../../core/text/messages.ts";
import { CopyLink } from "../kit/feedback/copy-link.tsx";
import { CheckList } from "../kit/field/check-list.tsx";
import { Select } from "../kit/field/select.tsx";
import { Popup } from "../kit/overlay/popup.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { airviewMessages as texts } from "./airview.messages.ts";
import type { Airview } from "./airview.store.ts";
import { type AirviewFilters, hasFilters, noFilters, toPeriodFilter, toViewQuery } from "./filters.model.ts";
import { periodIcons } from "./route-list.tsx";
import { toSelection } from "./routes.model.ts";

const scopes = localized(
  () =>
    [
      { value: "own", label: texts.own },
      { value: "area", label: texts.area },
    ] as const,
);

/** All filters of the map; demo accounts have offers in place of the scope. */
export function FilterFields({ store }: { readonly store: Airview }) {
  const filters = useStore(store.$filters);
  const selected = useStore(store.$selected);
  const { routeNames, neighborhoods, sides } = useStore(store.$choices);
  const change = (changed: Partial<AirviewFilters>) => store.changeFilters({ ...filters, ...changed });
  const isFiltered = hasFilters(filters, store.defaults());
  return (
    <div className="airview-fields grid gap-12">
      {!store.isDemo && (
        <Select label={texts.scope} value={filters.scope} options={scopes()} onChange={(scope) => change({ scope })} />
      )}
      <DirectionField value={filters.timePeriods} onChange={(chosen) => change({ timePeriods: chosen })} />
      <ChoiceField
        label={texts.routeName}
        choices={routeNames}
        value={filters.routeNames}
        onChange={(names) => change({ routeNames: names })}
      />
      <div className="airview-pair grid gap-10">
        <ChoiceField
          label={texts.neighborhood}
          choices={neighborhoods}
          value={filters.neighborhoods}
          onChange={(names) => change({ neighborhoods: names })}
        />
        <ChoiceField
          label={texts.side}
          choices={sides}
          value={filters.sides}
          onChange={(names) => change({ sides: names })}
        />
      </div>
      <div className="airview-actions wrap split">
        <button
          type="button"
          className="link"
          aria-disabled={!isFiltered}
          onClick={() => isFiltered && store.clearFilters()}
        >
          <Icon of={rotateCcwIcon} size="small" />
          {texts.clearFilters}
        </button>
        {/* The detail card of a selection has its own button. */}
        {!selected && <CopyView store={store} className="link" />}
      </div>
    </div>
  );
}

interface DirectionProps {
  /** The only direction shown; empty: both. */
  readonly value: readonly TimePeriod[];
  readonly onChange: (value: readonly TimePeriod[]) => void;
}

/** Toggles for the two directions. Both off filters nothing, as both on does, and is shown as both on. */
function DirectionField({ value, onChange }: DirectionProps) {
  const id = useId();
  const shown = value.length === 0 ? timePeriods : value;
  const toggle = (period: TimePeriod) =>
    onChange(toPeriodFilter(shown.includes(period) ? shown.filter((other) => other !== period) : [...shown, period]));
  return (
    <div className="form-field grid gap-6" role="group" aria-labelledby={id}>
      <span className="form-label" id={id}>
        {texts.direction}
      </span>
      <div className="airview-directions wrap">
        {timePeriods.map((period) => (
          <button
            key={period}
            type="button"
            className={`airview-direction inline-row weight-medium ${period}`}
            aria-pressed={shown.includes(period)}
            onClick={() => toggle(period)}
          >
            <Icon of={periodIcons[period]} size="tiny" />
            {period === "morning" ? texts.toOffice : texts.fromOffice}
          </button>
        ))}
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly choices: readonly string[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** A choice of several names; shows "Tümü" while none is chosen. */
function ChoiceField({ label, choices, value, onChange }: ChoiceProps) {
  const [first, ...others] = value;
  // Names chosen by a link are listed too, so that they can be removed even when the provider doesn't offer them.
  const options = [...new Set([...value.filter((name) => !choices.includes(name)), ...choices])];
  return (
    <div className="form-field grid gap-6">
      <span className="form-label" aria-hidden="true">
        {label}
      </span>
      <Popup
        label={label}
        className="airview-choice"
        isDisabled={options.length === 0}
        text={
          <>
            <span className="visually-hidden">{label}: </span>
            <span className="cut">{toWords(first, others.length)}</span>
          </>
        }
      >
        {() => (
          <CheckList
            label={label}
            options={options.map((name) => ({ value: name, label: name }))}
            value={value}
            onChange={onChange}
          />
        )}
      </Popup>
    </div>
  );
}

function toWords(first: string | undefined, others: number): string {
  if (first === undefined) return texts.all;
  return others === 0 ? first : texts.andMore(first, formatNumber(others));
}

interface CopyViewProps {
  readonly store: Airview;
  readonly className: string;
}

/** Copies a link to the current view: filters, and the selected route, stop and person. */
export function CopyView({ store, className }: CopyViewProps) {
  const filters = useStore(store.$filters);
  const selected = useStore(store.$selected);
  const { route, stop, person } = selected ?? {};
  const selection = route ? toSelection(route, stop?.entry.id, person?.passengerId) : null;
  // The link opens in the portal, so it contains only what differs from the portal's defaults.
  const query = toViewQuery(filters, { defaults: noFilters("own"), selection });
  return <CopyLink className={className} to={{ name: "airview-module", query }} />;
}
