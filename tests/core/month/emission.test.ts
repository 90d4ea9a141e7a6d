import { describe, expect, test } from "vitest";
import {
  readFactors,
  readTypedFactor,
  toActivity,
  toEmissions,
  type TypedFactor,
} from "../../../src/core/month/emission.ts";
import { toSeatUse } from "../../../src/core/month/seats/seat-use.ts";
import {
  aBooking,
  aRoute,
  aRun,
  createRandom,
  drawPeople,
  type Person,
  times,
  toInvoice,
  toLine,
} from "./month-stage.ts";

describe("scope 3, category 7", () => {
  /*
   * Worked by hand. Ayşe lives 12,5 km from the office and boards 40 times, Işıl 30 km and 20 times; Oğuz isn't on the invoice and
   * boards 10 times. Person-km: 40 × 12,5 + 20 × 30 = 1.100. The route is 10 km long and runs 42 times: 420 vehicle-km.
   */
  const [ayse, isil] = [
    { name: "Ayşe Yılmaz", metres: 12_500 },
    { name: "Işıl Kara", metres: 30_000 },
  ].map((changes) => ({ ...(drawPeople(1, createRandom(1))[0] as Person), route: "Hat R-1", ...changes })) as [
    Person,
    Person,
  ];
  const bookings = [
    ...times(40, aBooking()),
    ...times(20, aBooking({ name: isil.name })),
    ...times(10, aBooking({ name: "Oğuz Kaya" })),
    ...times(5, aBooking({ outcome: "absent" })),
  ];
  const uses = toSeatUse({
    routes: [aRoute("R-1")],
    runs: new Map([["R-1", times(42, aRun("2026-10-05"))]]),
    seats: new Map(),
    bookings,
    days: new Set(["2026-10-05"]),
  });
  const invoice = toInvoice([toLine(ayse, 0), toLine(isil, 1)]);

  test("activity data", () => {
    expect(toActivity(bookings, uses, invoice)).toEqual({
      boardings: 70,
      personMetres: 1_100_000,
      measuredBoardings: 60,
      vehicleMetres: 420_000,
      measuredRuns: 42,
      runs: 42,
    });
    const unknown = toActivity(
      bookings,
      uses.map((use) => ({ ...use, metres: null })),
      null,
    );
    expect([unknown.personMetres, unknown.vehicleMetres]).toEqual([null, null]);
  });

  test("two people of one name on one route have a distance only when it is the same", () => {
    const twin = { ...ayse, metres: 13_000 };
    const both = toInvoice([toLine(ayse, 0), toLine(twin, 1)]);
    expect(toActivity(bookings, uses, both).measuredBoardings).toBe(0);
    expect(toActivity(bookings, uses, toInvoice([toLine(ayse, 0), toLine(ayse, 1)])).measuredBoardings).toBe(40);
  });

  const text = JSON.stringify({
    source: "Örnek katsayı listesi",
    year: 2026,
    factors: [
      { per: "person-km", kg: 0.027, name: "Otobüs" },
      { per: "vehicle-km", kg: 0.8, name: "Midibüs", gas: "CO2" },
    ],
  });

  test("kilograms are distance × factor, one result for each factor", () => {
    const read = readFactors(text);
    if (read.status !== "read") throw new Error(read.status);
    const results = toEmissions(toActivity(bookings, uses, invoice), read.set);
    // 1.100 × 0,027 = 29,7 kg CO2e; 420 × 0,8 = 336 kg CO2.
    expect(results.map(({ kilograms, factor }) => [Number(kilograms?.toFixed(6)), factor.gas])).toEqual([
      [29.7, "CO2e"],
      [336, "CO2"],
    ]);
  });

  const typed = { per: "vehicle-km", kg: "0,62", source: " Ulusal envanter ", year: "2026" } as const;
  test("a typed factor has a number, a source and a year", () => {
    expect(readTypedFactor(typed, "Yazılan")).toEqual({
      set: {
        source: "Ulusal envanter",
        year: 2026,
        factors: [{ per: "vehicle-km", kg: 0.62, gas: "CO2e", name: "Yazılan" }],
      },
    });
  });

  test.each<[Partial<TypedFactor>, readonly string[]]>([
    [{ kg: "0.62" }, []],
    [{ kg: "" }, ["kg"]],
    [{ kg: "-1" }, ["kg"]],
    [{ kg: "x" }, ["kg"]],
    [{ kg: "1,2,3" }, ["kg"]],
    [{ year: "" }, ["year"]],
    [{ year: "26" }, ["year"]],
    [{ year: "2026,5" }, ["year"]],
    [{ kg: "", source: " ", year: "" }, ["kg", "source", "year"]],
  ])("a typed factor with %j is wrong in %j", (part, wrong) => {
    const read = readTypedFactor({ ...typed, ...part }, "Yazılan");
    expect("wrong" in read ? [...read.wrong] : []).toEqual(wrong);
  });

  test("factors without source or year compute nothing", () => {
    const without = (name: string) => JSON.stringify({ ...JSON.parse(text), [name]: undefined });
    expect(readFactors(null)).toEqual({ status: "none" });
    expect(readFactors("{")).toEqual({ status: "invalid", field: null });
    expect(readFactors(without("source"))).toEqual({ status: "invalid", field: "source" });
    expect(readFactors(without("year"))).toEqual({ status: "invalid", field: "year" });
    expect(readFactors(text.replace("0.027", "-1"))).toEqual({ status: "invalid", field: "factors.0.kg" });
  });
});
