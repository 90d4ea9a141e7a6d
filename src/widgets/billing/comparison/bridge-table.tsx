import type { ReactNode } from "react";
import type { Comparison } from "../../../core/billing/comparison.ts";
import { formatChange, formatKurus } from "../../../core/billing/money.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { formatMonthAndYear, type Month } from "../../../core/time/month.ts";
import { comparisonMessages as texts } from "../billing.messages.ts";

interface BridgeProps {
  readonly comparison: Comparison;
  readonly before: Month;
  readonly after: Month;
}

/** The steps from the total of the month before to that of this month; they add up. */
export function BridgeTable({ comparison, before, after }: BridgeProps) {
  return (
    <table className="bridge">
      <caption className="visually-hidden">
        {texts.caption(formatMonthAndYear(before), formatMonthAndYear(after))}
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{texts.step}</th>
          <th scope="col">{texts.people}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        <Step kind="sum" name={texts.before(formatMonthAndYear(before))}>
          {formatKurus(comparison.before)}
        </Step>
        {comparison.causes.map(({ cause, count, effect }) => (
          <Step
            key={cause}
            kind={cause === "rest" ? "unexplained" : undefined}
            name={texts.causes[cause]}
            count={count}
          >
            {formatChange(effect)}
          </Step>
        ))}
        <Step kind="sum" name={texts.after(formatMonthAndYear(after))}>
          {formatKurus(comparison.after)}
        </Step>
      </tbody>
    </table>
  );
}

interface StepProps {
  readonly kind?: "sum" | "unexplained" | undefined;
  readonly name: string;
  readonly count?: number;
  readonly children: ReactNode;
}

function Step({ kind, name, count, children }: StepProps) {
  return (
    <tr className={kind}>
      <th scope="row">{name}</th>
      <td>{count !== undefined && texts.count(formatNumber(count))}</td>
      <td>{children}</td>
    </tr>
  );
}
