import { useStore } from "@nanostores/react";
import { useMemo, useState } from "react";
import armchairIcon from "lucide-static/icons/armchair.svg?raw";
import clockIcon from "lucide-static/icons/clock.svg?raw";
import coinsIcon from "lucide-static/icons/coins.svg?raw";
import userCheckIcon from "lucide-static/icons/user-check.svg?raw";
import type { Indicators } from "../../../core/api/indicators.ts";
import { type Figure, type FigureName, figureNames } from "../../../core/month/summary.ts";
import { formatKurus } from "../../../core/billing/money.ts";
import { formatMonthAndYear } from "../../../core/time/month.ts";
import { IndicatorTile } from "../../shared/indicators/indicator-tile.tsx";
import { Sparkline } from "../../kit/chart/line/sparkline.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { ChangeLine, FigureNote } from "../../kit/text/change.tsx";
import { monthReportMessages, summaryMessages as texts } from "../month-report.messages.ts";
import type { MonthReport, ShownMonth } from "../month-report.store.ts";
import { CostCard, EmptiestCard, LateCard } from "./summary-cards.tsx";
import { LocalTable } from "../../kit/table/local-table.tsx";
import {
  hasLine,
  reasonOf,
  tileNames,
  toChange,
  toMeanChange,
  toTileValue,
  figureName,
  toFigureColumns,
} from "./summary.model.ts";

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
      <div className="month-tiles grid gap">
        {figures
          .filter(({ name }) => tileNames.includes(name))
          .map((figure) => (
            <Tile key={figure.name} figure={figure} />
          ))}
      </div>
      <div className="month-wide grid gap">
        <EmptiestCard store={store} shown={shown} />
        <div className="month-stack grid gap">
          <LateCard shown={shown} />
          <CostCard shown={shown} />
        </div>
      </div>
      <Others figures={figures.filter(({ name }) => !tileNames.includes(name))} month={shown.month} sla={sla} />
      {typeof net === "number" && (
        <p className="muted text-xs">{texts.costs(formatKurus(net), formatMonthAndYear(shown.month))}</p>
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
        <IndicatorTile
          label={texts.figures[figure.name]}
          icon={icons[figure.name] ?? clockIcon}
          {...toTileValue(figure)}
          {...(hasLine(figure) ? { chart: <Sparkline values={figure.line} /> } : {})}
        />
        <div className="month-changes grid gap-4">
          {reason ? <FigureNote>{reason}</FigureNote> : <ChangeLine {...toChange(figure)} />}
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
  const columns = useMemo(() => toFigureColumns(month, sla), [month, sla]);
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
        <LocalTable
          caption={monthReportMessages.tableOf(texts.others)}
          columns={columns}
          rows={figures}
          rowName={figureName}
          hasPaging={false}
          noun={texts.noun}
          emptyTitle=""
        />
      </Card>
    </div>
  );
}

function Definitions() {
  return (
    <dl className="month-definitions grid gap-10">
      {figureNames.map((name) => (
        <div key={name}>
          <dt>{texts.figures[name]}</dt>
          <dd>{texts.definitions[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
