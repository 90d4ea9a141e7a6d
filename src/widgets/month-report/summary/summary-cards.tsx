import { useStore } from "@nanostores/react";
import { isKnown } from "../../../core/month/summary.ts";
import { rankUses } from "../../../core/month/seats/seat-use.ts";
import { formatNumber, formatPercent } from "../../../core/text/format.ts";
import { StackedBars } from "../../kit/chart/bars/stacked-bars.tsx";
import { EmptyPanel } from "../../kit/feedback/panel.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { Link } from "../../kit/text/link.tsx";
import { Quantity } from "../../kit/text/quantity.tsx";
import type { MonthReport, ShownMonth } from "../month-report.store.ts";
import { toTrips } from "../row-links.ts";
import { HeatMap } from "../seats/heat-map.tsx";
import { toHeatRows, toHeatSum, toWeekdays } from "../seats/heat-map.model.ts";
import { DirectionChoice } from "../seats/direction-choice.tsx";
import { monthReportSeatMessages, summaryMessages as texts } from "../month-report.messages.ts";
import { toCostBars, toLate } from "./summary.model.ts";
import { Figure } from "../../kit/layout/figure.tsx";

interface CardProps {
  readonly shown: ShownMonth;
}

/** Rows of the summary's heat map. */
const shownRoutes = 10;

/** The routes with the lowest seat use, by weekday. */
export function EmptiestCard({ store, shown }: CardProps & { readonly store: MonthReport }) {
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
export function LateCard({ shown }: CardProps) {
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
export function CostCard({ shown }: CardProps) {
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
              <li key={routeId}>
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
