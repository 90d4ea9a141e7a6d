import { formatDistance, formatNumber } from "../../../core/text/format.ts";
import type { Workbook, Sheet, SheetColumn } from "../../kit/sheet/model.ts";
import { stopName } from "../ask/ask.model.ts";
import { plannerListMessages as texts } from "../planner.messages.ts";
import type { ListResult } from "./list-result.store.ts";
import { type ListCriteria, toMatchingEntries, toRemarks, toUnplacedText } from "./list-texts.model.ts";
import { isPlaced, type ListEntry, type PlacedEntry, reasonsOf, type RouteUse, toRouteUses } from "./list.model.ts";

/** The result as a workbook: the people who match, routes with what the whole list leaves, definitions. */
export const toListWorkbook = (result: ListResult, criteria: ListCriteria): Workbook => ({
  file: texts.file,
  sheets: [peopleSheet(toMatchingEntries(result.entries, criteria)), routeSheet(result), definitionSheet(result)],
});

const placed =
  <Value>(value: (entry: PlacedEntry) => Value) =>
  (entry: ListEntry) =>
    isPlaced(entry) ? value(entry) : null;

/** Why the row is in its group; null where nothing has to be said. */
function explain(entry: ListEntry): string | null {
  if (entry.group === "unplaced") return toUnplacedText(entry);
  if (entry.group === "unclear") {
    const { place } = entry;
    return place.kind === "choice"
      ? `${texts.choose(formatNumber(place.places.length))}: ${place.places.map(({ description }) => description).join("; ")}`
      : texts.why[place.kind];
  }
  const remarks = [...toRemarks(entry), ...(reasonsOf(entry).hasUnknownSeats ? [texts.noCapacity] : [])];
  return remarks.length > 0 ? remarks.join("; ") : null;
}

function peopleSheet(entries: readonly ListEntry[]): Sheet<unknown> {
  const { heads } = texts;
  const columns: readonly SheetColumn<ListEntry>[] = [
    { header: heads.number, type: "integer", value: ({ row }) => row.number },
    { header: texts.name, type: "text", value: ({ row }) => row.name, width: 24 },
    { header: texts.address, type: "text", value: ({ row }) => row.address, width: 44 },
    { header: heads.group, type: "text", value: ({ group }) => texts.groups[group] },
    { header: heads.reason, type: "text", value: explain, width: 44 },
    {
      header: texts.otherPlace,
      type: "text",
      value: (entry) => ("description" in entry.place ? entry.place.description : null),
      width: 40,
    },
    { header: heads.route, type: "text", value: placed(({ placement }) => placement.boarding.way.name) },
    {
      header: heads.stop,
      type: "text",
      value: placed(({ placement: { boarding } }) => `${boarding.stop.letter}, ${stopName(boarding.stop)}`),
    },
    {
      header: heads.direction,
      type: "text",
      value: placed(({ placement }) => texts.periods[placement.boarding.way.period]),
    },
    { header: texts.clock, type: "time", value: placed(({ placement }) => placement.boarding.stop.clock) },
    { header: heads.walk, type: "integer", value: placed(({ placement }) => placement.boarding.walk) },
    { header: heads.walkMinutes, type: "integer", value: placed(({ placement }) => placement.boarding.walkMinutes) },
    { header: heads.ride, type: "number", value: placed(({ placement }) => placement.boarding.stop.rideMinutes) },
    { header: texts.seatsLeft, type: "integer", value: placed(({ placement }) => placement.left) },
    { header: heads.capacity, type: "integer", value: placed(({ placement }) => placement.boarding.way.capacity) },
  ];
  return { name: texts.sheets.people, columns, rows: entries };
}

function routeSheet({ entries, data }: ListResult): Sheet<unknown> {
  const { heads } = texts;
  const columns: readonly SheetColumn<RouteUse>[] = [
    { header: heads.route, type: "text", value: ({ name }) => name },
    { header: heads.capacity, type: "integer", value: ({ capacity }) => capacity },
    { header: heads.regular, type: "integer", value: ({ regular }) => regular },
    { header: texts.fromList, type: "integer", value: ({ added }) => added },
    { header: heads.free, type: "integer", value: ({ free }) => free },
  ];
  return { name: texts.sheets.routes, columns, rows: toRouteUses(data.network, entries) };
}

function definitionSheet({ data: { limits } }: ListResult): Sheet<unknown> {
  const known = [
    ...(limits.walkingDistance === null ? [] : [texts.limits.walk(formatDistance(limits.walkingDistance))]),
    ...(limits.duration === null ? [] : [texts.limits.ride(formatNumber(limits.duration / 60, 0))]),
  ];
  const rows = [
    ...texts.definitions,
    [texts.limits.term, known.length > 0 ? known.join("; ") : texts.limits.none] as const,
  ];
  const columns: readonly SheetColumn<readonly [string, string]>[] = [
    { header: texts.heads.term, type: "text", value: ([term]) => term },
    { header: texts.heads.meaning, type: "text", value: ([, meaning]) => meaning, width: 90 },
  ];
  return { name: texts.sheets.definitions, columns, rows };
}
