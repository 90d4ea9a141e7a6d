import { useStore } from "@nanostores/react";
import { type ReactNode, useMemo, useState } from "react";
import type { BilledPassenger } from "../../../core/api/billing-rows.ts";
import { type Invoice, previousInvoice } from "../../../core/api/billing.ts";
import { compareInvoices, type Comparison } from "../../../core/billing/comparison.ts";
import { formatChange, formatKurus } from "../../../core/billing/money.ts";
import { formatNumber, formatPercent, missing } from "../../../core/text/format.ts";
import { formatMonthAndYear, type Month } from "../../../core/time/month.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { AsyncPanel, EmptyPanel, NoticeLine, Skeleton } from "../../kit/feedback/panel.tsx";
import { comparisonMessages as texts } from "../billing.messages.ts";
import type { Billing } from "../billing.store.ts";
import css from "./comparison.css?inline";

const comparisonStyles = styles(css);

interface ComparisonProps {
  readonly store: Billing;
  readonly month: Month;
  readonly invoice: Invoice;
}

const skeleton = <Skeleton height={320} />;

/** The month compared with the one before: the difference, its causes, and the people added, removed or changed. */
export function ComparisonPanel({ store, month, invoice }: ComparisonProps) {
  useStyles(comparisonStyles);
  const load = useStore(store.previous.$load);
  const before = previousInvoice(month);
  if (before === null) return <EmptyPanel title={texts.none} />;
  return (
    <div className="comparison">
      <AsyncPanel
        load={load}
        failedTitle={texts.failed(formatMonthAndYear(before))}
        onRetry={() => void store.previous.refresh()}
        skeleton={skeleton}
      >
        {(previous) => <Compared month={month} before={before} invoice={invoice} previous={previous} />}
      </AsyncPanel>
    </div>
  );
}

interface ComparedProps {
  readonly month: Month;
  readonly before: Month;
  readonly invoice: Invoice;
  readonly previous: Invoice;
}

function Compared({ month, before, invoice, previous }: ComparedProps) {
  const comparison = useMemo(() => compareInvoices(invoice, previous), [invoice, previous]);
  return (
    <>
      <p className="comparison-summary">{toSummary(comparison)}</p>
      {comparison.hasOtherPlan && <NoticeLine>{texts.otherPlan}</NoticeLine>}
      <BridgeTable comparison={comparison} before={before} after={month} />
      <People comparison={comparison} />
    </>
  );
}

/** In words: "Yolcu toplamı 34.900,00 TL (%3,3) arttı." */
export function toSummary({ before, after }: Comparison): string {
  const difference = after - before;
  if (difference === 0) return texts.summarySame;
  const amount = formatKurus(Math.abs(difference));
  const part = (Math.abs(difference) / before) * 100;
  // Three decimals below 0.1 %: a small change would read as 0.
  const percent = before === 0 ? missing : formatPercent(part, part < 0.1 ? 3 : 1);
  return difference > 0 ? texts.summaryUp(amount, percent) : texts.summaryDown(amount, percent);
}

interface BridgeProps {
  readonly comparison: Comparison;
  readonly before: Month;
  readonly after: Month;
}

/** The steps from the total of the month before to that of this month; they add up. */
function BridgeTable({ comparison, before, after }: BridgeProps) {
  return (
    <table className="bridge table-full">
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
    <tr className={kind === "sum" ? "sum strong" : kind}>
      <th scope="row">{name}</th>
      <td>{count !== undefined && texts.count(formatNumber(count))}</td>
      <td>{children}</td>
    </tr>
  );
}

/** Rows shown at first; a change of prices may list every employee. */
const atFirst = 12;

/** Employees on only one of the two invoices, and those whose cost has changed. */
function People({ comparison: { added, removed, changed } }: { readonly comparison: Comparison }) {
  return (
    <div className="people-lists">
      <PeopleList
        title={texts.added(added.length)}
        people={added.map((row) => toPerson(row, formatKurus(row.total)))}
      />
      <PeopleList
        title={texts.removed(removed.length)}
        people={removed.map((row) => toPerson(row, formatKurus(row.total)))}
      />
      <PeopleList
        title={texts.changed(changed.length)}
        people={changed.map(({ after, difference }) => toPerson(after, formatChange(difference)))}
      />
    </div>
  );
}

interface Person {
  readonly key: number;
  readonly name: string;
  readonly route: string;
  readonly amount: ReactNode;
}

function toPerson({ key, name, route }: BilledPassenger, amount: string): Person {
  return { key, name: name ?? missing, route: route ?? missing, amount };
}

function PeopleList({ title, people }: { readonly title: string; readonly people: readonly Person[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? people : people.slice(0, atFirst);
  const rest = people.length - shown.length;
  return (
    <section className="people-list" aria-label={title}>
      <h3 className="strong">{title}</h3>
      {people.length === 0 && <p className="subtle">{texts.nobody}</p>}
      <ul>
        {shown.map(({ key, name, route, amount }) => (
          <li key={key}>
            <span>
              {name}
              <small>{route}</small>
            </span>
            <b>{amount}</b>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="subtle">
          {texts.more(rest)}{" "}
          <TransientButton className="link" onClick={() => setWhole(true)}>
            {texts.all}
          </TransientButton>
        </p>
      )}
    </section>
  );
}
