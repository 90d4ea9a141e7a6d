import { useStore } from "@nanostores/react";
import leafIcon from "lucide-static/icons/leaf.svg?raw";
import type { Emissions } from "../../core/api/indicators.ts";
import type { Reservations } from "../../core/api/trips.ts";
import { formatNumber } from "../../core/text/format.ts";
import { localized } from "../../core/text/messages.ts";
import { toDay } from "../../core/time/day.ts";
import { StackedBars } from "../kit/chart/stacked-bars.tsx";
import { ChartLegend } from "../kit/chart/chart-legend.tsx";
import { AsyncPanel, EmptyPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { RetryButton } from "../kit/feedback/retry-button.tsx";
import { Segmented } from "../kit/field/segmented.tsx";
import { Card } from "../kit/layout/card.tsx";
import { Figure } from "../kit/layout/figure.tsx";
import { ChangeLine, FigureNote } from "../kit/text/change.tsx";
import { hasEmissions, toMass, toPresentTrees, toTotals, toTrend, toWeekdays } from "./chart-cards.model.ts";
import { co2Messages as co2Texts, reservationsMessages as reservationsTexts } from "./overview.messages.ts";
import type { Overview } from "./overview.store.ts";

/** The cards with charts: one chunk, loaded when one of them is shown. */
export const views = { co2: Co2Card, reservations: ReservationsCard };

const weeks = localized(
  () =>
    [
      { value: "this", label: reservationsTexts.thisWeek },
      { value: "last", label: reservationsTexts.lastWeek },
    ] as const,
);

function ReservationsCard({ store }: { readonly store: Overview }) {
  const load = useStore(store.reservations.$load);
  const week = useStore(store.$week);
  return (
    <Card
      title={reservationsTexts.title}
      control={
        <Segmented
          label={reservationsTexts.week}
          options={weeks()}
          value={week}
          onChange={(value) => store.$week.set(value)}
        />
      }
    >
      <div className="card-body">
        <AsyncPanel
          load={load}
          failedTitle={reservationsTexts.failed}
          onRetry={() => void store.reservations.refresh()}
          skeleton={
            <>
              <Skeleton height={28} width="40%" />
              <Skeleton height={190} shape="bars" />
            </>
          }
        >
          {(reservations) => <Week store={store} reservations={reservations} week={week} />}
        </AsyncPanel>
      </div>
    </Card>
  );
}

interface WeekProps {
  readonly store: Overview;
  readonly reservations: Reservations;
  readonly week: "this" | "last";
}

function Week({ store, reservations, week }: WeekProps) {
  const data = week === "this" ? reservations.thisWeek : reservations.lastWeek;
  const { regular, flexible, total } = toTotals(data);
  if (total === 0)
    return <EmptyPanel title={week === "this" ? reservationsTexts.emptyThis : reservationsTexts.emptyLast} />;
  return (
    <>
      <div className="reservations-head row wrap split">
        <p>
          <Figure as="span" size="medium">
            {formatNumber(total)}
          </Figure>{" "}
          <span className="subtle">{reservationsTexts.unit(total)}</span>
        </p>
        <ChartLegend
          items={[
            { name: reservationsTexts.regular, color: "--shuttle-chart-1", text: formatNumber(regular) },
            { name: reservationsTexts.flexible, color: "--shuttle-chart-2", text: formatNumber(flexible) },
          ]}
        />
      </div>
      <StackedBars
        label={reservationsTexts.title}
        summary={reservationsTexts.summary(
          week === "this" ? reservationsTexts.thisWeek : reservationsTexts.lastWeek,
          total,
          regular,
          flexible,
        )}
        rowHeading={reservationsTexts.day}
        categories={toWeekdays(toDay(store.now()), week)}
        series={[
          { name: reservationsTexts.regular, values: data.regular },
          { name: reservationsTexts.flexible, values: data.flexible },
        ]}
        formatValue={formatNumber}
        totalName={reservationsTexts.total}
      />
    </>
  );
}

function Co2Card({ store }: { readonly store: Overview }) {
  const load = useStore(store.emissions.$load);
  const months = load.status === "ready" && hasEmissions(load.data) ? load.data.months.length : null;
  const [before, below, after] = co2Texts.title;
  const title = (
    <>
      {before}
      <sub>{below}</sub>
      {after}
    </>
  );
  return (
    <Card title={title} control={months !== null && <span className="subtle text-xs">{co2Texts.period(months)}</span>}>
      <div className="card-body">
        {load.status === "failed" ? (
          <Soon isFailed isRetrying={load.isRetrying} onRetry={() => void store.emissions.refresh()} />
        ) : (
          <AsyncPanel
            load={load}
            failedTitle={co2Texts.soonTitle}
            onRetry={() => void store.emissions.refresh()}
            skeleton={
              <>
                <Skeleton height={44} width="60%" />
                <Skeleton height={150} shape="bars" />
              </>
            }
          >
            {(emissions) => (hasEmissions(emissions) ? <Summary emissions={emissions} /> : <Soon isFailed={false} />)}
          </AsyncPanel>
        )}
      </div>
    </Card>
  );
}

interface SoonProps {
  readonly isFailed: boolean;
  readonly isRetrying?: boolean;
  readonly onRetry?: () => void;
}

/** Missing data and a failed load show the same text; only the failure has a retry. */
function Soon({ isFailed, isRetrying, onRetry }: SoonProps) {
  return (
    <div role={isFailed ? "alert" : undefined} className="co2-soon">
      <EmptyPanel title={co2Texts.soonTitle}>
        <p>{co2Texts.soon}</p>
        {onRetry && <RetryButton onRetry={onRetry} isRetrying={isRetrying} />}
      </EmptyPanel>
    </div>
  );
}

function Summary({ emissions }: { readonly emissions: Emissions }) {
  const months = emissions.months.map(co2Texts.monthOf);
  const mass = toMass(emissions.co2Amount);
  const trees = toPresentTrees(emissions);
  const figure = formatNumber(trees, 0);
  const [massTrend, treeTrend] = [toTrend(emissions.co2Trend), toTrend(emissions.treeTrend)];
  // Trees are computed from the mass: an equal trend is shown once for both.
  const sharedTrend = massTrend?.text === treeTrend?.text ? massTrend : null;
  const month = months.at(-1) ?? "";
  return (
    <>
      <div className="co2-figures">
        <Measure
          figure={mass.figure}
          unit={mass.unit}
          label={co2Texts.avoided(month)}
          trend={sharedTrend ? null : massTrend}
        />
        <Measure
          figure={figure}
          unit={co2Texts.trees(figure)}
          label={co2Texts.equivalent}
          trend={sharedTrend ? null : treeTrend}
          icon={leafIcon}
        />
        {sharedTrend && <ChangeLine {...sharedTrend} />}
      </div>
      <StackedBars
        label={co2Texts.label}
        summary={co2Texts.summary(trees, months.length, month)}
        rowHeading={co2Texts.month}
        categories={months.map((label, index) => ({ label, highlighted: index === months.length - 1 }))}
        series={[{ name: co2Texts.series, values: emissions.treesByMonths, color: "--shuttle-chart-3" }]}
        formatValue={(value) => formatNumber(value, 0)}
        showTotals={false}
        maxBarWidth={22}
        height={140}
      />
    </>
  );
}

interface MeasureProps {
  readonly figure: string;
  readonly unit: string;
  readonly label: string;
  readonly trend: ReturnType<typeof toTrend>;
  readonly icon?: string;
}

function Measure({ figure, unit, label, trend, icon }: MeasureProps) {
  return (
    <div>
      <Figure size="medium">
        {figure}
        <small>{unit}</small>
      </Figure>
      <FigureNote icon={icon}>{label}</FigureNote>
      {trend && <ChangeLine {...trend} />}
    </div>
  );
}
