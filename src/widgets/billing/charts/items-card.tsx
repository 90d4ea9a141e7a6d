import type { InvoicePlan } from "../../../core/api/billing-rows.ts";
import { formatKurus, type Kurus, sumKurus, toLira } from "../../../core/billing/money.ts";
import { formatMoney, formatPercent, formatShort } from "../../../core/text/format.ts";
import { formatMonthAndYear, type Month } from "../../../core/time/month.ts";
import { Doughnut } from "../../kit/chart/doughnut.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { EmptyPanel, Skeleton, SkeletonPanel } from "../../kit/feedback/panel.tsx";
import { itemsMessages as texts } from "../billing.messages.ts";
import { drawn, type Item, toCredits, toItems } from "./items.model.ts";

interface ItemsCardProps {
  readonly month: Month;
  readonly plan: InvoicePlan | null;
}

const formatShare = (share: number) => formatPercent(share * 100);

export const itemsSkeleton = () => (
  <Card title={texts.title} control={<span className="subtle text-xs">{texts.unit}</span>}>
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
    <Card title={texts.title} control={<span className="subtle text-xs">{texts.unit}</span>}>
      <div className="card-body billing-items">
        {shown.length === 0 ? (
          <EmptyPanel title={texts.empty} />
        ) : (
          <ItemsChart month={month} items={shown} total={sumKurus(shown.map(({ value }) => value)) ?? 0} />
        )}
        {credits !== null && (
          <p className="billing-credits muted text-sm">
            {texts.credits}: <b>{formatKurus(credits)}</b>
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
  const ours: readonly string[] = Object.values(texts.groups);
  const words = items.map(({ name, value }) => `${name} ${formatKurus(value)}`);
  return (
    <Doughnut
      label={texts.title}
      summary={texts.summary(formatMonthAndYear(month), formatKurus(total), words)}
      rowHeading={texts.item}
      items={items.map(({ name, value }) => ({
        name,
        value: toLira(value),
        lang: ours.includes(name) ? undefined : "tr",
      }))}
      formatValue={formatMoney}
      formatShare={formatShare}
      valueHeading={texts.value}
      shareHeading={texts.share}
      centerLabel={texts.total}
      centerText={texts.short(formatShort(toLira(total)))}
    />
  );
}
