import { useStore } from "@nanostores/react";
import type { HistogramItem } from "../../../core/api/billing.ts";
import { toMonthBars } from "../../../core/billing/histogram.ts";
import { toHelp } from "../../../core/http/errors.ts";
import { formatMoney } from "../../../core/text/format.ts";
import type { Month } from "../../../core/time/month.ts";
import { localized } from "../../../core/text/messages.ts";
import { ChartLegend } from "../../kit/chart/chart-legend.tsx";
import { StackedBars } from "../../kit/chart/bars/stacked-bars.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { EmptyPanel, FailedPanel, Skeleton, SkeletonPanel } from "../../kit/feedback/panel.tsx";
import { monthsMessages as texts } from "../billing.messages.ts";
import type { Billing } from "../billing.store.ts";
import { formatAxisMoney, gridStep, toCategory, toValue, toWords } from "./months.model.ts";

/** The invoices of six months; future months are hatched. */
export function MonthsCard({ store }: { readonly store: Billing }) {
  const load = useStore(store.histogram.$load);
  const month = useStore(store.$month);
  return (
    <Card title={texts.title} control={<span className="subtle text-xs">{texts.unit}</span>}>
      <div className="card-body billing-months gap-10">
        {load.status === "loading" && (
          <SkeletonPanel>
            <Skeleton height={216} shape="bars" />
          </SkeletonPanel>
        )}
        {load.status === "failed" && (
          <FailedPanel
            title={texts.failed}
            help={toHelp(load.error)}
            onRetry={() => void store.histogram.refresh()}
            isRetrying={load.isRetrying}
          />
        )}
        {load.status === "ready" && <Months items={load.data} month={month} currentMonth={store.currentMonth()} />}
      </div>
    </Card>
  );
}

interface MonthsProps {
  readonly items: readonly HistogramItem[];
  readonly month: Month;
  readonly currentMonth: Month;
}

const legend = localized(
  () =>
    [
      { name: texts.real, color: "--shuttle-chart-1", kind: "bar" },
      { name: texts.estimated, color: "--shuttle-chart-1", kind: "forecast" },
    ] as const,
);

function Months({ items, month, currentMonth }: MonthsProps) {
  const bars = toMonthBars(items, month, currentMonth);
  if (bars.every(({ total }) => total === null)) return <EmptyPanel title={texts.failed} />;
  return (
    <>
      <StackedBars
        label={texts.title}
        summary={texts.summary(bars.map(toWords))}
        rowHeading={texts.month}
        categories={bars.map((bar) => toCategory(bar, month))}
        series={[{ name: texts.total, values: bars.map(({ total }) => toValue(total)) }]}
        formatValue={formatMoney}
        formatTick={formatAxisMoney}
        formatTotal={formatAxisMoney}
        tickUnit={gridStep}
        maxBarWidth={38}
        height={208}
      />
      {bars.some(({ kind }) => kind === "estimate") && <ChartLegend items={legend()} />}
    </>
  );
}
