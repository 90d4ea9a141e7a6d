import type { Invoice } from "../../../core/api/billing.ts";
import { formatNumber, missing } from "../../../core/format.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import figureCss from "../../kit/ui/figure.css?inline";
import { billingMessages as texts } from "../billing.messages.ts";
import { formatHours } from "./hours.ts";

const figureStyles = styles(figureCss);

/** The two small cards beside the plans. */
export function Facts({ invoice: { passengerCount, workingHours } }: { readonly invoice: Invoice }) {
  useStyles(figureStyles);
  return (
    <dl className="billing-facts">
      <Fact name={texts.employees} value={formatNumber(passengerCount)} />
      <Fact name={texts.workingHours} value={workingHours === null ? missing : formatHours(workingHours)} />
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="card" part="card">
      <dt>{name}</dt>
      <dd className="figure medium">{value}</dd>
    </div>
  );
}
