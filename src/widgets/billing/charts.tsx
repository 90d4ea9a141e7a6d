import { useStore } from "@nanostores/react";
import type { InvoicePlan } from "../../core/api/billing-rows.ts";
import type { HistogramItem } from "../../core/api/billing.ts";
import { toMonthBars } from "../../core/billing/histogram.ts";
import { formatKurus, type Kurus, sumKurus, toLira } from "../../core/billing/money.ts";
import { toHelp } from "../../core/http/errors.ts";
import { formatMoney, formatPercent, formatShort } from "../../core/text/format.ts";
import { localized } from "../../core/text/messages.ts";
import { formatMonthAndYear, type Month } from "../../core/time/month.ts";
import { StackedBars } from "../kit/chart/stacked-bars.tsx";
import { ChartLegend } from "../kit/chart/chart-legend.tsx";
import { Doughnut } from "../kit/chart/doughnut.tsx";
import { EmptyPanel, FailedPanel, Skeleton, SkeletonPanel } from "../kit/feedback/panel.tsx";
import { Card } from "../kit/layout/card.tsx";
import { itemsMessages, monthsMessages } from "./billing.messages.ts";
import {
  drawn,
  formatAxisMoney,
  gridStep,
  type Item,
  toCategory,
  toCredits,
  toItems,
  toValue,
  toWords,
} from "./billing.model.ts";
import type { Billing } from "./billing.store.ts";

interface ItemsCardProps {
  readonly month: Month;
  readonly plan: InvoicePlan | null;
}

const formatShare = (share: number) => formatPercent(share * 100);

export const itemsSkeleton = () => (
  <Card title={itemsMessages.title} control={<span className="subtle text-xs">{itemsMessages.unit}</span>}>
    <div className="card-body billing-items">
      <SkeletonPanel>
        <Skeleton height={238} />
      </SkeletonPanel>
    </div>
  </Card>
);

/** What the invoice is made of. */
export function ItemsCard({ month, plan }: ItemsCardProps) {
  const items = plan ? toItems(plan) : [];
  const shown = drawn(items);
  const credits = toCredits(items);
  return (
    <Card title={itemsMessages.title} control={<span className="subtle text-xs">{itemsMessages.unit}</span>}>
      <div className="card-body billing-items">
        {shown.length === 0 ? (
          <EmptyPanel title={itemsMessages.empty} />
        ) : (
          <ItemsChart month={month} items={shown} total={sumKurus(shown.map(({ value }) => value)) ?? 0} />
        )}
        {credits !== null && (
          <p className="billing-credits muted text-sm">
            {itemsMessages.credits}: <b>{formatKurus(credits)}</b>
          </p>
        )}
      </div>
    </Card>
  );
}

interface ItemsChartProps {
  readonly month: Month;
  readonly items: readonly Item[];
  readonly total: Kurus;
}

function ItemsChart({ month, items, total }: ItemsChartProps) {
  // All names except those of groups are the provider's, in Turkish.
  const ours: readonly string[] = Object.values(itemsMessages.groups);
  const words = items.map(({ name, value }) => `${name} ${formatKurus(value)}`);
  return (
    <Doughnut
      label={itemsMessages.title}
      summary={itemsMessages.summary(formatMonthAndYear(month), formatKurus(total), words)}
      rowHeading={itemsMessages.item}
      items={items.map(({ name, value }) => ({
        name,
        value: toLira(value),
        lang: ours.includes(name) ? undefined : "tr",
      }))}
      formatValue={formatMoney}
      formatShare={formatShare}
      valueHeading={itemsMessages.value}
      shareHeading={itemsMessages.share}
      centerLabel={itemsMessages.total}
      centerText={itemsMessages.short(formatShort(toLira(total)))}
    />
  );
}

/** The invoices of six months; future months are hatched. */
export function MonthsCard({ store }: { readonly store: Billing }) {
  const load = useStore(store.histogram.$load);
  const month = useStore(store.$month);
  return (
    <Card title={monthsMessages.title} control={<span className="subtle text-xs">{monthsMessages.unit}</span>}>
      <div className="card-body billing-months gap-10">
        {load.status === "loading" && (
          <SkeletonPanel>
            <Skeleton height={216} shape="bars" />
          </SkeletonPanel>
        )}
        {load.status === "failed" && (
          <FailedPanel
            title={monthsMessages.failed}
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
      { name: monthsMessages.real, color: "--shuttle-chart-1", kind: "bar" },
      { name: monthsMessages.estimated, color: "--shuttle-chart-1", kind: "forecast" },
    ] as const,
);

function Months({ items, month, currentMonth }: MonthsProps) {
  const bars = toMonthBars(items, month, currentMonth);
  if (bars.every(({ total }) => total === null)) return <EmptyPanel title={monthsMessages.failed} />;
  return (
    <>
      <StackedBars
        label={monthsMessages.title}
        summary={monthsMessages.summary(bars.map(toWords))}
        rowHeading={monthsMessages.month}
        categories={bars.map((bar) => toCategory(bar, month))}
        series={[{ name: monthsMessages.total, values: bars.map(({ total }) => toValue(total)) }]}
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
