import { useStore } from "@nanostores/react";
import {
  type ActivityData,
  type FactorField,
  type FactorSet,
  type FactorsResult,
  readTypedFactor,
  toEmissions,
} from "../../../core/month/emission.ts";
import { isRecent } from "../../../core/month/month-analysis.ts";
import type { MonthFacts } from "../../../core/month/month-facts.ts";
import { formatNumber, missing } from "../../../core/text/format.ts";
import { toProviderMonthName } from "../../../core/time/month.ts";
import { Select } from "../../kit/field/select.tsx";
import { TextField } from "../../kit/field/text-field.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { emissionMessages as texts } from "../month-report.messages.ts";
import type { ReportProps, ShownMonth } from "../month-report.store.ts";

const space = "\u00a0";
const count = (value: number) => formatNumber(value, 0);
const kilometres = (metres: number | null) => (metres === null ? missing : `${count(metres / 1000)}${space}km`);

/** Label, value, and how much of the month it covers. */
function toActivityRows(data: ActivityData): readonly (readonly [string, string, string | null])[] {
  return [
    [texts.boardings, count(data.boardings), null],
    [
      texts.personKm,
      kilometres(data.personMetres),
      texts.ofBoardings(count(data.measuredBoardings), count(data.boardings)),
    ],
    [texts.vehicleKm, kilometres(data.vehicleMetres), texts.ofRuns(count(data.measuredRuns), count(data.runs))],
  ];
}

function toFactorRows(data: ActivityData, set: FactorSet) {
  return toEmissions(data, set).map(({ factor, kilometres: distance, kilograms }, index) => ({
    key: index,
    name: factor.name,
    factor: `${formatNumber(factor.kg, 4)}${space}kg ${factor.gas} / ${texts.perUnit[factor.per]}`,
    distance: distance === null ? missing : `${count(distance)}${space}km`,
    result: kilograms === null ? missing : `${count(kilograms)}${space}kg ${factor.gas}`,
  }));
}

/** Why nothing is computed; null: factors were read. */
function toProblem(factors: FactorsResult): string | null {
  if (factors.status === "read") return null;
  if (factors.status === "none") return texts.noFactors;
  return factors.field === null ? texts.invalid : texts.invalidField(factors.field);
}

/** The provider's own numbers: CO₂ of its last month, and the trees of the report's, found by its name. Null: it has no data. */
export function toProviderRows(
  facts: Pick<MonthFacts, "emissions" | "month" | "today">,
): readonly (readonly [string, string])[] | null {
  const { emissions, month } = facts;
  if (!emissions) return null;
  const index = isRecent(facts) ? emissions.months.indexOf(toProviderMonthName(month)) : -1;
  const trees = emissions.treesByMonths[index] ?? null;
  const { co2Amount } = emissions;
  return [
    [texts.avoided, co2Amount === null ? missing : `${count(co2Amount)}${space}kg`],
    [texts.trees, trees === null ? missing : count(trees)],
  ];
}

/** Activity data, emissions by the given factors (kg), method and boundaries, and separately the provider's own numbers. */
export function EmissionSection({ store, shown }: ReportProps) {
  const activity = useStore(shown.analysis.$activity);
  const factors = useStore(store.$factors);
  const provider = toProviderRows(useStore(shown.reading.$facts));
  return (
    <div className="month-columns grid gap">
      <Card title={texts.activity} control={<span className="muted text-xs">{texts.activityUnit}</span>}>
        <dl className="emission-list grid gap-10">
          {toActivityRows(activity).map(([label, value, coverage]) => (
            <div key={label} className="wrap split">
              <dt>{label}</dt>
              <dd>
                <b>{value}</b>
                {coverage && <span className="muted text-xs">{coverage}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={texts.computed}>
        <div className="emission-computed grid gap-10">
          <FactorFields store={store} />
          {factors.status === "read" ? (
            <Computed shown={shown} set={factors.set} />
          ) : (
            <p role={factors.status === "invalid" ? "alert" : undefined}>{toProblem(factors)}</p>
          )}
        </div>
      </Card>
      <Card title={texts.method}>
        <div className="emission-computed grid gap-10">
          <p>{texts.methodText}</p>
          <ul className="grid gap-6">
            {texts.bounds.map((bound) => (
              <li key={bound}>{bound}</li>
            ))}
          </ul>
        </div>
      </Card>
      <Card title={texts.provider}>
        {provider ? (
          <dl className="emission-list grid gap-10">
            {provider.map(([label, value]) => (
              <div key={label} className="wrap split">
                <dt>{label}</dt>
                <dd>
                  <b>{value}</b>
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="emission-computed grid gap-10">{texts.none}</p>
        )}
        <p className="emission-computed muted text-xs grid gap-10">{texts.providerText}</p>
      </Card>
    </div>
  );
}

function Computed({ shown, set }: { readonly shown: ShownMonth; readonly set: FactorSet }) {
  const activity = useStore(shown.analysis.$activity);
  return (
    <>
      <table className="month-table text-sm table-full">
        <thead>
          <tr>
            <th scope="col">{texts.factor}</th>
            <th scope="col" className="end">
              {texts.kilometres}
            </th>
            <th scope="col" className="end">
              {texts.kilograms}
            </th>
          </tr>
        </thead>
        <tbody>
          {toFactorRows(activity, set).map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.name}
                <span className="muted text-xs"> {row.factor}</span>
              </th>
              <td className="end">{row.distance}</td>
              <td className="end strong">{row.result}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted text-xs">{texts.source(set.source, String(set.year))}</p>
      <p className="muted text-xs">{texts.notAdded}</p>
    </>
  );
}

const units = ["person-km", "vehicle-km"] as const;
const fields = ["kg", "source", "year"] as const;

/** A factor with its source and year. What is empty isn't wrong yet: nothing is computed with it. */
function FactorFields({ store }: Pick<ReportProps, "store">) {
  const typed = useStore(store.$typedFactor);
  const read = readTypedFactor(typed, texts.own);
  const isWrong = (field: FactorField) => "wrong" in read && read.wrong.has(field) && typed[field].trim() !== "";
  const [kg, ...others] = fields.map((field) => (
    <TextField
      key={field}
      label={texts.fields[field]}
      value={typed[field]}
      maxLength={field === "source" ? 80 : 8}
      {...(field === "source" ? {} : { inputMode: field === "kg" ? "decimal" : "numeric" })}
      error={isWrong(field) ? texts.wrong[field] : undefined}
      onChange={(text) => store.$typedFactor.set({ ...typed, [field]: text })}
    />
  ));
  return (
    <div className="emission-fields">
      {kg}
      <Select
        label={texts.unit}
        options={units.map((value) => ({ value, label: texts.perUnit[value] }))}
        value={typed.per}
        onChange={(per) => store.$typedFactor.set({ ...typed, per })}
      />
      {others}
    </div>
  );
}
