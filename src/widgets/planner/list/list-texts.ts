import type { Boarding } from "../../../core/planner/boarding.ts";
import { formatDistance, formatNumber, missing } from "../../../core/text/format.ts";
import { plannerListMessages as texts } from "../planner.messages.ts";
import { type ListEntry, type ListGroup, reasonsOf } from "./list.model.ts";
import type { ListRow } from "./list-rows.model.ts";

export type PlacedEntry = Extract<ListEntry, { group: "check" | "placed" }>;
export type UnplacedEntry = Extract<ListEntry, { group: "unplaced" }>;

export const nameOf = ({ name, number }: ListRow) => (name === "" ? texts.row(formatNumber(number)) : name);

export const isPlaced = (entry: ListEntry): entry is PlacedEntry => entry.group === "check" || entry.group === "placed";

/** Why a placed row should be looked at, a text for each reason. */
export function toRemarks(entry: PlacedEntry): readonly string[] {
  const { walk, rideMinutes, isApproximate } = reasonsOf(entry);
  return [
    ...(walk > 0 ? [texts.walkAbove(formatDistance(walk))] : []),
    ...(rideMinutes > 0 ? [texts.rideAbove(formatNumber(rideMinutes, 0))] : []),
    ...(isApproximate ? [texts.chips.approximate] : []),
  ];
}

export const toWalk = ({ walk, walkMinutes }: Boarding) => ({
  walk: formatDistance(walk),
  minutes: texts.minutes(formatNumber(walkMinutes)),
});

/** "1 / 27"; `-` when the seats aren't known. */
export function toSeatsLeft({ placement: { left, boarding } }: PlacedEntry) {
  return { left: formatNumber(left), capacity: left === null ? null : formatNumber(boarding.way.capacity) };
}

/** Why somebody has no place, in a sentence. */
export function toUnplacedText({ placement }: UnplacedEntry): string {
  if (placement.kind === "full") {
    const { way, stop, walk } = placement.boarding;
    const taken = placement.takenBy.map((number) => formatNumber(number));
    const why = taken.length === 0 ? texts.noSeatBefore : texts.takenBy(taken);
    return `${texts.fullRoute(way.name, stop.letter, formatDistance(walk))}; ${why}`;
  }
  if (!placement.nearest) return texts.noStops;
  const { way, stop, metres } = placement.nearest;
  return texts.nearest(formatDistance(metres), way.name, stop.letter);
}

/** What is known of the rows of a group, below its number. */
export function toTileNote(group: ListGroup, entries: readonly ListEntry[]): string {
  const own = entries.filter((entry) => entry.group === group);
  if (own.length === 0) return texts.none;
  if (group === "placed") return texts.medianWalk(formatDistance(medianWalk(own.filter(isPlaced))));
  const parts: readonly (readonly [(people: string) => string, (entry: ListEntry) => boolean])[] = {
    unplaced: [
      [texts.far, (entry: ListEntry) => entry.group === "unplaced" && entry.placement.kind === "far"],
      [texts.full, (entry: ListEntry) => entry.group === "unplaced" && entry.placement.kind === "full"],
    ] as const,
    unclear: (
      [
        [texts.waiting, "choice"],
        [texts.notFound, "none"],
        [texts.notAsked, "failed"],
        [texts.stillOpen, "open"],
        [texts.incompleteTile, "empty"],
      ] as const
    ).map(
      ([text, kind]) => [text, (entry: ListEntry) => entry.group === "unclear" && entry.place.kind === kind] as const,
    ),
    check: [
      [texts.above, (entry: ListEntry) => isPlaced(entry) && entry.placement.boarding.verdict === "outside"],
      [texts.unknownSeats, (entry: ListEntry) => isPlaced(entry) && reasonsOf(entry).hasUnknownSeats],
      [texts.approximate, (entry: ListEntry) => isPlaced(entry) && entry.isApproximate],
    ] as const,
  }[group];
  return parts
    .map(([text, isOf]) => [text, own.filter(isOf).length] as const)
    .flatMap(([text, count]) => (count === 0 ? [] : [text(formatNumber(count))]))
    .join(", ");
}

function medianWalk(entries: readonly PlacedEntry[]): number | null {
  const walks = entries.map(({ placement }) => placement.boarding.walk).toSorted((one, other) => one - other);
  const [low, high] = [walks[(walks.length - 1) >> 1], walks[walks.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** What a row is found by: name, address and route. */
export const toSearchText = (entry: ListEntry): string =>
  [
    entry.row.name,
    entry.row.address,
    ...("placement" in entry && "boarding" in entry.placement ? [entry.placement.boarding.way.name] : []),
  ].join(" ");

export const clockOf = ({ stop }: Boarding) => stop.clock ?? missing;
