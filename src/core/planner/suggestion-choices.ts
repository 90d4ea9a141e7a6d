import * as v from "valibot";
import { createPersonalValue } from "../platform/personal-storage.ts";
import type { Session } from "../session/session.ts";
import { cutUnits } from "../text/text.ts";
import { type Day, isDay } from "../time/day.ts";
import type { NearerStop } from "./nearer-stops.ts";
import type { RoutePair } from "./route-pairs.ts";

/** What a suggestion has to bring, and may cost. */
export interface SuggestionThresholds {
  /** Metres of walking that a nearer stop has to save. */
  readonly leastGain: number;
  /** Minutes that anybody may ride longer when two routes become one. */
  readonly extraRide: number;
  /** Percent of the seats that stay empty then. */
  readonly reserve: number;
}

export const defaultThresholds: SuggestionThresholds = { leastGain: 150, extraRide: 10, reserve: 5 };
export const mostOf: SuggestionThresholds = { leastGain: 5000, extraRide: 60, reserve: 50 };

export const dismissalReasons = ["contract", "people", "tried", "later", "other"] as const;
export type DismissalReason = (typeof dismissalReasons)[number];

interface Dismissal {
  readonly reason: DismissalReason;
  readonly note: string;
}

export const longestNote = 200;

const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const storedThresholds = v.object({
  leastGain: upTo(mostOf.leastGain),
  extraRide: upTo(mostOf.extraRide),
  reserve: upTo(mostOf.reserve),
});
const storedDismissals = v.record(
  v.string(),
  v.object({ reason: v.picklist(dismissalReasons), note: v.pipe(v.string(), v.maxLength(longestNote)) }),
);
const storedDays = v.record(v.string(), v.pipe(v.string(), v.check(isDay)));

/** Stays the same as long as it is the same suggestion; contains ids, no name. */
export const pairId = ({ largerId, smallerId }: RoutePair) => JSON.stringify(["pair", largerId, smallerId]);
export const nearerStopId = ({ person, changes }: NearerStop) =>
  JSON.stringify([
    "stop",
    person.id,
    ...changes.map(({ period, way, stop }) => [period, way.routeUniqueId, stop.letter]),
  ]);

/** The user's thresholds, dismissed and sent suggestions, kept in this browser for one user of one company. */
export function createSuggestionChoices(session: Session) {
  const thresholds = createPersonalValue<SuggestionThresholds>(
    session,
    ["planner", "thresholds"],
    storedThresholds,
    defaultThresholds,
  );
  const dismissed = createPersonalValue<Readonly<Record<string, Dismissal>>>(
    session,
    ["planner", "dismissed"],
    storedDismissals,
    {},
  );
  const sent = createPersonalValue<Readonly<Record<string, Day>>>(session, ["planner", "sent"], storedDays, {});
  return {
    $thresholds: thresholds.$value,
    /** Ignores values out of range. */
    setThresholds(next: SuggestionThresholds) {
      if (v.is(storedThresholds, next)) thresholds.change(() => next);
    },
    /** A new object even where nothing changes, so that fields drop what was typed into them. */
    resetThresholds: () => thresholds.change(() => ({ ...defaultThresholds })),
    $dismissed: dismissed.$value,
    dismiss(id: string, { reason, note }: Dismissal) {
      dismissed.change((all) => ({ ...all, [id]: { reason, note: cutUnits(note.trim(), longestNote) } }));
    },
    restore(id: string) {
      dismissed.change((all) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== id)));
    },
    $sent: sent.$value,
    markSent: (id: string, day: Day) => sent.change((all) => ({ ...all, [id]: day })),
  };
}
