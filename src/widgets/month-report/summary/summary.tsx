import { useStore } from "@nanostores/react";
import { useMemo, useState } from "react";
import armchairIcon from "lucide-static/icons/armchair.svg?raw";
import clockIcon from "lucide-static/icons/clock.svg?raw";
import coinsIcon from "lucide-static/icons/coins.svg?raw";
import userCheckIcon from "lucide-static/icons/user-check.svg?raw";
import type { Indicators } from "../../../core/api/indicators.ts";
import { formatKurus } from "../../../core/billing/money.ts";
import { rankUses } from "../../../core/month/seats/seat-use.ts";
import { type Figure as MonthFigure, type FigureName, figureNames, isKnown } from "../../../core/month/summary.ts";
import { formatNumber, formatPercent } from "../../../core/text/format.ts";
import { formatMonthAndYear } from "../../../core/time/month.ts";
import { StackedBars } from "../../kit/chart/stacked-bars.tsx";
import { Sparkline } from "../../kit/chart/sparkline.tsx";
import { EmptyPanel } from "../../kit/feedback/panel.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { Figure } from "../../kit/layout/figure.tsx";
import { ChangeLine, FigureNote, Quantity } from "../../kit/text/change.tsx";
import { LocalTable } from "../../kit/table/local-table.tsx";
import { Link } from "../../kit/text/link.tsx";
import { IndicatorTile } from "../../shared/indicators/indicator-tile.tsx";
import { monthReportMessages, monthReportSeatMessages, summaryMessages as texts } from "../month-report.messages.ts";
import type { ReportProps } from "../month-report.store.ts";
import { toTrips } from "../row-links.ts";
import { toHeatRows, toHeatSum, toWeekdays } from "../sections/heat-map.model.ts";
import { DirectionChoice, HeatMap } from "../sections/heat-map.tsx";
import {
  figureName,
  hasLine,
  reasonOf,
  tileNames,
  toChange,
  toCostBars,
  toFigureColumns,
  toLate,
  toMeanChange,
  toTileValue,
} from "./summary.model.ts";

const icons: Readonly<Partial<Record<FigureName, string>>> = {
  boardings: userCheckIcon,
  "on-time": clockIcon,
  "seat-use": armchairIcon,
  "per-boarding": coinsIcon,
};

/** The month on one screen: four tiles, the emptiest routes, late runs, costs, and the table of the other figures. */
export function Summary({ store, shown }: ReportProps) {
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

function Tile({ figure }: { readonly figure: MonthFigure }) {
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
  readonly figures: readonly MonthFigure[];
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
        <div key={name} className="grid">
          <dt className="weight-medium">{texts.figures[name]}</dt>
          <dd className="muted">{texts.definitions[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Rows of the summary's heat map. */
const shownRoutes = 10;

/** The routes with the lowest seat use, by weekday. */
function EmptiestCard({ store, shown }: ReportProps) {
  const { timePeriod } = useStore(store.$state);
  const all = useStore(shown.analysis.$uses);
  const costs = useStore(shown.analysis.$costs);
  const thresholds = useStore(store.thresholds.$thresholds);
  const uses = all.filter((use) => use.timePeriod === timePeriod);
  const ranked = rankUses(uses, costs, "use").slice(0, shownRoutes);
  return (
    <div className="slot">
      <Card title={monthReportSeatMessages.title} isClipped control={<DirectionChoice store={store} />}>
        {uses.length === 0 ? (
          <EmptyPanel title={monthReportSeatMessages.noRoutes} />
        ) : (
          <HeatMap
            isShort
            month={shown.month}
            heading={texts.emptiest}
            weekdays={toWeekdays(uses)}
            rows={toHeatRows({ uses: ranked, costs, thresholds, weekdaysOf: uses })}
            sum={toHeatSum(uses)}
            thresholds={thresholds}
          />
        )}
        <p className="month-foot wrap split">
          <button type="button" className="link" onClick={() => store.change({ section: "seats", order: "use" })}>
            {texts.allRoutes(formatNumber(uses.length, 0))}
          </button>
        </p>
      </Card>
    </div>
  );
}

/** Late runs by weekday, both directions. */
function LateCard({ shown }: Pick<ReportProps, "shown">) {
  const { share, words, categories, values, summary } = toLate(useStore(shown.analysis.$weekdays));
  const isKnownShare = values.some((value) => value !== null);
  return (
    <Card title={texts.late} control={<span className="muted text-xs">{texts.lateUnit}</span>}>
      {isKnownShare ? (
        <div className="month-late">
          <p className="month-late-sum wrap muted">
            <Figure as="span" size="medium">
              <Quantity {...share} />
            </Figure>
            {words}
          </p>
          <StackedBars
            label={texts.late}
            summary={summary}
            rowHeading={texts.weekday}
            categories={categories}
            series={[{ name: texts.lateShare, values }]}
            formatValue={(value) => formatPercent(value)}
            height={180}
          />
        </div>
      ) : (
        <EmptyPanel title={texts.noJudged} />
      )}
    </Card>
  );
}

/** The routes with the highest cost per boarding, and the mean of all boardings. */
function CostCard({ shown }: Pick<ReportProps, "shown">) {
  const { net, boardings } = useStore(shown.analysis.$sums);
  const average = isKnown(net) && isKnown(boardings) && boardings > 0 ? net / boardings : "nothing";
  const { bars, mean } = toCostBars(useStore(shown.analysis.$costliest), average);
  return (
    <Card title={texts.figures["per-boarding"]} control={<span className="muted text-xs">{texts.costUnit}</span>}>
      {bars.length === 0 ? (
        <EmptyPanel title={texts.noCosts} />
      ) : (
        <>
          <ul className="month-costs grid gap-8 text-sm">
            {bars.map(({ routeId, name, amount, width }) => (
              <li key={routeId} className="grid">
                <Link to={toTrips({ routeId, name }, shown.month)}>{name}</Link>
                <b>{amount}</b>
                <span className="month-cost-track" aria-hidden="true">
                  <i style={{ width }} />
                  {mean && <u style={{ left: mean.left }} />}
                </span>
              </li>
            ))}
          </ul>
          <p className="month-cost-key muted text-xs row gap-8">
            {texts.costliest}
            {mean && (
              <>
                <u aria-hidden="true" /> {texts.costMean(mean.amount)}
              </>
            )}
          </p>
        </>
      )}
    </Card>
  );
}
