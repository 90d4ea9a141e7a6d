import minusIcon from "lucide-static/icons/minus.svg?raw";
import plusIcon from "lucide-static/icons/plus.svg?raw";
import type { BillingChange, ChangeType, OfficeChanges } from "../../../core/api/billing-rows.ts";
import { toChangeSums } from "../../../core/billing/change-sums.ts";
import { formatChange, toLira } from "../../../core/billing/money.ts";
import { formatNumber, missing } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import { date, defineFields, money, number, text } from "../../kit/table/fields.ts";
import { Chip, type ChipKind } from "../../kit/text/chip.tsx";
import { EmptyPanel } from "../../kit/feedback/panel.tsx";
import { LocalTable } from "../../kit/table/local-table.tsx";
import { changesMessages as texts } from "../billing.messages.ts";

const looks: Readonly<Record<ChangeType, readonly [ChipKind, string?]>> = {
  passenger_added: ["ok", plusIcon],
  passenger_removed: ["bad", minusIcon],
  other: ["neutral"],
};

const toWords = ({ words, type }: BillingChange) => words ?? texts.types[type];

function ChangeChip({ change }: { readonly change: BillingChange }) {
  const [kind, icon] = looks[change.type];
  return (
    <Chip kind={kind} icon={icon}>
      {change.words === null ? texts.types[change.type] : <span lang="tr">{change.words}</span>}
    </Chip>
  );
}

const rowName = ({ passenger }: BillingChange) => passenger ?? missing;

/** The change log: who was added to or removed from a route, and what that costs. */
const changeFields = localized(() =>
  defineFields<BillingChange>([
    text("passenger", texts.passenger, ({ passenger }) => passenger, { role: "title", isSortable: true }),
    date("date", texts.date, ({ day }) => day, { role: "summary", isSortable: true }),
    text("route", texts.route, ({ route }) => route, { role: "summary", isSortable: true }),
    text("change", texts.change, toWords, {
      cell: (row) => <ChangeChip change={row} />,
      role: "state",
      chip: (row) => <ChangeChip change={row} />,
      isSortable: true,
    }),
    number("kilometres", texts.kilometres, ({ kilometres }) => kilometres, { isSortable: true }),
    money("effect", texts.effect, ({ effect }) => toLira(effect), {
      text: ({ effect }) => formatChange(effect),
      role: "value",
      isSortable: true,
    }),
  ]),
);

/** The change log, by office. */
export function Changes({ offices }: { readonly offices: readonly OfficeChanges[] }) {
  const filled = offices.filter(({ changes }) => changes.length > 0);
  if (filled.length === 0) return <EmptyPanel title={texts.empty} />;
  return (
    <div className="offices stack">
      {filled.map((office, index) => (
        <Office key={index} office={office} />
      ))}
    </div>
  );
}

function Office({ office }: { readonly office: OfficeChanges }) {
  const name = office.name ?? texts.office;
  const sums = toChangeSums([office]).filter(({ count }) => count > 0);
  return (
    <section className="office" aria-label={name}>
      <div className="office-head wrap split">
        <h3 className="strong">{name}</h3>
        <ul>
          {sums.map(({ type, count, effect }) => (
            <li key={type}>
              {formatNumber(count)} {texts.sums[type]} <b>{formatChange(effect)}</b>
            </li>
          ))}
        </ul>
      </div>
      <LocalTable
        caption={texts.caption(name)}
        columns={changeFields().columns}
        rows={office.changes}
        rowName={rowName}
        noun={texts.noun}
        emptyTitle={texts.empty}
      />
    </section>
  );
}
