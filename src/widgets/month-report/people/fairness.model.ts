import type { DistrictFairness, Distribution } from "../../../core/month/fairness.ts";
import { formatDistance, formatDuration, formatNumber, formatPercent, missing } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import { defineFields, integer, percent, text } from "../../kit/table/fields.ts";
import { peopleMessages as texts } from "../month-report.messages.ts";

export type FairnessName = "walking" | "duration";

const count = (value: number) => formatNumber(value, 0);
const formatValue = (name: FairnessName, value: number | null): string =>
  name === "walking" ? formatDistance(value) : formatDuration(value);

const shareOf = ({ overLimit, count: people }: Distribution) =>
  overLimit === null || people === 0 ? null : (overLimit / people) * 100;

/** Pairs of label and value beside the histogram. */
export function toFacts(name: FairnessName, distribution: Distribution): readonly (readonly [string, string])[] {
  const { median, mean, worstTenth, overLimit, limit } = distribution;
  return [
    [texts.median, formatValue(name, median)],
    [texts.mean, formatValue(name, mean)],
    [texts.worstTenth, formatValue(name, worstTenth)],
    [
      texts.overLimit,
      limit === null || overLimit === null
        ? texts.noLimit
        : texts.overLimitValue(formatPercent(shareOf(distribution)), count(overLimit)),
    ],
  ];
}

export const toMissing = ({ missing: without }: Distribution): string | null =>
  without === 0 ? null : texts.missing(count(without));

/** The histogram's columns, in metres or minutes: `0–100 m`, the last one `900 m ve üstü`. */
export function toHistogram(name: FairnessName, { bins, median }: Distribution) {
  const shown = (value: number) => count(name === "walking" ? value : value / 60);
  return {
    label: texts.histogram(name === "walking" ? texts.walking : texts.duration),
    summary: texts.histogramSummary(name === "walking" ? texts.walking : texts.duration, formatValue(name, median)),
    categories: bins.map(({ from, to }) => ({
      label: to === null ? `${shown(from)}+` : shown(from),
      fullLabel:
        to === null ? texts.from(formatValue(name, from)) : `${shown(from)}–${shown(to)}\u00a0${texts.units[name]}`,
    })),
    values: bins.map((bin) => bin.count),
    write: count,
  };
}

export const districtName = ({ kind, name, districts }: DistrictFairness): string =>
  kind === "district" ? (name ?? missing) : kind === "merged" ? texts.merged(count(districts)) : texts.unknown;

export const districtFields = localized(() =>
  defineFields<DistrictFairness>([
    text("title", texts.district, districtName, { role: "title" }),
    integer("people", texts.people, ({ people }) => people, {
      role: "summary",
      summary: ({ people }) => texts.peopleCount(count(people)),
    }),
    ...(["walking", "duration"] as const).flatMap((name) => [
      integer<DistrictFairness>(name, texts.ofIndicator(texts[name], texts.median), (row) => row[name].median, {
        text: (row) => formatValue(name, row[name].median),
        role: name === "walking" ? "value" : "fold",
      }),
      percent<DistrictFairness>(`${name} over`, texts.ofIndicator(texts[name], texts.overLimit), (row) =>
        shareOf(row[name]),
      ),
    ]),
  ]),
);
