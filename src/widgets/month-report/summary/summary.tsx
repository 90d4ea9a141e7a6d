import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { Indicators } from "../../../core/api/kpi.ts";
import type { Figure, FigureName } from "../../../core/month/summary.ts";
import { formatKurus } from "../../../core/billing/money.ts";
import { formatMonthAndYear, addMonths } from "../../../core/time/month.ts";
import { KpiTile } from "../../shared/indicators/kpi-tile.tsx";
import { Sparkline } from "../../kit/chart/line/sparkline.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { ChangeLine } from "../../kit/text/change.tsx";
import { armchairIcon, clockIcon, coinsIcon, userCheckIcon } from "../../kit/text/icons.ts";
import { monthReportMessages } from "../month-report.messages.ts";
import type { ShownMonth } from "../month-report.store.ts";
import { formatFigure, reasonOf, tileNames, toChange, toMeanChange, toSlaText, toTileValue } from "./summary.model.ts";
import { summaryMessages as texts } from "./summary.messages.ts";

interface SummaryProps {
  readonly shown: ShownMonth;
}

const icons: Readonly<Partial<Record<FigureName, string>>> = {
  boardings: userCheckIcon,
  "on-time": clockIcon,
  "seat-use": armchairIcon,
  "per-boarding": coinsIcon,
};

/** The month on one screen: four tiles and the table of the other figures. */
export function Summary({ shown }: SummaryProps) {
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
    <div className="card month-tile" part="card">
      <KpiTile
        label={texts.figures[figure.name]}
        icon={icons[figure.name] ?? clockIcon}
        {...toTileValue(figure)}
        chart={<Sparkline values={figure.line} />}
      />
      <div className="month-changes">
        {reason ? <p className="change">{reason}</p> : <ChangeLine {...toChange(figure)} />}
        {mean && <ChangeLine {...mean} />}
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
  return (
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
        <table className="month-table">
          <thead>
            <tr>
              <th scope="col">{texts.figure}</th>
              <th scope="col" className="end">
                {formatMonthAndYear(month)}
              </th>
              <th scope="col" className="end">
                {formatMonthAndYear(addMonths(month, -1))}
              </th>
              <th scope="col" className="end">
                {texts.meanHead}
              </th>
              <th scope="col">{texts.change}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => (
              <tr key={figure.name}>
                <th scope="row">{texts.figures[figure.name]}</th>
                <td className="end strong">{formatFigure(figure.value, figure.unit)}</td>
                <td className="end">{formatFigure(figure.before, figure.unit)}</td>
                <td className="end">{formatFigure(figure.mean, figure.unit)}</td>
                <td className="month-muted">
                  {reasonOf(figure.value) ??
                    [toChange(figure).text, toSlaText(figure, sla) ?? toMeanChange(figure)?.text]
                      .filter(Boolean)
                      .join(", ")}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
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
