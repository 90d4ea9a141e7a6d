import { type ActivityData, type FactorSet, toEmissions } from "../../core/month/emission.ts";
import type { Distribution } from "../../core/month/fairness.ts";
import { figureNames, isKnown } from "../../core/month/summary.ts";
import { formatDay, formatNumber } from "../../core/text/format.ts";
import { localized } from "../../core/text/messages.ts";
import { isDay } from "../../core/time/day.ts";
import type { Sheet, SheetColumn } from "../kit/sheet/model.ts";
import { nameOfPart, toCoverage } from "./coverage.model.ts";
import type { PackInput } from "./month-workbook.ts";
import {
  emissionMessages,
  monthReportMessages,
  monthReportSeatMessages,
  packMessages as texts,
  peopleMessages,
  summaryMessages,
} from "./month-report.messages.ts";
import { districtName, type FairnessName } from "./sections/people.model.ts";

interface FairnessEntry {
  readonly table: string;
  readonly name: string;
  readonly people: number | null;
  /** Metres. */
  readonly walking: number | null;
  /** Seconds. */
  readonly duration: number | null;
  readonly walkingOver: number | null;
  readonly durationOver: number | null;
}

const none = { people: null, walking: null, duration: null, walkingOver: null, durationOver: null };

/** The provider's daily averages of the month, medians of districts, and both histograms. */
export function fairnessSheet({ analysis, facts, month }: PackInput): Sheet<unknown> {
  const fairness = analysis.$fairness.get();
  const columns: readonly SheetColumn<FairnessEntry>[] = [
    { header: texts.table, type: "text", value: ({ table }) => table },
    { header: texts.name, type: "text", value: ({ name }) => name },
    { header: peopleMessages.people, type: "integer", value: ({ people }) => people },
    { header: texts.metres, type: "number", value: ({ walking }) => walking },
    { header: texts.minutes, type: "number", value: ({ duration }) => (duration === null ? null : duration / 60) },
    { header: texts.walkingOver, type: "integer", value: ({ walkingOver }) => walkingOver },
    { header: texts.durationOver, type: "integer", value: ({ durationOver }) => durationOver },
  ];
  const daily = (facts.indicators ?? [])
    .filter(({ day }) => day.startsWith(`${month}-`))
    .map((entry): FairnessEntry => ({
      ...none,
      table: texts.tables.daily,
      name: isDay(entry.day) ? formatDay(entry.day) : entry.day,
      walking: entry.walkingDistance,
      duration: entry.duration,
    }));
  const districts = (fairness?.districts ?? []).map((district): FairnessEntry => ({
    table: texts.tables.district,
    name: districtName(district),
    people: district.people,
    walking: district.walking.median,
    duration: district.duration.median,
    walkingOver: district.walking.overLimit,
    durationOver: district.duration.overLimit,
  }));
  const bins = fairness ? [...binRows("walking", fairness.walking), ...binRows("duration", fairness.duration)] : [];
  return { name: texts.sheets.fairness, columns, rows: [...daily, ...districts, ...bins] };
}

function binRows(name: FairnessName, { bins }: Distribution): readonly FairnessEntry[] {
  const shown = (value: number) => formatNumber(name === "walking" ? value : value / 60, 0);
  return bins.map(({ from, to, count }) => ({
    ...none,
    table: texts.tables[name],
    name: texts.bin(name, shown(from), to === null ? null : shown(to)),
    people: count,
  }));
}

interface Item {
  readonly item: string;
  readonly value: number | null;
  readonly unit: string;
  readonly explanation: string | null;
}

const itemColumns = localized<readonly SheetColumn<Item>[]>(() => [
  { header: texts.item, type: "text", value: ({ item }) => item },
  { header: texts.value, type: "number", value: ({ value }) => value },
  { header: texts.unit, type: "text", value: ({ unit }) => unit },
  { header: texts.explanation, type: "text", value: ({ explanation }) => explanation },
]);

const km = (metres: number | null) => (metres === null ? null : metres / 1000);

/** Activity data with their boundaries, the emissions by the given factors, and the provider's own number. */
export function emissionSheet({ analysis, factors }: PackInput): Sheet<unknown> {
  const data = analysis.$activity.get();
  const { co2 } = analysis.$sums.get();
  const [personBound, vehicleBound] = emissionMessages.bounds;
  const rows: readonly Item[] = [
    { item: emissionMessages.boardings, value: data.boardings, unit: texts.units.count, explanation: null },
    { item: texts.kilometresOfPeople, value: km(data.personMetres), unit: "km", explanation: personBound ?? null },
    { item: texts.measured, value: data.measuredBoardings, unit: texts.units.count, explanation: null },
    { item: emissionMessages.vehicleKm, value: km(data.vehicleMetres), unit: "km", explanation: vehicleBound ?? null },
    { item: texts.runsMeasured, value: data.measuredRuns, unit: texts.units.count, explanation: null },
    ...(factors.status === "read" ? factorRows(data, factors.set) : []),
    { item: texts.co2, value: isKnown(co2) ? co2 : null, unit: "kg", explanation: emissionMessages.providerText },
  ];
  return { name: texts.sheets.emission, columns: itemColumns(), rows };
}

/** Each factor, followed by the emission computed with it. */
const factorRows = (data: ActivityData, set: FactorSet): readonly Item[] =>
  toEmissions(data, set).flatMap(({ factor: { name, per, kg, gas }, kilograms }) => [
    {
      item: texts.factor(name),
      value: kg,
      unit: `kg ${gas} / ${emissionMessages.perUnit[per]}`,
      explanation: emissionMessages.source(set.source, String(set.year)),
    },
    { item: texts.emission(name), value: kilograms, unit: `kg ${gas}`, explanation: emissionMessages.notAdded },
  ]);

/** Definitions of the figures, the limits of the marks, and the method of the emissions. */
export function definitionSheet({ thresholds }: PackInput): Sheet<unknown> {
  const rows = [
    ...figureNames.map((name) => [summaryMessages.figures[name], summaryMessages.definitions[name]] as const),
    [monthReportSeatMessages.useLimit, formatNumber(thresholds.use, 0)] as const,
    [monthReportSeatMessages.lateLimit, formatNumber(thresholds.late, 0)] as const,
    [emissionMessages.method, emissionMessages.methodText] as const,
    ...emissionMessages.bounds.map((bound) => [emissionMessages.method, bound] as const),
  ];
  const columns: readonly SheetColumn<readonly [string, string]>[] = [
    { header: texts.term, type: "text", value: ([term]) => term },
    { header: texts.meaning, type: "text", value: ([, meaning]) => meaning },
  ];
  return { name: texts.sheets.definitions, columns, rows };
}

const entry = (item: string, value: number | null, explanation: string | null = null): Item => ({
  item,
  value,
  unit: texts.units.count,
  explanation,
});

/** How much was read, and every missing part. */
export function coverageSheet({ facts }: PackInput): Sheet<unknown> {
  const unknown = [...facts.seats.values()].filter(({ kind }) => kind !== "known").length;
  const rows = [
    entry(texts.read, facts.bookings.length),
    entry(texts.announced, facts.announced),
    entry(texts.open, facts.bookings.filter(({ outcome }) => outcome === "open").length),
    entry(texts.days, facts.days.length),
    entry(texts.workdays, facts.workdays.length, toCoverage(facts).extent),
    entry(texts.routes, facts.routes?.length ?? null),
    entry(texts.unknownSeats, unknown),
    ...facts.missing.map((part) =>
      entry(texts.missing, null, `${nameOfPart(part)}: ${monthReportMessages.reasons.failed}`),
    ),
  ];
  return { name: texts.sheets.coverage, columns: itemColumns(), rows };
}
