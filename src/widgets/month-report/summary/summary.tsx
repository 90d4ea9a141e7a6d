import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { Indicators } from "../../../core/api/kpi.ts";
import type { Figure, FigureName } from "../../../core/month/summary.ts";
import { formatKurus } from "../../../core/billing/money.ts";
import { formatMonthAndYear, addMonths } from "../../../core/time/month.ts";
import { KpiTile } from "../../shared/indicators/kpi-tile.tsx";
import { Sparkline } from "../../kit/chart/line/sparkline.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { roles } from "../../kit/table/rows/roles.ts";
import { ChangeLine } from "../../kit/text/change.tsx";
import { armchairIcon, clockIcon, coinsIcon, userCheckIcon } from "../../kit/text/icons.ts";
import { monthReportMessages } from "../month-report.messages.ts";
import type { MonthReport, ShownMonth } from "../month-report.store.ts";
import { CostCard, EmptiestCard, LateCard } from "./summary-cards.tsx";
import {
  formatFigure,
  hasLine,
  reasonOf,
  tileNames,
  toChange,
  toMeanChange,
  toTileValue,
  toWords,
} from "./summary.model.ts";
import { summaryMessages as texts } from "./summary.messages.ts";

interface SummaryProps {
  readonly store: MonthReport;
  readonly shown: ShownMonth;
}

const icons: Readonly<Partial<Record<FigureName, string>>> = {
  boardings: userCheckIcon,
  "on-time": clockIcon,
  "seat-use": armchairIcon,
  "per-boarding": coinsIcon,
};

/** The month on one screen: four tiles, the emptiest routes, late runs, costs, and the table of the other figures. */
export function Summary({ store, shown }: SummaryProps) {
  const figures = useStore(shown.analysis.$summary);
  const { sla } = useStore(shown.reading.$facts);
  const { net } = useStore(shown.analysis.$sums);
  return (
    <>
      <div className="month-tiles">
        {figures
          .filter(({ name }) => tileNames.includes(name))
          .map((figure) => (
            <Tile key={figure.name} figure={figure} />
          ))}
      </div>
      <div className="month-wide">
        <EmptiestCard store={store} shown={shown} />
        <div className="month-stack">
          <LateCard shown={shown} />
          <CostCard shown={shown} />
        </div>
      </div>
      <Others figures={figures.filter(({ name }) => !tileNames.includes(name))} month={shown.month} sla={sla} />
      {typeof net === "number" && (
        <p className="month-muted">{texts.costs(formatKurus(net), formatMonthAndYear(shown.month))}</p>
      )}
    </>
  );
}

function Tile({ figure }: { readonly figure: Figure }) {
  const reason = reasonOf(figure.value);
  const mean = toMeanChange(figure);
  return (
    <div className="slot">
      <div className="card month-tile" part="card">
        <KpiTile
          label={texts.figures[figure.name]}
          icon={icons[figure.name] ?? clockIcon}
          {...toTileValue(figure)}
          {...(hasLine(figure) ? { chart: <Sparkline values={figure.line} /> } : {})}
        />
        <div className="month-changes">
          {reason ? <p className="change">{reason}</p> : <ChangeLine {...toChange(figure)} />}
          {mean && <ChangeLine {...mean} />}
        </div>
      </div>
    </div>
  );
}

interface OthersProps {
  readonly figures: readonly Figure[];
  readonly month: string;
  readonly sla: Indicators | null;
}

function Others({ figures, month, sla }: OthersProps) {
  const [isDefined, setDefined] = useState(false);
  const heads = [formatMonthAndYear(month), formatMonthAndYear(addMonths(month, -1)), texts.meanHead];
  return (
    <div className="slot">
      <Card
        title={texts.others}
        isClipped
        control={
          <button type="button" className="link" aria-expanded={isDefined} onClick={() => setDefined(!isDefined)}>
            {texts.definitionsButton}
          </button>
        }
      >
        {isDefined && <Definitions />}
        <div className="month-scroll" tabIndex={0} role="region" aria-label={monthReportMessages.tableOf(texts.others)}>
          <table {...roles.table} className="month-table month-records">
            <thead {...roles.group}>
              <tr {...roles.row}>
                <th {...roles.columnHead} scope="col">
                  {texts.figure}
                </th>
                {heads.map((head) => (
                  <th {...roles.columnHead} key={head} scope="col" className="end">
                    {head}
                  </th>
                ))}
                <th {...roles.columnHead} scope="col">
                  {texts.change}
                </th>
              </tr>
            </thead>
            <tbody {...roles.group}>
              {figures.map((figure) => (
                <tr {...roles.row} key={figure.name}>
                  <th {...roles.rowHead} scope="row">
                    {texts.figures[figure.name]}
                  </th>
                  {[figure.value, figure.before, figure.mean].map((value, index) => (
                    <td
                      {...roles.cell}
                      key={heads[index]}
                      className={index === 0 ? "end strong" : "end"}
                      data-label={heads[index]}
                    >
                      {formatFigure(value, figure.unit)}
                    </td>
                  ))}
                  <td {...roles.cell} className="month-muted">
                    {toWords(figure, sla)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </div>
  );
}

const names = Object.keys(texts.definitions) as FigureName[];

function Definitions() {
  return (
    <dl className="month-definitions">
      {names.map((name) => (
        <div key={name}>
          <dt>{texts.figures[name]}</dt>
          <dd>{texts.definitions[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
