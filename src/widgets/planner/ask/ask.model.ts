import type { PlaceAnswer, RankedRoute } from "../../../core/planner/answer.ts";
import type { Boarding, PlannerLimits } from "../../../core/planner/boarding.ts";
import type { PlannedStop, PlannedWay } from "../../../core/planner/network.ts";
import type { PartState, PlannerData } from "../../../core/planner/planner-data.ts";
import { formatDistance, formatDuration, formatNumber, missing } from "../../../core/text/format.ts";
import { shiftClock } from "../../../core/time/clock.ts";
import { toStopName } from "../../shared/stops/stop.model.ts";
import { askMessages as texts } from "../planner.messages.ts";

const inMinutes = (minutes: number | null) => formatDuration(minutes === null ? null : minutes * 60);

export const stopName = ({ letter, index, passengers }: PlannedStop) =>
  toStopName({ orderChar: letter, orderNumber: index + 1, passengers });

/** Id of an answer's stop that is too far; a route's own is the id of its answer. */
export const stopId = (way: PlannedWay, stop: PlannedStop) => `${way.routeUniqueId}/${stop.index}`;

/** A stop of an answer. */
export interface AnswerStop {
  readonly id: string;
  readonly way: PlannedWay;
  readonly stop: PlannedStop;
  readonly metres: number;
}

/** The stops of the routes that can be boarded, or the nearest ones. */
export const stopsOf = (answer: PlaceAnswer): readonly AnswerStop[] =>
  answer.kind === "near"
    ? answer.routes.map(({ routeUniqueId: id, boarding: { way, stop, walk } }) => ({ id, way, stop, metres: walk }))
    : answer.stops.map(({ way, stop, metres }) => ({ id: stopId(way, stop), way, stop, metres }));

/** "800 m içinde 5 durak", or that there is none. */
export const toAnswerTitle = (answer: PlaceAnswer) =>
  answer.kind === "near"
    ? texts.within(formatDistance(answer.metres), formatNumber(answer.routes.length))
    : texts.far(formatDistance(answer.metres));

/** A remark about an answer; `within` is the normal case. */
export interface Remark {
  readonly kind: "within" | "plain" | "full" | "outside";
  readonly text: string;
}

export function toRemarks({ excess, free }: Boarding, { limits, limitsState }: PlannerData): readonly Remark[] {
  const [walk, ride] = [formatDistance(excess.walk), inMinutes(excess.rideMinutes)];
  const full: readonly Remark[] = free === 0 ? [{ kind: "full", text: texts.verdicts.full }] : [];
  if (excess.walk > 0 || excess.rideMinutes > 0) {
    const { both, walk: ofWalk, ride: ofRide } = texts.verdicts;
    const text =
      excess.walk > 0 && excess.rideMinutes > 0 ? both(walk, ride) : excess.walk > 0 ? ofWalk(walk) : ofRide(ride);
    return [{ kind: "outside", text }, ...full];
  }
  if (full.length > 0) return full;
  if (limitsState === "failed") return [{ kind: "plain", text: texts.verdicts.slaFailed }];
  if (limitsState === "loading") return [];
  const hasTarget = limits.walkingDistance !== null || limits.duration !== null;
  return [hasTarget ? { kind: "within", text: texts.verdicts.within } : { kind: "plain", text: texts.verdicts.noSla }];
}

/** "27 koltuk, 25 yolcu", or why the seats aren't known. */
export function toSeatNote(way: PlannedWay, { seats, seatsState }: PlannerData): string {
  const found = seats.get(way.routeUniqueId);
  if (way.capacity !== null)
    return texts.occupied(formatNumber(way.capacity), formatNumber(way.ownCount + way.otherCount));
  const reasons = texts.unknownSeats;
  if (found?.kind === "several") return reasons.several(found.counts.map((count) => formatNumber(count)).join(", "));
  if (found?.kind === "failed" || (!found && seatsState === "failed")) return reasons.failed;
  return !found && seatsState === "loading" ? reasons.loading : reasons.unknown;
}

export const toFigures = ({ stop, walk, walkMinutes, free }: Boarding) => ({
  clock: stop.clock ?? missing,
  walk: formatDistance(walk),
  walkMinutes: texts.minutes(formatNumber(walkMinutes)),
  ride: inMinutes(stop.rideMinutes),
  free: formatNumber(free),
});

/** When somebody leaves home for the stop, or is home from it. */
export const homeClock = ({ way, stop, walkMinutes }: Boarding) =>
  shiftClock(stop.clock, way.period === "morning" ? -walkMinutes : walkMinutes) ?? missing;

/** The other direction of a route in one line. */
export function toOtherText({ boarding, other }: RankedRoute): string {
  const period = boarding.way.period === "morning" ? "evening" : "morning";
  if (!other) return texts.other.none[period];
  const { clock, walk, free } = toFigures(other);
  return texts.other[period](clock, walk, free);
}

/** The limits in words. */
export function toLimitsText({ walkingDistance, duration }: PlannerLimits, state: PartState): string | null {
  if (state === "loading") return null;
  if (state === "failed") return texts.sla.failed;
  const [walk, ride] = [formatDistance(walkingDistance), formatDuration(duration)];
  if (walkingDistance === null && duration === null) return texts.sla.none;
  const { sla } = texts;
  const sentence =
    duration === null ? sla.walk(walk) : walkingDistance === null ? sla.ride(ride) : sla.both(walk, ride);
  return `${sentence} ${sla.detour}`;
}

/** The answer as text for a message. */
export function toCopy(label: string, { boarding }: RankedRoute, data: PlannerData): string {
  const { way, stop, isStraight } = boarding;
  const { clock, walk, walkMinutes, ride, free } = toFigures(boarding);
  const { copied } = texts;
  return [
    label,
    `${way.name} (${texts.directions[way.period]})`,
    copied.stop(stop.letter, stopName(stop)),
    copied.atStop(clock),
    isStraight ? copied.walk(walk, walkMinutes) : copied.walkByProvider(walk, walkMinutes),
    copied.ride(ride),
    copied.seats(free, toSeatNote(way, data)),
    ...toRemarks(boarding, data).map(({ text }) => text),
  ].join("\n");
}
