import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { IndicatorHistoryEntry, IndicatorName, Indicators } from "../../core/api/indicators.ts";
import { formatShortDay } from "../../core/text/format-date.ts";
import { formatDay, missing } from "../../core/text/format.ts";
import { localized } from "../../core/text/messages.ts";
import { isDay } from "../../core/time/day.ts";
import { LineChart } from "../kit/chart/line-chart.tsx";
import { AsyncPanel, EmptyPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { Tabs } from "../kit/layout/tabs.tsx";
import { indicatorMessages } from "../shared/indicators/indicators.messages.ts";
import { indicatorNames, measures } from "../shared/indicators/indicators.model.ts";
import type { CompanyEmployees } from "./employees.store.ts";
import { graphMessages as texts } from "./personnel.messages.ts";

const tabs = localized(() => indicatorNames.map((name) => ({ id: name, label: indicatorMessages[name] })));
const skeleton = <Skeleton height={220} shape="bars" />;

/** The 28 points of one indicator at a time, with the contract's limit. */
export function IndicatorChart({ store }: { readonly store: CompanyEmployees }) {
  const [name, setName] = useState<IndicatorName>("walkingDistance");
  const load = useStore(store.history.$load);
  const sla = useStore(store.sla.$load);
  return (
    <section className="card graph" part="card" aria-label={texts.title}>
      <Tabs
        label={texts.title}
        tabs={tabs()}
        value={name}
        onChange={(id) => setName(indicatorNames.find((known) => known === id) ?? name)}
      />
      <div className="card-body">
        <AsyncPanel
          load={load}
          failedTitle={texts.failed}
          onRetry={() => void store.history.refresh()}
          skeleton={skeleton}
        >
          {(history) => <Plot name={name} history={history} sla={sla.status === "ready" ? sla.data : null} />}
        </AsyncPanel>
      </div>
    </section>
  );
}

interface PlotProps {
  readonly name: IndicatorName;
  readonly history: readonly IndicatorHistoryEntry[];
  readonly sla: Indicators | null;
}

function Plot({ name, history, sla }: PlotProps) {
  const line = toLine(name, history, sla);
  if (line.known < 2) return <EmptyPanel title={texts.empty} />;
  return (
    <LineChart
      label={indicatorMessages[name]}
      summary={texts.summary(indicatorMessages[name], line.known, formatIndicator(name, line.last))}
      rowHeading={texts.day}
      positions={line.days}
      values={line.values}
      formatLabel={toShortLabel}
      formatFullLabel={toFullLabel}
      formatValue={(value) => formatIndicator(name, value)}
      reference={line.limit === null ? undefined : { value: line.limit, label: texts.limit }}
      height={220}
    />
  );
}

interface IndicatorLine {
  /** A day per value; the provider's own text when it is no valid date. */
  readonly days: readonly string[];
  /** Metres, minutes or percent. */
  readonly values: readonly (number | null)[];
  readonly limit: number | null;
  /** How many points have a value. */
  readonly known: number;
  readonly last: number | null;
}

const toShown = (name: IndicatorName, value: number | null) => (value === null ? null : measures[name].toPoint(value));

export function toLine(
  name: IndicatorName,
  history: readonly IndicatorHistoryEntry[],
  sla: Indicators | null,
): IndicatorLine {
  const values = history.map((entry) => toShown(name, entry[name]));
  const known = values.filter((value) => value !== null);
  return {
    days: history.map(({ day }) => day),
    values,
    limit: toShown(name, sla?.[name] ?? null),
    known: known.length,
    last: known.at(-1) ?? null,
  };
}

/** A shown value with its unit: `342 m`, `47,5 dk`, `%18,6`. */
const formatIndicator = (name: IndicatorName, value: number | null): string =>
  value === null ? missing : measures[name].writePoint(value);

export const toShortLabel = (day: string): string => (isDay(day) ? formatShortDay(day) : day);
export const toFullLabel = (day: string): string => (isDay(day) ? formatDay(day) : day);
