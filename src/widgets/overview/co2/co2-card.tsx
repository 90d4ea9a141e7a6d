import { useStore } from "@nanostores/react";
import leafIcon from "lucide-static/icons/leaf.svg?raw";
import type { Emissions } from "../../../core/api/emissions.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { StackedBars } from "../../kit/chart/bars/stacked-bars.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { ChangeLine, FigureNote } from "../../kit/text/change.tsx";
import { AsyncPanel, EmptyPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { RetryButton } from "../../kit/feedback/retry-button.tsx";
import { co2Messages as texts } from "../overview.messages.ts";
import type { Overview } from "../overview.store.ts";
import { hasEmissions, toMass, toPresentTrees, toTrend } from "./co2.model.ts";
import css from "./co2.css?inline";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Figure } from "../../kit/layout/figure.tsx";

const cardStyles = [styles(css)];

export function Co2Card({ store }: { readonly store: Overview }) {
  useStyles(...cardStyles);
  const load = useStore(store.emissions.$load);
  const months = load.status === "ready" && hasEmissions(load.data) ? load.data.months.length : null;
  const [before, below, after] = texts.title;
  const title = (
    <>
      {before}
      <sub>{below}</sub>
      {after}
    </>
  );
  return (
    <Card title={title} control={months !== null && <span className="subtle text-xs">{texts.period(months)}</span>}>
      <div className="card-body">
        {load.status === "failed" ? (
          <Soon isFailed isRetrying={load.isRetrying} onRetry={() => void store.emissions.refresh()} />
        ) : (
          <AsyncPanel
            load={load}
            failedTitle={texts.soonTitle}
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
      <EmptyPanel title={texts.soonTitle}>
        <p>{texts.soon}</p>
        {onRetry && <RetryButton onRetry={onRetry} isRetrying={isRetrying} />}
      </EmptyPanel>
    </div>
  );
}

function Summary({ emissions }: { readonly emissions: Emissions }) {
  const months = emissions.months.map(texts.monthOf);
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
          label={texts.avoided(month)}
          trend={sharedTrend ? null : massTrend}
        />
        <Measure
          figure={figure}
          unit={texts.trees(figure)}
          label={texts.equivalent}
          trend={sharedTrend ? null : treeTrend}
          icon={leafIcon}
        />
        {sharedTrend && <ChangeLine {...sharedTrend} />}
      </div>
      <StackedBars
        label={texts.label}
        summary={texts.summary(trees, months.length, month)}
        rowHeading={texts.month}
        categories={months.map((label, index) => ({ label, highlighted: index === months.length - 1 }))}
        series={[{ name: texts.series, values: emissions.treesByMonths, color: "--shuttle-chart-3" }]}
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
