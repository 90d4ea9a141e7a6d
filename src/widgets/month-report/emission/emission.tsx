import { useStore } from "@nanostores/react";
import { type FactorField, type FactorSet, readTypedFactor } from "../../../core/month/emission.ts";
import { Select } from "../../kit/field/select.tsx";
import { TextField } from "../../kit/field/text-field.tsx";
import { Card } from "../../kit/layout/card.tsx";
import type { MonthReport, ShownMonth } from "../month-report.store.ts";
import { toActivityRows, toFactorRows, toProblem, toProviderRows, toSource } from "./emission.model.ts";
import { emissionMessages as texts } from "../month-report.messages.ts";

interface EmissionProps {
  readonly store: MonthReport;
  readonly shown: ShownMonth;
}

/** Activity data, emissions by the given factors (kg), method and boundaries, and separately the provider's own numbers. */
export function EmissionSection({ store, shown }: EmissionProps) {
  const activity = useStore(shown.analysis.$activity);
  const factors = useStore(store.$factors);
  const { emissions } = useStore(shown.reading.$facts);
  const provider = toProviderRows(emissions, shown.month);
  return (
    <div className="month-columns">
      <Card title={texts.activity} control={<span className="month-muted">{texts.activityUnit}</span>}>
        <dl className="emission-list">
          {toActivityRows(activity).map(([label, value, coverage]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{value}</b>
                {coverage && <span className="month-muted">{coverage}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={texts.computed}>
        <div className="emission-computed">
          <FactorFields store={store} />
          {factors.status === "read" ? (
            <Computed shown={shown} set={factors.set} />
          ) : (
            <p role={factors.status === "invalid" ? "alert" : undefined}>{toProblem(factors)}</p>
          )}
        </div>
      </Card>
      <Card title={texts.method}>
        <div className="emission-computed">
          <p>{texts.methodText}</p>
          <ul>
            {texts.bounds.map((bound) => (
              <li key={bound}>{bound}</li>
            ))}
          </ul>
        </div>
      </Card>
      <Card title={texts.provider}>
        {provider ? (
          <dl className="emission-list">
            {provider.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{value}</b>
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="emission-computed">{texts.none}</p>
        )}
        <p className="emission-computed month-muted">{texts.providerText}</p>
      </Card>
    </div>
  );
}

function Computed({ shown, set }: { readonly shown: ShownMonth; readonly set: FactorSet }) {
  const activity = useStore(shown.analysis.$activity);
  return (
    <>
      <table className="month-table">
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
                <span className="month-muted"> {row.factor}</span>
              </th>
              <td className="end">{row.distance}</td>
              <td className="end strong">{row.result}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="month-muted">{toSource(set)}</p>
      <p className="month-muted">{texts.notAdded}</p>
    </>
  );
}

const units = ["person-km", "vehicle-km"] as const;
const fields = ["kg", "source", "year"] as const;

/** A factor with its source and year. What is empty isn't wrong yet: nothing is computed with it. */
function FactorFields({ store }: Pick<EmissionProps, "store">) {
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
