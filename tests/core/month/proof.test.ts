import { describe, expect, test } from "vitest";
import type { BilledPassenger } from "../../../src/core/api/billing-rows.ts";
import { checkLine, findRules, type LineContext, type LineReason } from "../../../src/core/month/proof/line-check.ts";
import type { MonthBooking } from "../../../src/core/month/month-booking.ts";
import { proveInvoice, sortRows } from "../../../src/core/month/proof/proof.ts";
import { checkTotals } from "../../../src/core/month/proof/proof-totals.ts";
import { areTwo, collectRides, toEvidence } from "../../../src/core/month/proof/rides.ts";
import {
  createRandom,
  drawPeople,
  nameOf,
  type Person,
  stageDays,
  stageMonth,
  tariff,
  toBookings,
  toChange,
  toInvoice,
  toLine,
} from "./month-stage.ts";

type Planted = readonly [reason: LineReason, spoil: (line: BilledPassenger) => Partial<BilledPassenger>];

/** Changes parts of a line and recomputes its total, so that the line's own arithmetic stays correct. */
function withParts(line: BilledPassenger, parts: Partial<BilledPassenger>): BilledPassenger {
  const changed = { ...line, ...parts };
  const names = ["base", "distanceCost", "toll", "bridge", "avrasya", "gas"] as const;
  const sum = names.reduce((all, name) => all + (changed[name] ?? 0), 0);
  const off = [changed.discount, changed.extraDiscount].map((percent) => Math.round((sum * (percent ?? 0)) / 100));
  return { ...changed, total: sum - (off[0] ?? 0) - (off[1] ?? 0) };
}

const sumOf = (line: BilledPassenger) =>
  (line.base ?? 0) +
  (line.distanceCost ?? 0) +
  (line.toll ?? 0) +
  (line.bridge ?? 0) +
  (line.avrasya ?? 0) +
  (line.gas ?? 0);

const toDistance = (metres: number) => {
  const distanceCost = Math.round((metres / 1000) * 4250);
  return { metres, distanceCost, gas: Math.round(distanceCost / 10) };
};

const amountErrors: readonly Planted[] = [
  ["sum", (line) => ({ total: (line.total ?? 0) + 2 })],
  ["sum", (line) => ({ total: (line.total ?? 0) - 10_000 })],
  ["discount-missing", (line) => withParts({ ...line, discount: 5, extraDiscount: 0 }, {})],
  ["discount-partly", (line) => withParts({ ...line, discount: 5, extraDiscount: 3 }, {})],
  ["base", (line) => withParts(line, { base: 95_500 })],
  ["base", (line) => withParts(line, { base: 105_000 })],
  ["days", (line) => withParts(line, spoilDays(line, 23))],
  ["distance", (line) => withParts(line, { distanceCost: (line.distanceCost ?? 0) + 4250 })],
  ["distance-changed", (line) => withParts(line, toDistance((line.metres ?? 0) + 5000))],
  ["passage-twice", (line) => withParts(line, { bridge: 36_000 })],
  ["passage-price", (line) => withParts(line, { toll: 12_500 })],
  ["passage-new", (line) => withParts(line, { avrasya: 26_000 })],
  ["gas", (line) => withParts(line, { gas: (line.gas ?? 0) + 900 })],
  ["gas", (line) => withParts(line, { gas: 0 })],
  ["discount-changed", (line) => withParts(line, { discount: 0 })],
  ["missing", () => ({ bridge: null })],
];

function spoilDays(line: BilledPassenger, days: number): Partial<BilledPassenger> {
  const part = (amount: number | null) => Math.round(((amount ?? 0) * days) / 31);
  const distanceCost = part(line.distanceCost);
  return {
    base: part(line.base),
    distanceCost,
    gas: Math.round(distanceCost / 10),
    toll: part(line.toll),
    bridge: part(line.bridge),
    avrasya: part(line.avrasya),
  };
}

/** A month with 482 people on 64 routes and 40 planted errors, plus cases that only look like errors. */
function stage(seed: number) {
  const random = createRandom(seed);
  const people = drawPeople(482, random);
  const at = (index: number) => people[index] as Person;
  const lines = people.map((person, index) => toLine(person, index));
  const rides = new Map(people.map((person) => [person.name, toBookings(person, random)]));
  const before = people.map((person, index) => toLine(person, index));
  const changes = [];

  // Right, though unusual: each of these lines must be verified.
  const half = stageDays.slice(10);
  // Rides another route on some days.
  rides.set(at(300).name, [
    ...toBookings({ ...at(300), days: stageDays.slice(0, 12) }, random),
    ...toBookings({ name: at(300).name, route: at(301).route, days: stageDays.slice(12) }, random),
  ]);
  // Is billed on the route of the month's end, but rode another one all month.
  rides.set(at(302).name, toBookings({ name: at(302).name, route: at(303).route }, random));
  // Came on the 15th and is billed for 17 of 31 days.
  lines[304] = toLine(at(304), 304, 17 / 31);
  changes.push(toChange(at(304), "passenger_added", "2026-10-15"));
  rides.set(at(304).name, toBookings({ ...at(304), days: half }, random));
  // Moved to another home, according to the change log.
  before[306] = toLine({ ...at(306), metres: at(306).metres + 7000, passages: [] }, 306);
  changes.push(toChange(at(306), "other", "2026-10-05"));
  // The name is written in upper case and with two spaces.
  rides.set(
    at(307).name,
    toBookings({ ...at(307), name: at(307).name.toLocaleUpperCase("tr").replace(" ", "  ") }, random),
  );
  // Two namesakes on different routes, both billed and both on the company's list of employees.
  rides.delete(at(309).name);
  people[309] = { ...at(309), name: at(308).name };
  lines[309] = toLine(at(309), 309);
  before[309] = lines[309];
  rides.set("second of the name", toBookings(at(309), random));
  // A kuruş of rounding.
  lines[310] = { ...(lines[310] as BilledPassenger), total: (lines[310]?.total ?? 0) + 1 };
  // Left on the 12th, by the change log, and isn't billed.
  const left = { ...at(0), name: "Ayrılan Kişi" };
  changes.push(toChange(left, "passenger_removed", "2026-10-12"));
  rides.set(left.name, toBookings({ ...left, days: stageDays.slice(0, 7) }, random));

  // 12 that never travelled, half of them with bookings.
  const never = Array.from({ length: 12 }, (_, index) => at(20 + index).name);
  never.forEach((name, index) => {
    if (index < 6) rides.delete(name);
    else rides.set(name, toBookings({ ...at(20 + index), outcome: "absent" }, random));
  });
  // Six that travelled and aren't billed.
  const unbilled = Array.from({ length: 6 }, (_, index) => ({ ...at(40 + index), name: nameOf(483 + index) }));
  for (const person of unbilled) rides.set(person.name, toBookings(person, random));
  // Two pairs of namesakes on the same route.
  const twins = [at(60), at(61)];
  const extra = twins.map((person, index) => toLine({ ...person, metres: 9000 }, 500 + index));
  // 16 lines, each with a different error.
  amountErrors.forEach(([reason, spoil], index) => {
    const place = 100 + index;
    const [crosses, extraDiscount] = [
      reason === "passage-twice" || reason === "passage-price",
      reason === "discount-partly",
    ];
    people[place] = {
      ...at(place),
      discount: 5,
      extraDiscount: extraDiscount ? 3 : 0,
      passages: crosses ? ["toll", "bridge"] : [],
    };
    const right = toLine(at(place), place);
    before[place] = right;
    const spoilt = { ...right, ...spoil(right) };
    if (reason === "discount-missing") spoilt.total = sumOf(right);
    if (reason === "discount-partly") spoilt.total = sumOf(right) - Math.round(sumOf(right) * 0.05);
    lines[place] = spoilt;
  });

  const invoice = toInvoice([...lines, ...extra], { changes });
  // Two wrong totals.
  const [plan] = invoice.plans;
  if (!plan) throw new Error("no plan");
  const wrong = {
    ...invoice,
    plans: [{ ...plan, employeeCost: (plan.employeeCost ?? 0) + 1, total: (plan.total ?? 0) + 50_000 }],
  };
  return {
    never,
    unbilled: unbilled.map(({ name }) => name),
    twins: twins.map(({ name }) => name),
    input: {
      month: stageMonth,
      invoice: wrong,
      before: toInvoice(before),
      bookings: [...rides.values()].flat(),
      employees: people.map(({ name, route }) => ({ name, routeName: route })),
    },
  };
}

describe("a month with 40 planted errors", () => {
  test.each([1, 2, 3, 4, 5])("all are found and no right line is accused (seed %i)", (seed) => {
    const { never, unbilled, twins, input } = stage(seed);
    const proof = proveInvoice(input);
    const rows = (name: string) => proof.groups.find(({ group }) => group === name)?.rows ?? [];
    const names = (group: string) =>
      rows(group)
        .map(({ name }) => name ?? "")
        .toSorted();
    expect(names("never-travelled")).toEqual([...never].toSorted());
    expect(names("not-billed")).toEqual([...unbilled].toSorted());
    expect(names("same-name")).toEqual([...twins, ...twins].toSorted());
    expect(
      rows("amount")
        .map(({ line, check }) => [line?.key, check?.reasons[0]])
        .toSorted(),
    ).toEqual(amountErrors.map(([reason], index) => [100 + index, reason]).toSorted());
    expect(proof.totals.checks.filter(({ isRight }) => !isRight).map(({ name }) => name)).toEqual([
      "lines",
      "net",
      "vat",
      "rows",
    ]);
    expect(rows("verified").length + 12 + 4 + 16).toBe(input.invoice.passengers.length);
    expect(proof.explained).toBe(1);
  });

  test("the sum in question is whole lines and the size of differences", () => {
    const { input } = stage(1);
    const proof = proveInvoice(input);
    const by = Object.fromEntries(proof.groups.map((group) => [group.group, group]));
    const differences = by["amount"]?.rows.map(({ check }) => Math.abs(check?.difference ?? 0)) ?? [];
    expect(proof.questioned).toBe(
      (by["never-travelled"]?.sum ?? 0) +
        (by["same-name"]?.sum ?? 0) +
        differences.reduce((sum, difference) => sum + difference, 0),
    );
    expect(by["not-billed"]?.sum).toBeNull();
  });

  test("a group's sum is that of its lines, and of wrong amounts the differences with their signs", () => {
    const { groups } = proveInvoice(stage(1).input);
    for (const { group, rows, sum } of groups) {
      if (group === "not-billed") continue;
      const amounts = rows.map(({ line, check }) => (group === "amount" ? check?.difference : line?.total) ?? 0);
      expect(sum, group).toBe(amounts.reduce((all, amount) => all + amount, 0));
    }
  });

  test("every difference is to the kuruş", () => {
    const { input } = stage(2);
    const rows = proveInvoice(input).groups.find(({ group }) => group === "amount")?.rows ?? [];
    const differenceOf = (reason: string) => rows.find(({ check }) => check?.reasons[0] === reason)?.check?.difference;
    expect(rows.map(({ check }) => check?.difference)).toContain(2);
    expect(rows.map(({ check }) => check?.difference)).toContain(-10_000);
    // The bridge toll of 180,00 TL billed twice, less 5 % discount.
    expect(differenceOf("passage-twice")).toBe(17_100);
    // Five kilometres too many with their fuel, less 5 % discount; distance and fuel are rounded.
    expect(Math.abs((differenceOf("distance-changed") ?? 0) - 5 * 4250 * 1.1 * 0.95)).toBeLessThanOrEqual(2);
    // The correct number of billed days isn't known.
    expect(differenceOf("days")).toBeNull();
    expect(differenceOf("missing")).toBeNull();
  });
});

describe("same names", () => {
  const random = createRandom(9);
  const [one, two] = drawPeople(2, random) as [Person, Person];
  const prove = (
    passengers: readonly BilledPassenger[],
    bookings: Parameters<typeof proveInvoice>[0]["bookings"],
    employees: Parameters<typeof proveInvoice>[0]["employees"] = null,
  ) => {
    const proof = proveInvoice({
      month: stageMonth,
      invoice: toInvoice(passengers),
      before: null,
      bookings,
      employees,
    });
    return proof.groups.flatMap(({ group, rows }) => rows.map(({ name, route }) => [group, name, route]));
  };

  test("two seats of one name on one run are two people, whatever is billed", () => {
    const twice = [...toBookings(one, random), ...toBookings(one, random)];
    expect(prove([toLine(one, 0)], twice)).toEqual([["same-name", one.name, one.route]]);
    expect(prove([], twice)).toEqual([["same-name", one.name, one.route]]);
    expect(prove([], toBookings(one, random))).toEqual([["not-billed", one.name, one.route]]);
    const nobody = toBookings(one, random).map((booking) => ({ ...booking, name: null }));
    expect(prove([], nobody)).toEqual([["same-name", null, one.route]]);
  });

  test("two employees of one name on one route are two people, also when one of them stays away", () => {
    const employees = [one, one].map(({ name, route }) => ({ name, routeName: route }));
    expect(prove([toLine(one, 0)], toBookings(one, random), employees)[0]?.[0]).toBe("same-name");
  });

  test("who travelled on another route is the same person only where nobody else has the name", () => {
    const bookings = toBookings({ name: one.name, route: two.route }, random);
    const known = [{ name: one.name, routeName: one.route }];
    expect(prove([toLine(one, 0)], bookings, known)).toEqual([["verified", one.name, one.route]]);
    expect(prove([toLine(one, 0)], bookings, null)).toEqual([["same-name", one.name, one.route]]);
    const both = [...known, { name: one.name, routeName: two.route }];
    expect(prove([toLine(one, 0)], bookings, both)[0]?.[0]).not.toBe("verified");
  });

  test("I and ı are different names", () => {
    const line = toLine({ ...one, name: "Isık Kara" }, 0);
    expect(prove([line], toBookings({ ...one, name: "Işık Kara" }, random), []).map(([group]) => group)).toEqual([
      "never-travelled",
      "not-billed",
    ]);
  });
});

describe("what isn't known is not judged", () => {
  test("tolls that differ on most lines, fuel without a common percent, lines without last month", () => {
    const people = drawPeople(9, createRandom(4)).map((person) => ({ ...person, passages: ["toll"] as const }));
    const lines = people.map((person, index) =>
      withParts(toLine(person, index), { toll: 3000 + index * 500, gas: 1000 + index * index * 777 }),
    );
    const proof = proveInvoice({
      month: stageMonth,
      invoice: toInvoice(lines),
      before: null,
      bookings: people.flatMap((person) => toBookings(person, createRandom(1))),
      employees: null,
    });
    expect(proof.groups.map(({ rows }) => rows.length)).toEqual([0, 0, 0, 0, 9]);
    expect([...proof.rules.variable]).toEqual(["toll"]);
    expect(proof.rules.gasPercent).toBeNull();
  });

  test("an invoice without plan has lines and no totals", () => {
    const [person] = drawPeople(1, createRandom(5)) as [Person];
    const invoice = { ...toInvoice([toLine(person, 0)]), planName: null };
    const bookings = toBookings(person, createRandom(1));
    const proof = proveInvoice({ month: stageMonth, invoice, before: null, bookings, employees: null });
    expect(proof.totals).toEqual({ checks: [], net: null, vat: null, gross: null, vatPercent: null });
    expect(proof.groups.map(({ rows }) => rows.length)).toEqual([0, 0, 0, 0, 1]);
  });
});

describe("one line", () => {
  const [drawn] = drawPeople(1, createRandom(6)) as [Person];
  const person: Person = { ...drawn, metres: 10_000, discount: 5, extraDiscount: 3, passages: ["bridge"] };
  const right = toLine(person, 0);
  const { pricing } = toInvoice([right]);
  const check = (line: BilledPassenger, changes: Partial<LineContext> = {}) =>
    checkLine(line, {
      pricing,
      rules: { gasPercent: tariff.gas, variable: new Set() },
      before: null,
      hasChange: false,
      shares: [],
      partOfMonth: null,
      monthDays: 31,
      ...changes,
    });

  test("that is right has no reason, and is what it should be", () => {
    expect(check(right)).toMatchObject({
      reasons: [],
      difference: 0,
      total: { billed: right.total, expected: right.total },
    });
  });

  test.each([
    ["nothing", 0],
    ["more days than the month has", Math.round((tariff.base * 35) / 31)],
    ["no whole number of days", Math.round((tariff.base * 10.5) / 31)],
  ])("with a base price of %s has a wrong base", (_name, base) => {
    const { reasons, parts } = check(withParts(right, { base }));
    expect(reasons).toEqual(["base"]);
    expect(parts.base).toEqual({ billed: base, expected: tariff.base });
  });

  test("for a part of the month is measured by the change log's days, where it has them", () => {
    const billed = withParts(right, spoilDays(right, 23));
    expect(check(billed, { shares: [23 / 31] })).toMatchObject({ reasons: [], difference: 0 });
    const unknown = check(billed);
    expect(unknown).toMatchObject({
      reasons: ["days"],
      difference: null,
      total: { billed: billed.total, expected: null },
    });
    expect(unknown.parts.base).toEqual({ billed: billed.base, expected: null });
    const { reasons, parts, difference } = check(billed, { shares: [20 / 31] });
    expect(reasons).toEqual(["days"]);
    expect(Math.abs((parts.base.expected ?? 0) - (tariff.base * 20) / 31)).toBeLessThanOrEqual(1);
    expect(Math.abs((difference ?? 0) - ((right.total ?? 0) * 3) / 31)).toBeLessThanOrEqual(5);
  });

  test("without an amount can't be computed, whatever else is wrong", () => {
    for (const line of [
      { ...right, gas: null },
      { ...withParts(right, spoilDays(right, 23)), total: null },
      { ...right, total: null },
      { ...right, base: null },
    ])
      expect(check(line)).toMatchObject({ reasons: ["missing"], difference: null, total: { expected: null } });
  });

  test("is compared with last month's where nothing is written of a change", () => {
    const before = toLine({ ...person, metres: 12_000, discount: 10, passages: [] }, 0);
    expect(check(right, { before }).reasons).toEqual(["distance-changed", "passage-new", "discount-changed"]);
    expect(check(right, { before, hasChange: true }).reasons).toEqual([]);
    // A higher discount than before, the same distance, and a bridge that was already billed are no reason for doubt.
    expect(check(right, { before: toLine({ ...person, discount: 0 }, 0) }).reasons).toEqual([]);
    expect(check(right, { before: { ...right, metres: null, discount: null } }).reasons).toEqual([]);
  });

  test("is judged by what the contract and the invoice say alone", () => {
    const dear = withParts(right, { bridge: 20_000, gas: 1 });
    expect(check(dear).reasons).toEqual(["passage-price", "gas"]);
    expect(check(dear, { rules: { gasPercent: null, variable: new Set(["bridge"]) } }).reasons).toEqual([]);
    expect(
      check(dear, { pricing: { ...pricing, bridge: null }, rules: { gasPercent: null, variable: new Set() } }).reasons,
    ).toEqual([]);
    const far = withParts(right, { distanceCost: 99_999 });
    expect(check(far).reasons).toContain("distance");
    expect(check(far, { pricing: { ...pricing, perKilometre: null } }).reasons).not.toContain("distance");
    // A distance without an amount, or an amount without a distance, is no wrong distance.
    for (const unknown of [{ distanceCost: null }, { metres: null }]) {
      const { reasons, parts } = check({ ...right, ...unknown });
      expect(reasons).not.toContain("distance");
      expect(parts.distanceCost.expected).toBe({ ...right, ...unknown }.distanceCost);
    }
    const base = withParts(right, { base: 50 });
    for (const price of [null, 0]) expect(check(base, { pricing: { ...pricing, base: price } }).reasons).toEqual([]);
  });

  test("whose fuel is right for the distance that should have been billed has a wrong distance only", () => {
    const line = withParts(right, { distanceCost: (right.distanceCost ?? 0) + 4250 });
    const { reasons, parts } = check(line);
    expect(reasons).toEqual(["distance"]);
    expect(parts.gas).toEqual({ billed: right.gas, expected: right.gas });
    // The fuel of the wrongly billed distance is corrected with it.
    const dear = withParts(line, { gas: Math.round((line.distanceCost ?? 0) / 10) });
    expect(check(dear)).toMatchObject({ reasons: ["distance"], parts: { gas: { expected: right.gas } } });
  });

  test("without a discount, with one of two, or with another sum says which", () => {
    const sum = sumOf(right);
    const off = (percent: number) => Math.round((sum * percent) / 100);
    expect(check({ ...right, total: sum }).reasons).toEqual(["discount-missing"]);
    expect(check({ ...right, total: sum - off(5) }).reasons).toEqual(["discount-partly"]);
    expect(check({ ...right, total: sum - off(3) }).reasons).toEqual(["discount-partly"]);
    expect(check({ ...right, total: sum - off(4) }).reasons).toEqual(["sum"]);
    const plain = { ...right, discount: 0, extraDiscount: null };
    expect(check({ ...plain, total: sum }).reasons).toEqual([]);
    expect(check({ ...plain, total: sum - off(5) }).reasons).toEqual(["sum"]);
  });

  describe("belongs to rules that", () => {
    const tolls = (...amounts: readonly number[]) => amounts.map((toll) => ({ ...right, toll }));

    test("leave a passage's price open where most lines have another, of three at least", () => {
      expect([...findRules(tolls(1000, 2000, tariff.toll), pricing).variable]).toEqual(["toll"]);
      expect([...findRules(tolls(1000, 2000), pricing).variable]).toEqual([]);
      // Half of the lines have the contract's price.
      expect([...findRules(tolls(1000, 2000, tariff.toll, tariff.toll), pricing).variable]).toEqual([]);
      expect([...findRules(tolls(1000, 2000, 0, 0), pricing).variable]).toEqual([]);
      expect([...findRules(tolls(1000, 2000, 3000), { ...pricing, toll: null }).variable]).toEqual([]);
    });

    test("have fuel's percent where half of the lines have it, of three at least", () => {
      const gas = (...percents: readonly number[]) =>
        findRules(
          percents.map((percent) => ({ ...right, distanceCost: 100_000, gas: percent * 1000 })),
          pricing,
        ).gasPercent;
      expect(gas(12.5, 12.5, 12.5)).toBe(12.5);
      expect(gas(12.5, 12.5)).toBeNull();
      expect(gas(9, 12.5, 12.5, 8)).toBe(12.5);
      expect(gas(9, 12.5, 12.5, 8, 7)).toBeNull();
      const still = { ...right, distanceCost: 0, gas: 0 };
      expect(findRules([right, right, still], pricing).gasPercent).toBeNull();
    });
  });
});

describe("the chain of totals", () => {
  const lines = drawPeople(4, createRandom(7)).map((person, index) => toLine(person, index));
  const invoice = toInvoice(lines);
  const withPlan = (changes: Partial<(typeof invoice.plans)[number]>) => ({
    ...invoice,
    plans: invoice.plans.map((plan) => ({ ...plan, ...changes })),
  });
  const names = (given: typeof invoice) => checkTotals(given).checks.map(({ name }) => name);
  const wrong = (given: typeof invoice) =>
    checkTotals(given)
      .checks.filter(({ isRight }) => !isRight)
      .map(({ name, difference }) => [name, difference]);

  test("of a right invoice has every link, and the plan's amounts", () => {
    const net = invoice.plans[0]?.netTotal ?? 0;
    expect(names(invoice)).toEqual(["lines", "net", "vat", "gross", "seats", "count", "row-vat"]);
    expect(wrong(invoice)).toEqual([]);
    expect(checkTotals(invoice)).toMatchObject({
      net,
      vat: Math.round(net / 5),
      gross: net + Math.round(net / 5),
      vatPercent: 20,
    });
  });

  test("leaves out links whose amounts are missing", () => {
    expect(names(withPlan({ netTotal: null }))).toEqual(["lines", "count", "row-vat"]);
    expect(names(withPlan({ total: null }))).toEqual(["lines", "net", "seats", "count", "row-vat"]);
    expect(names(withPlan({ averageSeatPrice: null }))).not.toContain("seats");
    const bare = withPlan({ employeeCost: null, servicesCost: null, usagesCost: null });
    expect(names(bare)).not.toContain("lines");
    expect(names(bare)).not.toContain("net");
    expect(names({ ...invoice, passengerCount: null })).not.toContain("count");
    expect(names({ ...invoice, passengerCount: null })).not.toContain("seats");
    expect(names({ ...invoice, services: [], usages: [] })).not.toContain("row-vat");
    expect(names({ ...invoice, passengers: lines.map((line) => ({ ...line, total: null })) })).not.toContain("lines");
  });

  test("tells by how much a link is wrong", () => {
    const plan = invoice.plans[0];
    if (!plan) throw new Error("no plan");
    expect(wrong(withPlan({ employeeCost: (plan.employeeCost ?? 0) - 500 }))).toEqual([
      ["lines", 500],
      ["net", -500],
      ["rows", 500],
    ]);
    // One kuruş of KDV is rounding, two aren't.
    expect(wrong(withPlan({ total: (plan.total ?? 0) + 1 }))).toEqual([]);
    expect(wrong(withPlan({ total: (plan.total ?? 0) + 2 }))).toEqual([["vat", 2]]);
    expect(wrong({ ...invoice, passengerCount: 5 }).map(([name]) => name)).toEqual(["seats", "count"]);
  });

  test("adds up the KDV of wrong rows, whatever their signs, and skips those without an amount", () => {
    const [service] = invoice.services;
    const [usage] = invoice.usages;
    if (!service || !usage) throw new Error("no rows");
    const rows = (ofService: number | null, ofUsage: number | null) => ({
      ...invoice,
      services: [{ ...service, gross: ofService === null ? null : (service.gross ?? 0) + ofService }],
      usages: [usage, { ...usage, amount: 0, gross: 0 }, { ...usage, amount: 0, gross: ofUsage }],
    });
    expect(wrong(rows(0, 0))).toEqual([]);
    expect(wrong(rows(1, -1))).toEqual([]);
    expect(wrong(rows(100, -100))).toEqual([["row-vat", 200]]);
    expect(wrong(rows(null, 100))).toEqual([["row-vat", 100]]);
    expect(wrong(rows(100, null))).toEqual([["row-vat", 100]]);
    expect(wrong({ ...invoice, services: [{ ...service, amount: null }] })).toEqual([["rows", -1_699_000]]);
  });

  test("takes KDV's percent from most rows, else from the plan, and only a whole one", () => {
    const plain = { ...invoice, services: [], usages: [] };
    expect(checkTotals(plain).vatPercent).toBe(20);
    const net = invoice.plans[0]?.netTotal ?? 0;
    const odd = withPlan({ total: net + Math.round(net * 0.123) });
    expect(checkTotals({ ...odd, services: [], usages: [] }).vatPercent).toBeNull();
    expect(names({ ...odd, services: [], usages: [] })).not.toContain("vat");
    expect(checkTotals(odd).vatPercent).toBe(20);
    // A kuruş of rounding.
    const rounded = withPlan({ total: net + Math.round(net / 5) + 1 });
    expect(checkTotals({ ...rounded, services: [], usages: [] }).vatPercent).toBe(20);
    const [usage] = invoice.usages;
    if (!usage) throw new Error("no row");
    const ten = { ...usage, amount: 1000, gross: 1100 };
    expect(checkTotals({ ...invoice, usages: [ten, ten] }).vatPercent).toBe(10);
  });
});

describe("the rides of a month", () => {
  const keyOf = (name: string | null) => (name ?? "").toLowerCase();
  const booking = (changes: Partial<MonthBooking>): MonthBooking => ({
    name: "Can Er",
    routeId: "R-1",
    routeName: "Hat 1",
    timePeriod: "morning",
    day: "2026-10-05",
    tripId: 1,
    outcome: "boarded",
    ...changes,
  });
  const ridesOf = (...changes: readonly Partial<MonthBooking>[]) => [
    ...collectRides(changes.map(booking), keyOf).values(),
  ];

  test("are counted by name and route, days once", () => {
    const [ride, ...others] = ridesOf(
      {},
      { timePeriod: "evening", outcome: "absent" },
      { day: "2026-10-06", outcome: "absent", name: "CAN ER" },
      { day: "2026-10-06", outcome: "absent", timePeriod: "evening" },
      { day: "2026-10-07", outcome: "open" },
      { routeName: "Hat 2" },
      { name: null },
    );
    expect(toEvidence(ride, ["Hat 2"])).toEqual({
      bookings: 5,
      boardings: 1,
      absences: 3,
      days: 3,
      otherRoutes: ["Hat 2"],
    });
    expect(ride?.hasNamesakes).toBe(false);
    expect(others.map(({ name, routeName, bookings }) => [name, routeName, bookings])).toEqual([
      ["Can Er", "Hat 2", 1],
      [null, "Hat 1", 1],
    ]);
    expect(toEvidence(undefined, [])).toEqual({ bookings: 0, boardings: 0, absences: 0, days: 0, otherRoutes: [] });
  });

  test("are of two people where a name is twice on one run, or at once on two routes", () => {
    expect(ridesOf({}, { outcome: "absent" })[0]?.hasNamesakes).toBe(true);
    expect(ridesOf({}, { timePeriod: "evening" }, { timePeriod: null })[0]?.hasNamesakes).toBe(false);
    expect(areTwo(ridesOf({}, { routeName: "Hat 2" }))).toBe(true);
    expect(areTwo(ridesOf({}, { routeName: "Hat 2", timePeriod: "evening" }))).toBe(false);
    expect(areTwo(ridesOf({}, { routeName: "Hat 2", day: "2026-10-06" }))).toBe(false);
    expect(areTwo([])).toBe(false);
  });
});

describe("the rows of a proof", () => {
  test("are in order of what is in question or billed, of the name, or of the route", () => {
    const people = (
      [
        ["Çağla Su", "Hat 2", 20_000],
        ["Can Er", "Hat 10", 30_000],
        ["Şule Ak", "Hat 1", 10_000],
      ] as const
    ).map(([name, route, metres]) => ({ name, route, metres, discount: 0, extraDiscount: 0, passages: [] }));
    const { groups } = proveInvoice({
      month: stageMonth,
      invoice: toInvoice(people.map((person, index) => toLine(person, index))),
      before: null,
      bookings: [
        ...people.flatMap((person) => toBookings(person, createRandom(1))),
        ...toBookings({ name: "Ali Ok", route: "Hat 3" }, createRandom(1)),
      ],
      employees: null,
    });
    const rows = groups.flatMap((group) => group.rows);
    const names = (order: Parameters<typeof sortRows>[1]) => sortRows(rows, order).map(({ name }) => name);
    expect(names("amount")).toEqual(["Can Er", "Çağla Su", "Şule Ak", "Ali Ok"]);
    expect(names("name")).toEqual(["Ali Ok", "Can Er", "Çağla Su", "Şule Ak"]);
    expect(names("route")).toEqual(["Şule Ak", "Çağla Su", "Ali Ok", "Can Er"]);
  });
});
