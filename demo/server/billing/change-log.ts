import { compareDays, type Day } from "../calendar/day.ts";
import { lastBilledDay, type BilledCompany } from "./invoice.ts";
import { sumOf, type Kurus } from "./money.ts";
import { addMonths, firstDayOf, type Month } from "./month.ts";
import { planOf } from "./payment-plan.ts";
import { priceOf, termsOf, type Terms } from "./price.ts";
import { ridersOn, type Rider } from "./roster.ts";

export interface Change {
  readonly day: Day;
  readonly type: "passenger_added" | "passenger_removed" | "other";
  readonly text: string;
  /** Null: about all passengers of the office. */
  readonly rider: Rider | null;
  readonly effect: Kurus;
}

/** A passenger who is billed in both months. */
interface Stay {
  readonly before: Rider;
  readonly after: Rider;
}

interface MonthTerms {
  /** The first of the month. */
  readonly day: Day;
  readonly before: Terms;
  readonly after: Terms;
}

/**
 * What changed at an office from one month's invoice to the next, the latest first. The effects add up to the difference
 * between what the office's seats cost in either month.
 */
export function changesOf(company: BilledCompany, officeName: string, month: Month): Change[] {
  const previous = addMonths(month, -1);
  const terms = {
    day: firstDayOf(month),
    before: termsOf(previous, planOf(previous, company.planRequests)),
    after: termsOf(month, planOf(month, company.planRequests)),
  };
  const occupants = company.occupants.filter(({ seat }) => seat.officeName === officeName);
  const before = byOccupant(ridersOn(lastBilledDay(previous, company.today), occupants));
  const after = byOccupant(ridersOn(lastBilledDay(month, company.today), occupants));
  const stays = [...after].flatMap(([key, rider]): Stay[] => {
    const then = before.get(key);
    return then ? [{ before: then, after: rider }] : [];
  });
  const added = [...after].filter(([key]) => !before.has(key)).map(([, rider]) => toAdded(rider, terms));
  const removed = [...before].filter(([key]) => !after.has(key)).map(([, rider]) => toRemoved(rider, terms));
  const moved = stays
    .filter((stay) => stay.before.distance !== stay.after.distance)
    .map((stay) => toMoved(stay, terms));
  return [...added, ...removed, ...moved, ...toRepriced(stays, terms)].toSorted((a, b) => compareDays(b.day, a.day));
}

function byOccupant(riders: readonly Rider[]): Map<string, Rider> {
  return new Map(riders.map((rider) => [rider.occupant.key, rider]));
}

function toAdded(rider: Rider, { after }: MonthTerms): Change {
  const effect = priceOf(rider, after).total;
  return { day: rider.occupant.from, type: "passenger_added", text: "Çalışan eklendi", rider, effect };
}

function toRemoved(rider: Rider, { day, before }: MonthTerms): Change {
  const effect = -priceOf(rider, before).total;
  return { day: rider.occupant.to ?? day, type: "passenger_removed", text: "Çalışan çıkarıldı", rider, effect };
}

function toMoved({ before: there, after: here }: Stay, { day, before }: MonthTerms): Change {
  const effect = priceOf(here, before).total - priceOf(there, before).total;
  return { day: here.occupant.move?.day ?? day, type: "other", text: "Adres değişikliği", rider: here, effect };
}

/** Effects on those billed in both months: first of the new prices under the old plan, then of the new plan. */
function toRepriced(stays: readonly Stay[], { day, before, after }: MonthTerms): Change[] {
  const between = { ...after, planDiscount: before.planDiscount };
  const effectOf = (from: Terms, to: Terms) =>
    sumOf(stays, ({ after: rider }) => priceOf(rider, to).total - priceOf(rider, from).total);
  const toChange = (text: string, effect: Kurus): Change => ({ day, type: "other", text, rider: null, effect });
  return [
    toChange("Birim fiyat güncellemesi", effectOf(before, between)),
    toChange("Ödeme planı değişikliği", effectOf(between, after)),
  ].filter(({ effect }) => effect !== 0);
}
