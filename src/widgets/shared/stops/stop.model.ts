import type { TimePeriod } from "../../../core/api/routes.ts";
import type { Stop, StopPassenger } from "../../../core/api/stops.ts";
import { toStopLetter } from "../../../core/routes/stop-letter.ts";
import { formatDistance } from "../../../core/text/format.ts";
import { stopMessages as texts } from "./stops.messages.ts";

/** Who boards: own people only (or nobody), own and other companies' people, or other companies' people only. */
export type StopTone = "own" | "mixed" | "shadow";

/** The colour of a stop on maps and in their legends. */
export const toStopColor = (tone: StopTone) => `--shuttle-stop-${tone}` as const;

export interface StopPerson {
  readonly id: string;
  readonly name: string;
  /** Formatted walking distance: "280 m", "-". */
  readonly walk: string;
}

/** One stop as the list shows it. */
export interface StopEntry {
  /** Unique among the stops of one variant of a route. */
  readonly id: string;
  /** The stop's letter in travel order: "D"; the first is A. */
  readonly letter: string;
  readonly name: string;
  /** "07:24". */
  readonly time: string | null;
  readonly tone: StopTone;
  /** Own people; of others only the number is known (`shadowCount`). */
  readonly people: readonly StopPerson[];
  readonly shadowCount: number;
}

/** Own people who board at a stop. */
interface Boarders {
  readonly passengers: readonly StopPassenger[];
}

export function toStopTone({ passengers, shadowCount: shadows }: Boarders & Pick<Stop, "shadowCount">): StopTone {
  if (shadows === 0) return "own";
  return passengers.length === 0 ? "shadow" : "mixed";
}

/** A stop with other companies' people only has no details to open. */
export function isStopSelectable({ tone }: Pick<StopEntry, "tone">): boolean {
  return tone !== "shadow";
}

// `\b` knows no letters but a to z, and the `i` flag doesn't match `İ` with `i`.
const quarterWords = /\s*(?<!\p{L})(mahalles[iİ]|mahalle|mah)\.?\s*$/iu;
/** The part of an address from the house number on: "No: 12", "D: 3", "Kat 2", "12/4". */
const house =
  /\s*((?<!\p{L})(no|numara|da[iİ]re|d|kat|k|apt|blok)(?![\p{L}\d])\s*[.:]?\s*[\d/].*|(?<![\p{L}\d])\d+\s*(\/.*)?$)/iu;

/**
 * The provider gives stops no name. A letter alone says little, so a stop is named after the quarter and street of the first
 * own person whose address is known: "Acıbadem, Tekin Sok."; else "D durağı".
 */
export function toStopName(stop: Boarders & Pick<Stop, "orderChar" | "orderNumber">): string {
  for (const { openAddress: address } of stop.passengers) {
    const [quarter = "", street = ""] = (address ?? "").normalize("NFC").split(",");
    const name = [quarter.replace(house, "").replace(quarterWords, ""), street.replace(house, "")]
      .map((part) => part.trim())
      .filter((part) => part !== "" && !part.includes("/"));
    if (name.length > 0) return name.join(", ");
  }
  return texts.unnamed(toStopLetter(stop));
}

/** Walking distance in metres between home and stop, in the variant's direction. */
export function walkOf(passenger: StopPassenger, period: TimePeriod): number | null {
  return period === "morning" ? passenger.pickupWalkingDistance : passenger.dropoffWalkingDistance;
}

/** The stops of one variant of a route for a {@link StopEntry} list, in their order. */
export function toStopEntries(stops: readonly Stop[], period: TimePeriod): StopEntry[] {
  const seen = new Set<string>();
  return stops.map((stop, index) => {
    const letter = toStopLetter(stop);
    // Keeps ids unique when the provider gives two stops the same letter.
    const id = seen.has(letter) ? `${letter}${index + 1}` : letter;
    seen.add(id);
    return {
      id,
      letter,
      name: toStopName(stop),
      time: stop.arrival,
      tone: toStopTone(stop),
      people: stop.passengers.map((passenger) => ({
        id: passenger.passengerId,
        name: passenger.passengerName,
        walk: formatDistance(walkOf(passenger, period)),
      })),
      shadowCount: stop.shadowCount,
    };
  });
}

/** "A/4": the stop's letter and the number of all people who board. */
export function toStopText({ letter, people, shadowCount }: StopEntry): string {
  return `${letter}/${people.length + shadowCount}`;
}

/** "5 çalışan, 2 diğer şirket çalışanı". */
export function toPeopleText({ people, shadowCount }: Pick<StopEntry, "people" | "shadowCount">): string {
  const own = people.length > 0 || shadowCount === 0 ? texts.people(people.length) : "";
  return [own, texts.shadows(shadowCount)].filter((text) => text !== "").join(", ");
}

/** Accessible name of a marker; begins with its visible text: "D/7, Acıbadem, Tekin Sok., 07:05, 5 çalışan, 2 diğer …". */
export function toStopLabel(entry: StopEntry): string {
  const parts = [toStopText(entry), entry.name, entry.time, toPeopleText(entry)];
  return parts.filter((part) => part !== null).join(", ");
}
