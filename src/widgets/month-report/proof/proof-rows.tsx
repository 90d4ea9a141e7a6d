import { useStore } from "@nanostores/react";
import { Fragment, useId, useState } from "react";
import { type DecisionKind, longestRemark, noDecision, type ProofDecision } from "../../../core/month/decisions.ts";
import type { ProofRow } from "../../../core/month/proof.ts";
import { Select } from "../../kit/field/select.tsx";
import { TextField } from "../../kit/field/text-field.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { chevronDownIcon } from "../../kit/text/icons.ts";
import { Link } from "../../kit/text/link.tsx";
import type { ShownMonth } from "../month-report.store.ts";
import { CopyText } from "./copy-text.tsx";
import {
  decisionOptions,
  toAmounts,
  toBookingsQuery,
  toBreakdown,
  toEvidence,
  toMoreText,
  toProviderText,
  toSums,
  toWhy,
} from "./proof.model.ts";
import { proofMessages as texts } from "./proof.messages.ts";

interface ProofRowsProps {
  readonly rows: readonly ProofRow[];
  readonly shown: ShownMonth;
}

/** Rows rendered at first; each has two controls. */
const rowsAtOnce = 40;

/** The rows of a group with decision and remark; one of them may be unfolded. */
export function ProofRows({ rows, shown }: ProofRowsProps) {
  const [limit, setLimit] = useState(rowsAtOnce);
  const [opened, setOpened] = useState<string | null>(null);
  const sums = toSums(rows);
  return (
    <div className="month-scroll" tabIndex={0} role="region" aria-label={sums.title}>
      <table className="month-table proof-table">
        <thead>
          <tr>
            <th scope="col">{texts.person}</th>
            <th scope="col">{texts.route}</th>
            <th scope="col">{texts.why}</th>
            <th scope="col" className="end">
              {texts.billed}
            </th>
            <th scope="col" className="end">
              {texts.expected}
            </th>
            <th scope="col" className="end">
              {texts.differenceHead}
            </th>
            <th scope="col">{texts.decision}</th>
            <th scope="col">{texts.remark}</th>
            <th scope="col">
              <span className="visually-hidden">{texts.breakdown}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, limit).map((row) => (
            <Row
              key={row.id}
              row={row}
              shown={shown}
              isOpen={opened === row.id}
              onToggle={() => setOpened(opened === row.id ? null : row.id)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {sums.title}
            </th>
            <td className="end strong">{sums.billed}</td>
            <td className="end strong">{sums.expected}</td>
            <td className="end strong">{sums.difference}</td>
            <td colSpan={3}>{null}</td>
          </tr>
        </tfoot>
      </table>
      {rows.length > limit && (
        <button type="button" className="button small proof-more" onClick={() => setLimit(limit + rowsAtOnce * 5)}>
          {toMoreText(rows.length - limit)}
        </button>
      )}
    </div>
  );
}

interface RowProps {
  readonly row: ProofRow;
  readonly shown: ShownMonth;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Row({ row, shown, isOpen, onToggle }: RowProps) {
  const id = useId();
  const decision = useStore(shown.decisions.$decisions)[row.id] ?? noDecision;
  const { billed, expected, difference } = toAmounts(row);
  const name = row.name ?? "-";
  const decide = (change: Partial<ProofDecision>) => shown.decisions.decide(row.id, { ...decision, ...change });
  return (
    <Fragment>
      <tr className={isOpen ? "selected" : undefined}>
        <th scope="row">{name}</th>
        <td>{row.route ?? "-"}</td>
        <td>{toWhy(row)}</td>
        <td className="end">{billed}</td>
        <td className="end">{expected}</td>
        <td className="end strong">{difference}</td>
        {row.group === "verified" ? (
          <td colSpan={2}>{null}</td>
        ) : (
          <>
            <td>
              <Select<DecisionKind>
                label={texts.decisionOf(name)}
                isLabelHidden
                size="small"
                value={decision.kind ?? ""}
                placeholder={texts.decide}
                options={decisionOptions}
                onChange={(kind) => decide({ kind })}
              />
            </td>
            <td>
              <TextField
                label={texts.remarkOf(name)}
                isLabelHidden
                value={decision.remark}
                placeholder={texts.remark}
                maxLength={longestRemark}
                onChange={(remark) => decide({ remark })}
              />
            </td>
          </>
        )}
        <td>
          <button
            type="button"
            className="button ghost small proof-toggle"
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
        <tr className="proof-detail" id={id}>
          <td colSpan={9}>
            <Detail row={row} shown={shown} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function Detail({ row, shown }: Pick<RowProps, "row" | "shown">) {
  const invoice = useStore(shown.analysis.$invoice);
  const breakdown = toBreakdown(row, invoice?.pricing.perKilometre ?? null);
  const text = toProviderText(row, shown.month);
  return (
    <div className="proof-detail-parts">
      {breakdown && (
        <section>
          <h3>{texts.breakdown}</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.item}</th>
                <th scope="col" className="end">
                  {texts.billed}
                </th>
                <th scope="col" className="end">
                  {texts.expected}
                </th>
                <th scope="col" className="end">
                  {texts.differenceHead}
                </th>
              </tr>
            </thead>
            <tbody>
              {breakdown.map((line) => (
                <tr key={line.name} className={line.isOff ? "strong" : undefined}>
                  <th scope="row">{line.name}</th>
                  <td className="end">{line.billed}</td>
                  <td className="end">{line.expected}</td>
                  <td className="end">{line.difference}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <section>
        <h3>{texts.evidence}</h3>
        <dl className="proof-evidence">
          {toEvidence(row).map(([label, value]) => (
            <div key={`${label} ${value}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Link to={{ name: "booking", query: toBookingsQuery(row, shown.month) }}>{texts.showBookings}</Link>
      </section>
      {row.group !== "verified" && (
        <section>
          <h3>{texts.providerText}</h3>
          <p className="proof-text">{text}</p>
          <CopyText text={() => text}>{texts.copy}</CopyText>
        </section>
      )}
    </div>
  );
}
