import { useStore } from "@nanostores/react";
import { useState } from "react";
import calculatorIcon from "lucide-static/icons/calculator.svg?raw";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import fileXIcon from "lucide-static/icons/file-x.svg?raw";
import receiptTextIcon from "lucide-static/icons/receipt-text.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import userXIcon from "lucide-static/icons/user-x.svg?raw";
import usersIcon from "lucide-static/icons/users.svg?raw";
import { isProvable } from "../../../core/month/month-analysis.ts";
import type { MonthFacts } from "../../../core/month/month-facts.ts";
import { type Proof, type ProofGroup, proofGroups, type ProofRow } from "../../../core/month/proof/proof.ts";
import type { ProofDecisions } from "../../../core/month/seats/decisions.ts";
import { addMonths, formatMonthAndYear } from "../../../core/time/month.ts";
import { EmptyPanel, FailedPanel, NoticeLine } from "../../kit/feedback/panel.tsx";
import { Checkbox } from "../../kit/field/checkbox.tsx";
import { SearchField } from "../../kit/field/search-field.tsx";
import { Select } from "../../kit/field/select.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { Figure } from "../../kit/layout/figure.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { IndicatorLabel } from "../../shared/indicators/indicator-tile.tsx";
import { monthReportMessages, proofMessages as texts } from "../month-report.messages.ts";
import type { ReportProps } from "../month-report.store.ts";
import { ProofRows } from "./proof-rows.tsx";
import { CopyOrMail, DecisionFile, GroupDecision } from "./proof-tools.tsx";
import {
  toCheckLine,
  toHeadline,
  toNotes,
  toProviderTexts,
  toRowOrders,
  toShownRows,
  toSums,
  toTile,
} from "./proof.model.ts";

/** The invoice compared with the bookings: amount in question, checks of the totals, five groups of rows. */
export function ProofSection({ store, shown }: ReportProps) {
  const proof = useStore(shown.analysis.$proof);
  const facts = useStore(shown.reading.$facts);
  if (!proof) {
    const isAsked = isProvable(facts) && !isInvoiceMissing(facts);
    return (
      <div className="card" part="card">
        {isAsked ? (
          <EmptyPanel title={texts.noInvoice} />
        ) : (
          <FailedPanel
            title={texts.notProved}
            help={isProvable(facts) ? texts.invoiceMissing : texts.bookingsMissing}
            onRetry={() => void shown.reading.start()}
            retryText={monthReportMessages.retry}
          />
        )}
      </div>
    );
  }
  return <Found store={store} shown={shown} proof={proof} />;
}

const isInvoiceMissing = ({ missing, month }: MonthFacts) =>
  missing.some(({ part }) => part.kind === "invoice" && part.month === month);

function Found({ store, shown, proof }: ReportProps & { readonly proof: Proof }) {
  const { group } = useStore(store.$state);
  const decisions = useStore(shown.decisions.$decisions);
  const { employees, invoices } = useStore(shown.reading.$facts);
  const hasBefore = invoices.has(addMonths(shown.month, -1));
  return (
    <>
      <div className="proof-top grid gap">
        <Headline store={store} proof={proof} shown={shown} />
        <Totals proof={proof} month={shown.month} />
      </div>
      <div className="proof-groups grid gap" role="radiogroup" aria-label={texts.groupsLabel}>
        {proofGroups.map((name) => (
          <GroupTile
            key={name}
            tile={toTile(proof, name, decisions)}
            isChosen={name === group}
            onChoose={() => store.change({ group: name })}
          />
        ))}
      </div>
      <Rows
        key={group}
        rows={proof.groups.find((one) => one.group === group)?.rows ?? []}
        group={group}
        store={store}
        shown={shown}
      />
      {toNotes(proof, employees !== null, hasBefore).map((note) => (
        <p key={note} className="muted text-xs">
          {note}
        </p>
      ))}
    </>
  );
}

function Headline({ store, proof, shown }: ReportProps & { readonly proof: Proof }) {
  const decisions = useStore(shown.decisions.$decisions);
  const { amount, notes, facts } = toHeadline(proof, decisions);
  return (
    <section className="card proof-headline grid gap-10" part="card" aria-label={texts.questioned}>
      <IndicatorLabel label={texts.questioned} icon={receiptTextIcon} />
      <Figure className="proof-sum">
        {amount}
        <small>TL</small>
      </Figure>
      <p>{notes.join(" ")}</p>
      <dl className="proof-facts wrap">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
      <NoticeLine>{texts.keptHere}</NoticeLine>
      <DecisionFile store={store} shown={shown} proof={proof} />
    </section>
  );
}

function Totals({ proof, month }: { readonly proof: Proof; readonly month: string }) {
  const { checks, vatPercent } = proof.totals;
  return (
    <Card
      title={texts.totals}
      control={<span className="muted text-xs">{texts.totalsUnit(formatMonthAndYear(month))}</span>}
    >
      {checks.length === 0 ? (
        <p className="proof-checks">{texts.noTotals}</p>
      ) : (
        <ul className="proof-checks">
          {checks
            .map((check) => toCheckLine(check, vatPercent))
            .map(({ key, isRight, words, verdict, amount }) => (
              <li key={key} className={isRight ? "row gap-10 right" : "row gap-10 wrong"}>
                <Icon of={isRight ? circleCheckIcon : triangleAlertIcon} />
                <span className="visually-hidden">{verdict}: </span>
                <span>{words}</span>
                <b className="push">{amount}</b>
              </li>
            ))}
        </ul>
      )}
    </Card>
  );
}

const icons: Readonly<Record<ProofGroup, string>> = {
  "never-travelled": userXIcon,
  "not-billed": fileXIcon,
  "same-name": usersIcon,
  amount: calculatorIcon,
  verified: circleCheckIcon,
};

interface GroupTileProps {
  readonly tile: ReturnType<typeof toTile>;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function GroupTile({ tile, isChosen, onChoose }: GroupTileProps) {
  return (
    <label className={isChosen ? "proof-group grid chosen" : "proof-group grid"}>
      <input className="visually-hidden" type="radio" name="proof-group" checked={isChosen} onChange={onChoose} />
      <span className="row gap-6">
        <Icon of={icons[tile.group]} size="small" />
        {tile.label}
        <b className="strong push">{tile.count}</b>
      </span>
      <span className="muted text-xs">{tile.sum}</span>
      <span className="muted text-xs">{tile.open}</span>
    </label>
  );
}

interface RowsProps extends ReportProps {
  readonly rows: readonly ProofRow[];
  readonly group: ProofGroup;
}

/** The rows of a group with search, order, and a button that copies the texts for the provider. */
function Rows({ rows, group, store, shown }: RowsProps) {
  const { rowOrder: order } = useStore(store.$state);
  const [search, setSearch] = useState("");
  const [onlyOpenSince, setOnlyOpenSince] = useState<ProofDecisions | null>(null);
  const decisions = useStore(shown.decisions.$decisions);
  const found = toShownRows(rows, decisions, { search, onlyOpenSince, order });
  if (rows.length === 0) {
    return (
      <div className="card" part="card">
        <EmptyPanel title={texts.emptyGroup} />
      </div>
    );
  }
  const { title } = toSums(found);
  return (
    <div className="slot">
      <Card title={texts.groups[group]} isClipped control={<span className="muted text-xs">{title}</span>}>
        <div className="proof-tools row wrap gap-10">
          <SearchField label={texts.search} value={search} onChange={setSearch} />
          <Select
            label={texts.order}
            isLabelHidden
            options={toRowOrders()}
            value={order}
            onChange={(rowOrder) => store.change({ rowOrder })}
          />
          {group !== "verified" && (
            <>
              <Checkbox
                label={texts.onlyOpen}
                isChecked={onlyOpenSince !== null}
                onChange={(isOnlyOpen) => setOnlyOpenSince(isOnlyOpen ? decisions : null)}
              />
              <GroupDecision rows={found} shown={shown} />
              <CopyOrMail text={() => toProviderTexts(found, decisions, shown.month)} month={shown.month}>
                {texts.copyAll}
              </CopyOrMail>
            </>
          )}
        </div>
        {found.length === 0 ? <EmptyPanel title={texts.nothingFound} /> : <ProofRows rows={found} shown={shown} />}
      </Card>
    </div>
  );
}
