import { useMemo } from "react";
import minusIcon from "lucide-static/icons/minus.svg?raw";
import plusIcon from "lucide-static/icons/plus.svg?raw";
import type { BillingChange, ChangeType, OfficeChanges } from "../../../core/api/billing-rows.ts";
import { toChangeSums } from "../../../core/billing/change-sums.ts";
import { formatChange } from "../../../core/billing/money.ts";
import { formatDay, formatNumber, missing } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Column } from "../../kit/table/column.ts";
import { Chip, type ChipKind } from "../../kit/text/chip.tsx";
import { EmptyPanel } from "../../kit/feedback/panel.tsx";
import { placed, PlainTable, type Placed } from "./plain-table.tsx";
import { changesMessages as texts } from "../billing.messages.ts";

type Row = Placed<BillingChange>;

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

const rowName = ({ row: { passenger } }: Row) => passenger ?? missing;

/** Columns of the change log: who was added to or removed from a route, and what that costs. */
const columns = localized<readonly Column<Row>[]>(() => [
  {
    id: "passenger",
    header: texts.passenger,
    text: rowName,
    role: "title",
    isSortable: true,
  },
  {
    id: "date",
    header: texts.date,
    text: ({ row: { day } }) => (day === null ? missing : formatDay(day)),
    value: ({ row: { day } }) => day,
    role: "summary",
    isSortable: true,
  },
  {
    id: "route",
    header: texts.route,
    text: ({ row: { route } }) => route ?? missing,
    role: "summary",
    isSortable: true,
  },
  {
    id: "change",
    header: texts.change,
    text: ({ row }) => toWords(row),
    cell: ({ row }) => <ChangeChip change={row} />,
    role: "state",
    chip: ({ row }) => <ChangeChip change={row} />,
    isSortable: true,
  },
  {
    id: "kilometres",
    header: texts.kilometres,
    text: ({ row: { kilometres } }) => formatNumber(kilometres, 1),
    value: ({ row: { kilometres } }) => kilometres,
    align: "end",
    isSortable: true,
  },
  {
    id: "effect",
    header: texts.effect,
    text: ({ row: { effect } }) => formatChange(effect),
    value: ({ row: { effect } }) => effect,
    role: "value",
    align: "end",
    isSortable: true,
  },
]);

/** The change log, by office. */
export function Changes({ offices }: { readonly offices: readonly OfficeChanges[] }) {
  const filled = offices.filter(({ changes }) => changes.length > 0);
  if (filled.length === 0) return <EmptyPanel title={texts.empty} />;
  return (
    <div className="offices">
      {filled.map((office, index) => (
        <Office key={index} office={office} />
      ))}
    </div>
  );
}

function Office({ office }: { readonly office: OfficeChanges }) {
  const rows = useMemo(() => placed(office.changes), [office]);
  const name = office.name ?? texts.office;
  const sums = toChangeSums([office]).filter(({ count }) => count > 0);
  return (
    <section className="office" aria-label={name}>
      <div className="office-head">
        <h3>{name}</h3>
        <ul>
          {sums.map(({ type, count, effect }) => (
            <li key={type}>
              {formatNumber(count)} {texts.sums[type]} <b>{formatChange(effect)}</b>
            </li>
          ))}
        </ul>
      </div>
      <PlainTable
        caption={texts.caption(name)}
        columns={columns()}
        rows={rows}
        rowName={rowName}
        noun={texts.noun}
        empty={texts.empty}
      />
    </section>
  );
}
