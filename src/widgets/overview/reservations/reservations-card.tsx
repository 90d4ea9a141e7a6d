import { useStore } from "@nanostores/react";
import type { Reservations } from "../../../core/api/reservations.ts";
import { toDay } from "../../../core/time/day.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import { ChartLegend } from "../../kit/chart/chart-legend.tsx";
import { StackedBars } from "../../kit/chart/bars/stacked-bars.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { AsyncPanel, EmptyPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { Segmented } from "../../kit/field/segmented.tsx";
import { reservationsMessages as texts } from "../overview.messages.ts";
import type { Overview } from "../overview.store.ts";
import { toTotals, toWeekdays } from "./reservations.model.ts";
import css from "./reservations.css?inline";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Figure } from "../../kit/layout/figure.tsx";

const cardStyles = [styles(css)];

const weeks = localized(
  () =>
    [
      { value: "this", label: texts.thisWeek },
      { value: "last", label: texts.lastWeek },
    ] as const,
);

export function ReservationsCard({ store }: { readonly store: Overview }) {
  useStyles(...cardStyles);
  const load = useStore(store.reservations.$load);
  const week = useStore(store.$week);
  return (
    <Card
      title={texts.title}
      control={
        <Segmented label={texts.week} options={weeks()} value={week} onChange={(value) => store.$week.set(value)} />
      }
    >
      <div className="card-body">
        <AsyncPanel
          load={load}
          failedTitle={texts.failed}
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
  if (total === 0) return <EmptyPanel title={week === "this" ? texts.emptyThis : texts.emptyLast} />;
  return (
    <>
      <div className="reservations-head row wrap split">
        <p>
          <Figure as="span" size="medium">
            {formatNumber(total)}
          </Figure>{" "}
          <span className="subtle">{texts.unit(total)}</span>
        </p>
        <ChartLegend
          items={[
            { name: texts.regular, color: "--shuttle-chart-1", text: formatNumber(regular) },
            { name: texts.flexible, color: "--shuttle-chart-2", text: formatNumber(flexible) },
          ]}
        />
      </div>
      <StackedBars
        label={texts.title}
        summary={texts.summary(week === "this" ? texts.thisWeek : texts.lastWeek, total, regular, flexible)}
        rowHeading={texts.day}
        categories={toWeekdays(toDay(store.now()), week)}
        series={[
          { name: texts.regular, values: data.regular },
          { name: texts.flexible, values: data.flexible },
        ]}
        formatValue={formatNumber}
        totalName={texts.total}
      />
    </>
  );
}
