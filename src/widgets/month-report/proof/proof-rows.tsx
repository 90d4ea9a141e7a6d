import { useStore } from "@nanostores/react";
import { Fragment, type ReactNode, useId, useState } from "react";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import { longestRemark, noDecision, type ProofDecision } from "../../../core/month/seats/decisions.ts";
import type { ProofRow } from "../../../core/month/proof/proof.ts";
import { formatNumber, missing } from "../../../core/text/format.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { Select } from "../../kit/field/select.tsx";
import { TextField } from "../../kit/field/text-field.tsx";
import { Fact } from "../../kit/layout/facts.tsx";
import { roles } from "../../kit/table/rows/roles.ts";
import { Chip } from "../../kit/text/chip.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { Link } from "../../kit/text/link.tsx";
import type { ShownMonth } from "../month-report.store.ts";
import { toBookings } from "../row-links.ts";
import { CopyOrMail } from "./proof-tools.tsx";
import {
  toAmounts,
  toBreakdown,
  toDecision,
  toDecisionOptions,
  toEvidence,
  toProviderText,
  toSums,
  toWhy,
} from "./proof.model.ts";
import { proofMessages as texts } from "../month-report.messages.ts";

interface ProofRowsProps {
  readonly rows: readonly ProofRow[];
  readonly shown: ShownMonth;
}

/** Rows rendered at first: few, because each has two form controls. */
const rowsAtOnce = 40;

/** The rows of a group with decision and remark; one row at a time may be expanded. */
export function ProofRows({ rows, shown }: ProofRowsProps) {
  const [limit, setLimit] = useState(rowsAtOnce);
  const [opened, setOpened] = useState<string | null>(null);
  const sums = toSums(rows);
  // In a group whose lines are in question as a whole nothing is compared.
  const isCompared = rows.map(toAmounts).some((row) => row.expected !== missing || row.difference !== missing);
  return (
    <div className="month-scroll" tabIndex={0} role="region" aria-label={sums.title}>
      <table {...roles.table} className="month-table month-records proof-table text-sm table-full">
        <thead {...roles.group}>
          <tr {...roles.row}>
            <Head>{texts.person}</Head>
            <Head>{texts.route}</Head>
            <Head>{texts.why}</Head>
            <Head className="end">{texts.billed}</Head>
            {isCompared && <Head className="end">{texts.expected}</Head>}
            {isCompared && <Head className="end">{texts.differenceHead}</Head>}
            <Head>{texts.decision}</Head>
            <Head>{texts.remark}</Head>
            <Head>
              <span className="visually-hidden">{texts.breakdown}</span>
            </Head>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.slice(0, limit).map((row) => (
            <Row
              key={row.id}
              row={row}
              shown={shown}
              isCompared={isCompared}
              isOpen={opened === row.id}
              onToggle={() => setOpened(opened === row.id ? null : row.id)}
            />
          ))}
        </tbody>
        <tfoot {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.rowHead} scope="row" colSpan={3}>
              {sums.title}
            </th>
            <Amounts {...sums} isCompared={isCompared} />
            <td {...roles.cell} colSpan={3} />
          </tr>
        </tfoot>
      </table>
      {rows.length > limit && (
        <TransientButton className="button small proof-more" onClick={() => setLimit(limit + rowsAtOnce * 5)}>
          {texts.more(formatNumber(rows.length - limit, 0))}
        </TransientButton>
      )}
    </div>
  );
}

const Head = (props: { readonly className?: string; readonly children: ReactNode }) => (
  <th {...roles.columnHead} scope="col" {...props} />
);

interface RowProps {
  readonly row: ProofRow;
  readonly shown: ShownMonth;
  /** The table has columns for the expected amount and the difference. */
  readonly isCompared: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Row({ row, shown, isCompared, isOpen, onToggle }: RowProps) {
  const id = useId();
  const decision = useStore(shown.decisions.$decisions)[row.id] ?? noDecision;
  const name = row.name ?? "-";
  const classes = [isOpen && "selected", decision.kind !== null && "decided"].filter(Boolean).join(" ");
  const decide = (next: ProofDecision) => shown.decisions.decide(row.id, next);
  return (
    <Fragment>
      <tr {...roles.row} className={classes || undefined}>
        <th {...roles.rowHead} scope="row">
          {name}
        </th>
        <td {...roles.cell} className="proof-route" data-label={texts.route}>
          {row.route ?? "-"}
        </td>
        <td {...roles.cell} className="proof-why">
          {toWhy(row)}
          {decision.kind !== null && (
            // In a narrow card, where the choice is unfolded with the row.
            <span className="proof-chip">
              <Chip kind="neutral">{texts.decisions[decision.kind]}</Chip>
            </span>
          )}
        </td>
        <Amounts {...toAmounts(row)} isCompared={isCompared} />
        {row.group === "verified" ? (
          <td {...roles.cell} colSpan={2} />
        ) : (
          <>
            <td {...roles.cell} className="proof-choice">
              <Select
                label={texts.decisionOf(name)}
                isLabelHidden
                size="small"
                value={decision.kind ?? ""}
                placeholder={texts.decide}
                options={toDecisionOptions(decision)}
                onChange={(choice) => decide(toDecision(choice, decision))}
              />
            </td>
            <td {...roles.cell} className="proof-remark">
              <TextField
                label={texts.remarkOf(name)}
                isLabelHidden
                value={decision.remark}
                placeholder={texts.remark}
                maxLength={longestRemark}
                onChange={(remark) => decide({ ...decision, remark })}
              />
            </td>
          </>
        )}
        <td {...roles.cell} className="proof-action">
          <button
            type="button"
            className="button small proof-toggle"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={texts.details(name)}
            onClick={onToggle}
          >
            <Icon of={chevronDownIcon} size="small" />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr {...roles.row} className="proof-detail" id={id}>
          <td {...roles.cell} colSpan={isCompared ? 9 : 7}>
            <Detail row={row} shown={shown} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

interface AmountsProps {
  readonly billed: string;
  readonly expected: string;
  readonly difference: string;
  readonly isCompared: boolean;
}

/** In a narrow card a row has one of them: the difference, or what is billed. */
function Amounts({ billed, expected, difference, isCompared }: AmountsProps) {
  const isDifferent = difference !== missing;
  return (
    <>
      <td {...roles.cell} className={isDifferent ? "end" : "end proof-value"} data-label={texts.billed}>
        {billed}
      </td>
      {isCompared && (
        <>
          <td {...roles.cell} className="end" data-label={texts.expected}>
            {expected}
          </td>
          <td
            {...roles.cell}
            className={isDifferent ? "end strong proof-value" : "end strong"}
            data-label={texts.differenceHead}
          >
            {difference}
          </td>
        </>
      )}
    </>
  );
}

function Detail({ row, shown }: Pick<RowProps, "row" | "shown">) {
  const invoice = useStore(shown.analysis.$invoice);
  const breakdown = toBreakdown(row, invoice?.pricing.perKilometre ?? null);
  const text = toProviderText(row, shown.month);
  return (
    <div className="proof-detail-parts stack">
      {breakdown && (
        <section className="grid gap-8">
          <h3>{texts.breakdown}</h3>
          <Figures line={breakdown.total} className="proof-total" />
          <Differing title={texts.different} lines={breakdown.different} />
          {breakdown.equal.length > 0 && (
            <>
              <h4 className="text-sm strong">{texts.equal(formatNumber(breakdown.equalCount))}</h4>
              <dl className="proof-evidence pairs grid">
                {breakdown.equal.map(({ name, billed }) => (
                  <div className="split gap-12" key={name}>
                    <dt className="muted">{name}</dt>
                    <dd>{billed}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          <Differing title={texts.unknown} lines={breakdown.unknown} />
        </section>
      )}
      <section className="grid gap-8">
        <h3>{texts.evidence}</h3>
        <dl className="proof-evidence">
          {toEvidence(row).map(([label, value, lang]) => (
            <div className="split gap-12" key={`${label} ${value}`}>
              <dt className="muted">{label}</dt>
              <dd lang={lang}>{value}</dd>
            </div>
          ))}
        </dl>
        <Link to={toBookings(row, shown.month)}>{texts.showBookings}</Link>
      </section>
      {row.group !== "verified" && (
        <section className="grid gap-8">
          <h3>{texts.providerText}</h3>
          <p className="proof-text">{text}</p>
          <div className="row wrap gap-8">
            <CopyOrMail text={() => text} month={shown.month}>
              {texts.copy}
            </CopyOrMail>
          </div>
        </section>
      )}
    </div>
  );
}

type BreakdownLine = NonNullable<ReturnType<typeof toBreakdown>>["total"];

interface DifferingProps {
  readonly title: (count: string) => string;
  readonly lines: readonly BreakdownLine[];
}

/** Items with their three figures; nothing for none. */
function Differing({ title, lines }: DifferingProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h4 className="text-sm strong">{title(formatNumber(lines.length))}</h4>
      {lines.map((line) => (
        <div key={line.name} className="proof-item">
          <p>{line.name}</p>
          <Figures line={line} />
        </div>
      ))}
    </>
  );
}

/** Billed, expected and difference, each below its name. */
function Figures({ line, className = "" }: { readonly line: BreakdownLine; readonly className?: string }) {
  return (
    <dl className={`proof-figures grid ${className}`}>
      <Fact label={texts.billed}>{line.billed}</Fact>
      <Fact label={texts.expected}>{line.expected}</Fact>
      <Fact label={texts.differenceHead}>{line.difference}</Fact>
    </dl>
  );
}
