import { type ReactNode, useState } from "react";
import type { BilledPassenger } from "../../../core/api/billing-passengers.ts";
import type { Comparison } from "../../../core/billing/comparison.ts";
import { formatChange, formatKurus } from "../../../core/billing/money.ts";
import { missing } from "../../../core/text/format.ts";
import { comparisonMessages as texts } from "../billing.messages.ts";

/** Rows shown at first; a change of prices may list every employee. */
const atFirst = 12;

/** Employees on only one of the two invoices, and those whose cost has changed. */
export function People({ comparison: { added, removed, changed } }: { readonly comparison: Comparison }) {
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
      <h3>{title}</h3>
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
          <button type="button" className="link" onClick={() => setWhole(true)}>
            {texts.all}
          </button>
        </p>
      )}
    </section>
  );
}
