import { useStore } from "@nanostores/react";
import { formatDate, formatNumber, formatPercent } from "../../../core/text/format.ts";
import { formatMonthAndYear } from "../../../core/time/month.ts";
import { PaperBars } from "../../kit/chart/stacked-bars.tsx";
import { usePrinting } from "../../kit/print/paper.ts";
import {
  toBoardFigures,
  toEmptiest,
  toInvoiceLines,
  toLead,
  toMonthBars,
  toScope,
  toServiceLines,
} from "./board.model.ts";
import { toCoverage } from "../coverage.model.ts";
import { boardMessages as texts, summaryMessages } from "../month-report.messages.ts";
import type { ReportProps } from "../month-report.store.ts";
import { toLate } from "./summary.model.ts";

/** A chart's size on paper, px: two beside each other on A4 with margins of 12 mm. */
const chart = { width: 335, height: 128 };

/** The printed page, whichever section is open: one page for the company's board, without names of people. */
export function Board(props: ReportProps) {
  return usePrinting() ? <Page {...props} /> : null;
}

function Page({ store, shown }: ReportProps) {
  const { analysis, month, reading } = shown;
  const facts = useStore(reading.$facts);
  const figures = useStore(analysis.$summary);
  const sums = useStore(analysis.$sums);
  const proof = useStore(analysis.$proof);
  const uses = useStore(analysis.$uses);
  const weekdays = useStore(analysis.$weekdays);
  const costs = useStore(analysis.$costliest);
  const late = toLate(weekdays);
  return (
    <article className="board">
      <header className="board-head split">
        <h1>{texts.title}</h1>
        <p className="grid muted">
          <b>{store.companyName}</b>
          {formatMonthAndYear(month)}, {toCoverage(facts).size}
        </p>
      </header>
      <p className="board-lead">{toLead(figures, proof)}</p>
      <dl className="board-figures grid">
        {toBoardFigures(figures).map(({ name, label, value, notes }) => (
          <div key={name}>
            <dt className="muted weight-medium">{label}</dt>
            <dd className="grid subtle">
              <b>{value}</b>
              {notes.map((note) => (
                <span key={note}>{note}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="board-pair grid">
        <MonthBars {...toMonthBars(figures, "boardings", month)} unit={texts.lastMonths} />
        <MonthBars {...toMonthBars(figures, "per-boarding", month)} unit={texts.costUnit} />
        <section>
          <Title unit={texts.seatUnit}>{summaryMessages.figures["seat-use"]}</Title>
          <PaperBars
            {...chart}
            label={summaryMessages.figures["seat-use"]}
            categories={late.categories.map(({ label, fullLabel }) => ({ label, fullLabel }))}
            series={[{ name: summaryMessages.figures["seat-use"], values: weekdays.map(({ use }) => use) }]}
            format={(value) => formatNumber(value, 0)}
          />
        </section>
        <section>
          <Title unit={texts.lateUnit(late.words, late.share.figure)}>{summaryMessages.late}</Title>
          <PaperBars
            {...chart}
            label={summaryMessages.late}
            categories={late.categories}
            series={[{ name: summaryMessages.late, values: late.values }]}
            format={(value) => formatPercent(value)}
          />
        </section>
        <section>
          <Title>{texts.emptiest}</Title>
          <Lines lines={toEmptiest(uses).map(({ name, filled, use }) => [name, `${filled}\u2003${use}`])} />
        </section>
        <section>
          <Title unit={texts.costUnit}>{texts.costliest}</Title>
          <Lines lines={costs.map(({ name, perBoarding }) => [name, formatNumber(perBoarding / 100)])} />
        </section>
        <section>
          <Title unit="TL">{texts.invoice}</Title>
          <Lines lines={toInvoiceLines(proof, sums.net)} />
        </section>
        <section>
          <Title>{texts.service}</Title>
          <Lines lines={toServiceLines(figures, sums, facts)} />
        </section>
      </div>
      <footer className="board-foot grid gap-4 subtle">
        <p>
          <b>{texts.definitions}</b> {texts.definitionsText}
        </p>
        <p>
          <b>{texts.coverage}</b> {toScope(facts)}
        </p>
        <p>{texts.prepared(formatDate(facts.readAt))}</p>
      </footer>
    </article>
  );
}

function Title({ unit, children }: { readonly unit?: string; readonly children: string }) {
  return (
    <h2>
      {children} {unit && <span>{unit}</span>}
    </h2>
  );
}

function MonthBars({ unit, ...bars }: ReturnType<typeof toMonthBars> & { readonly unit: string }) {
  const { label, categories, values, format } = bars;
  return (
    <section>
      <Title unit={unit}>{label}</Title>
      <PaperBars {...chart} {...{ label, categories, format }} series={[{ name: label, values }]} />
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly (readonly [string, string])[] }) {
  return (
    <dl className="board-lines">
      {lines.map(([label, value]) => (
        <div key={label} className="split gap-12">
          <dt>{label}</dt>
          <dd className="weight-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
