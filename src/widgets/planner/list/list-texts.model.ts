import { formatDistance, formatNumber } from "../../../core/text/format.ts";
import { matchText } from "../../../core/text/text.ts";
import { plannerListMessages as texts } from "../planner.messages.ts";
import type { ListRow } from "./list-rows.model.ts";
import {
  isPlaced,
  type ListEntry,
  type ListGroup,
  type PlacedEntry,
  reasonsOf,
  type UnplacedEntry,
} from "./list.model.ts";
import type { RowPlace } from "./list.store.ts";

export const nameOf = ({ name, number }: ListRow) => (name === "" ? texts.row(formatNumber(number)) : name);

/** Why a placed row should be looked at, a text for each reason. */
export function toRemarks(entry: PlacedEntry): readonly string[] {
  const { walk, rideMinutes, isApproximate } = reasonsOf(entry);
  return [
    ...(walk > 0 ? [texts.walkAbove(formatDistance(walk))] : []),
    ...(rideMinutes > 0 ? [texts.rideAbove(formatNumber(rideMinutes, 0))] : []),
    ...(isApproximate ? [texts.chips.approximate] : []),
  ];
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

const isUnplaced = (kind: UnplacedEntry["placement"]["kind"]) => (entry: ListEntry) =>
  entry.group === "unplaced" && entry.placement.kind === kind;
const isUnclear = (kind: Exclude<RowPlace["kind"], "found">) => (entry: ListEntry) =>
  entry.group === "unclear" && entry.place.kind === kind;

type Part = readonly [text: (people: string) => string, isOf: (entry: ListEntry) => boolean];

/** What is known of the rows of a group, below its number. */
export function toTileNote(group: ListGroup, entries: readonly ListEntry[]): string {
  const own = entries.filter((entry) => entry.group === group);
  if (own.length === 0) return texts.none;
  if (group === "placed") return texts.medianWalk(formatDistance(medianWalk(own.filter(isPlaced))));
  const parts: Readonly<Record<typeof group, readonly Part[]>> = {
    unplaced: [
      [texts.far, isUnplaced("far")],
      [texts.full, isUnplaced("full")],
    ],
    unclear: [
      [texts.waiting, isUnclear("choice")],
      [texts.notFound, isUnclear("none")],
      [texts.notAsked, isUnclear("failed")],
      [texts.stillOpen, isUnclear("open")],
      [texts.incompleteTile, isUnclear("empty")],
    ],
    check: [
      [texts.above, (entry) => isPlaced(entry) && entry.placement.boarding.verdict === "outside"],
      [texts.unknownSeats, (entry) => isPlaced(entry) && reasonsOf(entry).hasUnknownSeats],
      [texts.approximate, (entry) => isPlaced(entry) && entry.isApproximate],
    ],
  };
  return parts[group]
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
const toSearchText = (entry: ListEntry): string =>
  [
    entry.row.name,
    entry.row.address,
    ...("placement" in entry && "boarding" in entry.placement ? [entry.placement.boarding.way.name] : []),
  ].join(" ");

/** The chosen group and the typed search. */
export interface ListCriteria {
  /** Null: all groups. */
  readonly shown: ListGroup | null;
  readonly typed: string;
}

/** The entries that match, in the order of the list. */
export function toMatchingEntries(entries: readonly ListEntry[], { shown, typed }: ListCriteria): readonly ListEntry[] {
  const search = typed.trim();
  return entries.filter(
    (entry) =>
      (shown === null || entry.group === shown) && (search === "" || matchText(toSearchText(entry), search) > 0),
  );
}
