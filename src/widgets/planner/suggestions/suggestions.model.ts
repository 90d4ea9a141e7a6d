import { formatKurus, type Kurus, sumKurus } from "../../../core/billing/money.ts";
import type { PlannerLimits } from "../../../core/planner/boarding.ts";
import type { NearerStop, StopChange } from "../../../core/planner/nearer-stops.ts";
import { freeSeats, type PlannedStop, type PlannedWay, walkingMinutes } from "../../../core/planner/network.ts";
import type { PairedWay, PeakDay, RoutePair } from "../../../core/planner/route-pairs.ts";
import { timePeriods } from "../../../core/api/routes.ts";
import { formatDay, formatDistance, formatDuration, formatNumber, missing } from "../../../core/text/format.ts";
import { minutesBetweenClocks, shiftClock } from "../../../core/time/clock.ts";
import type { Day } from "../../../core/time/day.ts";
import { suggestionMessages as texts } from "../planner.messages.ts";
import type { InvoiceState, Suggestion } from "./suggestions.store.ts";

export const minutesText = (minutes: number) => formatDuration(minutes * 60);
const people = (day: PeakDay) => day.larger + day.smaller;
/** The directions that the pair has, the morning first. */
export const waysOf = (pair: RoutePair): readonly PairedWay[] => timePeriods.flatMap((period) => pair[period] ?? []);

/** The middle of the gains in metres; null without any. */
export function medianGain(stops: readonly Suggestion[]): number | null {
  const gains = stops.flatMap((one) => (one.kind === "stop" ? one.nearer.gain : [])).toSorted((a, b) => a - b);
  const middle = gains.length / 2;
  if (gains.length === 0) return null;
  const [low = 0, high = 0] = [gains[Math.ceil(middle) - 1], gains[Math.floor(middle)]];
  return Math.round((low + high) / 2);
}

/** What the smaller routes cost together; null: unknown of one of them. */
export function sumAmounts(pairs: readonly Suggestion[]): Kurus | null {
  const amounts = pairs.flatMap((one) => (one.kind === "pair" ? [one.pair.amount] : []));
  return amounts.includes(null) ? null : sumKurus(amounts);
}

/** Why a pair, or the sum of all, has no amount; null: it has one. */
export function amountReason({ status }: InvoiceState): string {
  if (status === "loading") return texts.reason.reading;
  if (status === "failed") return texts.reason.invoice;
  return status === "none" ? texts.reason.noInvoice : texts.reason.notBilled;
}

export const namesOf = (pair: RoutePair): { readonly larger: string; readonly smaller: string } => {
  const [way] = waysOf(pair);
  return { larger: way?.larger.name ?? missing, smaller: way?.smaller.name ?? missing };
};

/** "23 / 27 koltuk, en uzun 49 dk", over both directions. */
export function toPairLine(pair: RoutePair): string {
  const ways = waysOf(pair);
  return texts.pairRow(
    formatNumber(Math.max(...ways.map(({ peak }) => people(peak)))),
    formatNumber(ways[0]?.larger.capacity),
    minutesText(Math.max(...ways.map(({ merged }) => merged.longestRide))),
  );
}

/** "Küçükyalı – Levent, B → C durağı". */
export function toStopLine({ changes }: NearerStop): string {
  const [change] = changes;
  if (!change) return missing;
  const { today, way, stop } = change;
  if (today.way.routeUniqueId === way.routeUniqueId) return texts.stopRow(way.name, today.stop.letter, stop.letter);
  return texts.otherRouteRow(today.way.name, today.stop.letter, way.name, stop.letter);
}

const mean = (metres: readonly number[]) =>
  Math.round(metres.reduce((sum, one) => sum + one, 0) / Math.max(1, metres.length));

/** Metres in a straight line today and as suggested, the mean of the directions: they differ by the gain. */
export function walksOf({ changes, gain }: NearerStop): { readonly today: number; readonly suggested: number } {
  const today = mean(changes.map(({ walk }) => walk.today));
  return { today, suggested: today - gain };
}

/** Titles, as the dialogs name a suggestion. */
export function titleOf(suggestion: Suggestion): string {
  if (suggestion.kind === "stop") {
    const { person, changes } = suggestion.nearer;
    return texts.stopTitle(person.name, changes[0]?.stop.letter ?? missing);
  }
  const { larger, smaller } = namesOf(suggestion.pair);
  return texts.and(smaller, larger);
}

/** A row of the table under the maps: today, then the suggestion, each with a note below. */
export interface ComparedRow {
  readonly label: string;
  readonly today: string;
  readonly next: string;
  readonly note?: string | null;
  readonly todayNote?: string | null;
}

const longestOf = ({ stops }: PlannedWay) => Math.max(...stops.map(({ rideMinutes }) => rideMinutes ?? 0));
const isOutside = (rideMinutes: number | null, { duration }: PlannerLimits) =>
  duration !== null && rideMinutes !== null && rideMinutes * 60 > duration;

/** People whose ride is longer than the SLA, today and as one vehicle. */
function countOutside({ larger, smaller, merged }: PairedWay, limits: PlannerLimits) {
  const count = (stops: readonly { readonly stop: PlannedStop; readonly rideMinutes: number | null }[]) =>
    stops.reduce((sum, { stop, rideMinutes }) => sum + (isOutside(rideMinutes, limits) ? stop.passengerCount : 0), 0);
  const today = [...larger.stops, ...smaller.stops].map((stop) => ({ stop, rideMinutes: stop.rideMinutes }));
  return {
    today: count(today),
    merged: count(merged.stops),
    all: today.reduce((sum, { stop }) => sum + stop.passengerCount, 0),
  };
}

/** When the larger vehicle is at its first stop (morning), today and as one; null without times. */
function firstStop({ larger, merged, officeClock }: PairedWay) {
  const first = merged.stops[0];
  const today = larger.stops[0]?.clock ?? null;
  if (!first || today === null || larger.period !== "morning") return null;
  return { today, next: shiftClock(officeClock, -first.rideMinutes) ?? missing };
}

interface PairTableInput {
  readonly pair: RoutePair;
  readonly limits: PlannerLimits;
  readonly invoice: InvoiceState;
  readonly month: string;
  readonly extraRide: number;
}

export function toPairRows({ pair, limits, invoice, month, extraRide }: PairTableInput): readonly ComparedRow[] {
  const ways = waysOf(pair);
  const [first] = ways;
  if (!first) return [];
  const { larger, smaller } = namesOf(pair);
  const longest = (toMinutes: (way: PairedWay) => number) => minutesText(Math.max(...ways.map(toMinutes)));
  const start = firstStop(first);
  const outside = countOutside(first, limits);
  return [
    ...ways.map(({ larger: one, smaller: other, peak }): ComparedRow => ({
      label: texts.rows.peak[one.period],
      today: texts.twoOf(
        texts.of(formatNumber(peak.larger), formatNumber(one.capacity)),
        texts.of(formatNumber(peak.smaller), formatNumber(other.capacity)),
      ),
      next: texts.of(formatNumber(people(peak)), formatNumber(one.capacity)),
    })),
    {
      label: texts.rows.longest,
      today: longest(({ larger: one, smaller: other }) => Math.max(longestOf(one), longestOf(other))),
      next: longest(({ merged }) => merged.longestRide),
      note: limits.duration === null ? texts.reason.noSla : texts.limit(formatDuration(limits.duration)),
    },
    {
      label: texts.rows.extra,
      today: missing,
      next: longest(({ merged }) => merged.extraRide),
      note: texts.atMost(minutesText(extraRide)),
    },
    ...(start ? [{ label: texts.rows.firstStop(larger), today: start.today, next: start.next }] : []),
    {
      label: first.larger.period === "morning" ? texts.rows.office : texts.rows.leave,
      today: texts.twoOf(first.larger.officeClock ?? missing, first.smaller.officeClock ?? missing),
      next: first.officeClock,
    },
    {
      label: texts.rows.outside,
      today: limits.duration === null ? missing : texts.of(formatNumber(outside.today), formatNumber(outside.all)),
      next: limits.duration === null ? missing : texts.of(formatNumber(outside.merged), formatNumber(outside.all)),
      note: limits.duration === null ? texts.reason.noSla : null,
    },
    {
      label: texts.rows.amount(smaller, month),
      today: formatKurus(pair.amount),
      next: missing,
      note: pair.amount === null ? amountReason(invoice) : texts.byProvider,
    },
  ];
}

/** Minutes by which the larger vehicle would be at its first stop earlier; null: none, or unknown. */
export function earlierBy(pair: RoutePair): number | null {
  const start = pair.morning && firstStop(pair.morning);
  const minutes = start && minutesBetweenClocks(start.next, start.today);
  return minutes !== null && minutes > 0 ? minutes : null;
}

const seatsText = (way: PlannedWay) => {
  const free = freeSeats(way);
  return free === null ? missing : texts.of(formatNumber(free), formatNumber(way.capacity));
};
const withSeats = ({ name, capacity }: PlannedWay) => texts.withSeats(name, formatNumber(capacity));
const changeText = ({ period, today, way, stop }: StopChange) =>
  texts.changeText[period](today.way.name, today.stop.letter, way.name, stop.letter);

export function toStopRows(nearer: NearerStop, limits: PlannerLimits): readonly ComparedRow[] {
  const { changes, isSameVehicle } = nearer;
  const [change] = changes;
  if (!change) return [];
  const { today, way, stop } = change;
  const walk = walksOf(nearer);
  const atOffice = change.period === "morning" ? texts.rows.office : texts.rows.leave;
  const toWalk = (metres: number) => `${formatDistance(metres)}, ${minutesText(walkingMinutes(metres))}`;
  const measured = changes.flatMap(({ today: { walk: metres } }) => metres ?? []);
  const toSla = (metres: number) => {
    const above = Math.round(metres - (limits.walkingDistance ?? 0));
    return above > 0 ? texts.above(formatDistance(above)) : texts.within;
  };
  const ride = (minutes: number | null) => (minutes === null ? missing : minutesText(minutes));
  const isSameRoute = today.way.routeUniqueId === way.routeUniqueId;
  const named = (name: string, letter: string) => (isSameRoute ? letter : `${letter}, ${name}`);
  return [
    { label: texts.rows.stop, today: named(today.way.name, today.stop.letter), next: named(way.name, stop.letter) },
    {
      label: texts.rows.walk,
      today: toWalk(walk.today),
      next: toWalk(walk.suggested),
      note: texts.straight,
      todayNote: measured.length === changes.length ? texts.measured(formatDistance(mean(measured))) : null,
    },
    { label: texts.rows.atStop, today: today.stop.clock ?? missing, next: stop.clock ?? missing },
    { label: atOffice, today: today.way.officeClock ?? missing, next: way.officeClock ?? missing },
    {
      label: texts.rows.ride,
      today: ride(today.stop.rideMinutes),
      next: ride(stop.rideMinutes),
      note: limits.duration === null ? null : texts.limit(formatDuration(limits.duration)),
    },
    ...(limits.walkingDistance === null
      ? []
      : [
          {
            label: texts.rows.walkSla(formatDistance(limits.walkingDistance)),
            today: toSla(walk.today),
            next: toSla(walk.suggested),
            note: texts.straight,
          },
        ]),
    {
      label: texts.rows.seats,
      today: seatsText(today.way),
      next: seatsText(way),
      note: isSameVehicle ? texts.sameVehicle : null,
    },
  ];
}

/** What is sent to the provider: no address and no phone, names only of the person whose stop it is. */
export function toProviderText(suggestion: Suggestion, days: readonly Day[]): string {
  return suggestion.kind === "pair" ? toPairText(suggestion.pair, days) : toStopText(suggestion.nearer);
}

function toPairText(pair: RoutePair, days: readonly Day[]): string {
  const ways = waysOf(pair);
  const [first] = ways;
  if (!first) return "";
  const peakOf = (way: PairedWay | null) => (way ? formatNumber(people(way.peak)) : null);
  const [morning, evening] = [peakOf(pair.morning), peakOf(pair.evening)];
  const peaks =
    morning !== null && evening === null
      ? texts.onlyMorning(morning)
      : [
          ...(morning === null ? [] : [texts.peaks.morning(morning)]),
          ...(evening === null ? [] : [texts.peaks.evening(evening)]),
        ].join(", ");
  const today = Math.max(...ways.flatMap(({ larger, smaller }) => [longestOf(larger), longestOf(smaller)]));
  const merged = Math.max(...ways.map((way) => way.merged.longestRide));
  return texts.pairMessage(
    withSeats(first.larger),
    withSeats(first.smaller),
    `${formatDay(days[0] ?? "")}–${formatDay(days.at(-1) ?? "")}`,
    peaks,
    texts.longestRide(minutesText(today), minutesText(merged)),
    texts.officeAt[first.larger.period](first.officeClock),
  );
}

function toStopText(nearer: NearerStop): string {
  const { person, changes } = nearer;
  const walk = walksOf(nearer);
  return texts.stopMessage(
    person.name,
    changes.map(changeText).join(", "),
    texts.instead(formatDistance(walk.today), formatDistance(walk.suggested)),
  );
}

/** The route whose feedback a text becomes: the one whose vehicle stays, or the person's route of today. */
export function subjectOf(suggestion: Suggestion): { readonly routeId: number; readonly name: string } {
  const way = suggestion.kind === "pair" ? waysOf(suggestion.pair)[0]?.larger : suggestion.nearer.changes[0]?.today.way;
  return { routeId: way?.routeId ?? 0, name: way?.name ?? missing };
}

const phone = /(?:\d[\s()./-]*){10,}/;
const address =
  /(?:^|\s)(?:mah|mahallesi|cad|caddesi|cd|sok|sokak|sokağı|sk|bulvarı|blv|apt|apartmanı|daire|kapı no)[.\s:,]/iu;

/** Whether a typed text seems to contain a phone number or an address; names of routes may contain words of addresses. */
export function seemsPersonal(text: string, routes: readonly string[]): boolean {
  const own = routes.reduce((rest, name) => rest.replaceAll(name, ""), text);
  return phone.test(own) || address.test(`${own} `);
}
