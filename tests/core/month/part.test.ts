import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BilledPassenger, BillingChange } from "../../../src/core/api/billing-rows.ts";
import { daysOf, toPartOfMonth, toShares } from "../../../src/core/month/proof/rides.ts";
import { type ProofEmployee, proveInvoice } from "../../../src/core/month/proof/proof.ts";
import { isWorkday } from "../../../src/core/time/holidays.ts";
import { toNotes, toProviderText, toWhy } from "../../../src/widgets/month-report/proof/proof.model.ts";
import { holds } from "../../helpers/properties.ts";
import {
  createRandom,
  drawPeople,
  type Person,
  stageMonth,
  tariff,
  toBookings,
  toChange,
  toInvoice,
  toLine,
} from "./month-stage.ts";

/** October 2026 has 31 days and begins on a Thursday; the 29th is a holiday, the 31st a Saturday. */
const on = (day: number) => `${stageMonth}-${String(day).padStart(2, "0")}`;
const added = (person: Person, day: number) => toChange(person, "passenger_added", on(day));
const removed = (person: Person, day: number) => toChange(person, "passenger_removed", on(day));
const people = drawPeople(12, createRandom(3));
const person = (index: number) => people[index] as Person;

interface Stage {
  readonly changes: readonly BillingChange[];
  /** Shares of the month that are billed, by person; else all of it. */
  readonly shares?: Readonly<Record<number, number>>;
  readonly lines?: readonly BilledPassenger[];
  readonly employees?: readonly ProofEmployee[] | null;
}

function prove({ changes, shares = {}, lines, employees = null }: Stage) {
  const passengers = lines ?? people.map((one, index) => toLine(one, index, shares[index] ?? 1));
  return proveInvoice({
    month: stageMonth,
    invoice: toInvoice(passengers, { changes }),
    before: null,
    bookings: people.flatMap((one) => toBookings(one, createRandom(1))),
    employees,
  });
}

const questioned = (stage: Stage) =>
  prove(stage).groups.flatMap(({ group, rows }) =>
    group === "amount" ? rows.map(({ line, check }) => [line?.key, check?.reasons, check?.loggedDays] as const) : [],
  );
/** Somebody who is billed for the days of the change log, so that whole months aren't the invoice's rule. */
const byDays = { changes: [added(person(11), 15)], shares: { 11: 17 / 31 } };
const withChanges = (...changes: readonly BillingChange[]): Stage => ({
  changes: [...byDays.changes, ...changes],
  shares: byDays.shares,
});

describe("who was added or removed within the month and is billed for all of it", () => {
  test("is in question for the days that the change log gives, in the screen's and the letter's words", () => {
    const stage = withChanges(added(person(1), 16), removed(person(2), 9));
    expect(questioned(stage).toSorted()).toEqual([
      [1, ["days"], 16],
      [2, ["days"], 8],
    ]);
    const proof = prove(stage);
    const row = proof.groups.find(({ group }) => group === "amount")?.rows.find(({ line }) => line?.key === 1);
    if (!row) throw new Error("no row");
    const { total } = toLine(person(1), 1, 16 / 31);
    expect(Math.abs((row.check?.total.expected ?? 0) - (total ?? 0))).toBeLessThanOrEqual(5);
    expect(row.check?.parts.base).toEqual({ billed: tariff.base, expected: Math.round((tariff.base * 16) / 31) });
    expect(row.questioned).toBe(row.check?.difference);
    expect(toWhy(row)).toBe("Ayın tümü yazılmış, kayıtlara göre 16 gün");
    expect(toProviderText(row, stageMonth)).toContain("Ayın tümü yazılmış, kayıtlara göre 16 gün. Faturada ");
    expect([proof.wholeMonths, toNotes(proof, true, true)]).toEqual([0, [expect.stringContaining("KDV hariç")]]);
  });

  test("isn't where the invoice bills nobody by days; the report names that as its rule", () => {
    const stage = { changes: [added(person(1), 16), removed(person(2), 9), added(person(3), 1)] };
    expect(questioned(stage)).toEqual([]);
    const proof = prove(stage);
    expect(proof.wholeMonths).toBe(2);
    expect(toNotes(proof, true, true)).toContainEqual(
      "Ay içinde eklenen veya çıkarılan 2 kişiye ayın tümü yazılmış, gün hesabı yapılan satır yok. Bu, faturanın kuralı sayıldı ve sorgulanmadı.",
    );
    // A wrong base price is neither the rule nor against it.
    const wrong = people.map((one, index) => ({ ...toLine(one, index), ...(index === 3 ? { base: 12_345 } : {}) }));
    const mixed = { changes: [added(person(1), 16), added(person(3), 16)], lines: wrong };
    expect(questioned(mixed).map(([key]) => key)).toEqual([3]);
  });

  test("isn't with a change on the first or the last day, or around a weekend", () => {
    // The first workday of October 2026 is the 1st, the last one the 30th.
    const right = [added(person(1), 1), removed(person(2), 31), removed(person(3), 30), removed(person(4), 30)];
    expect(questioned(withChanges(...right))).toEqual([]);
    expect(
      questioned(withChanges(added(person(1), 2), added(person(2), 31), removed(person(3), 1))).toSorted(),
    ).toEqual([
      [1, ["days"], 30],
      [2, ["days"], 1],
      [3, ["days"], 0],
    ]);
  });

  test("is counted by all their entries", () => {
    const twice = [added(person(1), 5), removed(person(1), 12), added(person(1), 19), removed(person(1), 26)];
    expect(questioned(withChanges(...twice))).toEqual([[1, ["days"], 14]]);
    const back = [removed(person(1), 12), added(person(1), 13)];
    expect(questioned(withChanges(...back))).toEqual([]);
    // The same entry in the logs of two offices is one.
    expect(questioned(withChanges(added(person(1), 16), added(person(1), 16)))).toEqual([[1, ["days"], 16]]);
    const part = { ...withChanges(...twice), shares: { ...byDays.shares, 1: 14 / 31 } };
    expect(questioned(part)).toEqual([]);
  });

  test("isn't where the entries contradict each other", () => {
    for (const odd of [
      [added(person(1), 9), added(person(1), 16)],
      [removed(person(1), 9), added(person(1), 9)],
      [removed(person(1), 9), removed(person(1), 16)],
    ]) {
      expect(questioned(withChanges(...odd))).toEqual([]);
      // Each entry may be meant.
      const share = toShares([odd[1] as BillingChange], stageMonth)[0] ?? 0;
      expect(questioned({ ...withChanges(...odd), shares: { ...byDays.shares, 1: share } })).toEqual([]);
    }
  });

  test("isn't who only moved to another route, wherever they are billed", () => {
    const route = "Hat 99 – Maslak";
    const moved = [removed(person(1), 16), added({ ...person(1), route }, 16)];
    expect(questioned(withChanges(...moved))).toEqual([]);
    const lines = people.map((one, index) =>
      toLine(index === 1 ? { ...one, route } : one, index, byDays.shares[index as 11] ?? 1),
    );
    expect(questioned({ ...withChanges(...moved), lines })).toEqual([]);
  });

  test("isn't who has a namesake whom the entry may be about", () => {
    const other = { ...person(1), route: person(2).route };
    const unrouted = { ...added(person(1), 16), route: null };
    const lines = [...people.map((one, index) => toLine(one, index, index === 11 ? 17 / 31 : 1)), toLine(other, 20)];
    expect(questioned({ ...withChanges(unrouted), lines })).toEqual([]);
    expect(questioned(withChanges(unrouted))).toEqual([[1, ["days"], 16]]);
    // Two employees of one name on one route.
    const employees = [person(1), person(1)].map(({ name, route }) => ({ name, routeName: route }));
    expect(questioned({ ...withChanges(added(person(1), 16)), employees })).toEqual([]);
    // With its route the entry is about the namesake there, and about nobody else.
    const twins = [
      { name: other.name, routeName: other.route },
      { name: person(1).name, routeName: person(1).route },
    ];
    const routed = { ...withChanges(added(person(1), 16)), lines, employees: twins };
    expect(questioned(routed)).toEqual([[1, ["days"], 16]]);
  });

  test("is found by any writing of the name, and by no other name", () => {
    const written = (name: string) => withChanges({ ...added(person(1), 16), passenger: name });
    const { name } = person(1);
    for (const same of [name.normalize("NFD"), name.toLocaleUpperCase("tr"), ` ${name.replace(" ", "\u00a0 ")} `])
      expect(questioned(written(same)), same).toEqual([[1, ["days"], 16]]);
    expect(questioned(written(name.replaceAll("ı", "i").replaceAll("Ş", "S").replaceAll("ş", "s")))).toEqual([]);
  });
});

describe("days of the change log", () => {
  test("are those of the month, however long it is", () => {
    const entry = (type: BillingChange["type"], day: string) => toChange(person(0), type, day);
    for (const [month, length] of [
      ["2026-02", 28],
      ["2028-02", 29],
      ["2026-11", 30],
      ["2026-12", 31],
    ] as const) {
      expect(daysOf(month)).toHaveLength(length);
      expect(toPartOfMonth([entry("passenger_added", `${month}-16`)], [], month)).toBe(length - 15);
      expect(toPartOfMonth([entry("passenger_removed", `${month}-09`)], [], month)).toBe(8);
      expect(toPartOfMonth([entry("passenger_added", `${month}-01`)], [], month)).toBeNull();
      expect(toPartOfMonth([entry("passenger_removed", `${month}-${length}`)], [], month)).toBeNull();
      expect(toPartOfMonth([entry("other", `${month}-16`)], [], month)).toBeNull();
      expect(toPartOfMonth([entry("passenger_added", "2025-01-16")], [], month)).toBeNull();
    }
  });

  test("planted whole months are all found, and nobody else is in question", () => {
    const days = daysOf(stageMonth);
    const seat = fc.record({
      stays: fc
        .uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 4 })
        .map((list) => list.toSorted((a, b) => a - b)),
      isFirstAdded: fc.boolean(),
      isPlanted: fc.boolean(),
    });
    holds(fc.array(seat, { minLength: 6, maxLength: 11 }), (seats) => {
      const changes: BillingChange[] = [...byDays.changes];
      const shares: Record<number, number> = { ...byDays.shares };
      const wrong: (readonly [number, number])[] = [];
      seats.forEach(({ stays, isFirstAdded, isPlanted }, index) => {
        const isAdded = (at: number) => (at % 2 === 0) === isFirstAdded;
        // Counted differently: each day by the last entry up to it.
        const isThere = (day: number) => {
          const last = stays.findLastIndex((one) => one <= day);
          return last < 0 ? stays.length === 0 || !isFirstAdded : isAdded(last);
        };
        const count = days.filter((_, day) => isThere(day)).length;
        const isOpen = days.some((date, day) => isWorkday(date) && !isThere(day) && !stays.includes(day));
        // Who has no day at all isn't on a right invoice.
        if (!isPlanted && count === 0) return;
        stays.forEach((day, at) => changes.push((isAdded(at) ? added : removed)(person(index), day + 1)));
        if (!isPlanted) shares[index] = count / 31;
        else if (isOpen) wrong.push([index, count]);
      });
      expect(
        questioned({ changes, shares })
          .map(([key, , logged]) => [key, logged])
          .toSorted(),
      ).toEqual(wrong.toSorted());
    });
  });
});
