import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { optionalPosition, trackPosition } from "../../../src/core/api/position.ts";
import {
  decodeAnswer,
  flag,
  list,
  optionalClock,
  optionalDay,
  optionalDecimal,
  optionalDuration,
  optionalId,
  optionalMoment,
  optionalNumber,
  optionalText,
  pageOf,
  readableNumber,
  requiredId,
  requiredNumber,
  requiredText,
  textOrNull,
  word,
} from "../../../src/core/api/values.ts";

const decode = (schema: v.GenericSchema, value: unknown) =>
  v.parse(v.object({ field: schema as v.GenericSchema<unknown> }), value === undefined ? {} : { field: value }).field;

const schemas = {
  number: optionalNumber,
  decimal: optionalDecimal,
  "readable number": readableNumber,
  "required number": requiredNumber,
  flag,
  text: optionalText,
  "text or null": textOrNull,
  "required text": requiredText,
  id: optionalId,
  "required id": requiredId,
  state: word(["open", "solved"], "other"),
  moment: optionalMoment,
  day: optionalDay,
  duration: optionalDuration,
  clock: optionalClock,
  position: optionalPosition,
  "track position": trackPosition,
} satisfies Record<string, v.GenericSchema>;
type Name = keyof typeof schemas;

describe("the provider's odd values", () => {
  test.each<[Name, unknown, unknown]>([
    ["number", 12.5, 12.5],
    ["number", "12.50", 12.5],
    ["number", "0.000000", 0],
    ["number", null, null],
    ["number", undefined, null],
    ["number", "", null],
    ["number", "çok", null],
    ["number", true, null],
    ["readable number", undefined, null],
    ["readable number", null, null],
    ["readable number", "", null],
    ["readable number", "12.5", 12.5],
    ["readable number", 0, 0],
    ["decimal", Number.NaN, null],
    ["decimal", "1e999", null],
    ["decimal", "0x10", 16],
    ["decimal", " 7 ", 7],
    ["decimal", "7,5", null],
    ["flag", true, true],
    ["flag", "True", true],
    ["flag", "true", true],
    ["flag", 1, true],
    ["flag", "False", false],
    ["flag", false, false],
    ["flag", null, false],
    ["flag", undefined, false],
    ["flag", "null", false],
    // Composed, and a number may stand for it.
    ["text", "  S\u0327is\u0327li ", "Şişli"],
    ["text", 42, "42"],
    ["text", " ", null],
    ["text or null", "null", null],
    ["text or null", "None", null],
    ["text or null", "Null", "Null"],
    ["text or null", "x", "x"],
    ["required id", 7, "7"],
    ["required id", " R-7 ", "R-7"],
    ["required id", 0, "0"],
    ["id", 7, "7"],
    ["id", " R-7 ", "R-7"],
    ["id", 0, "0"],
    ["state", "open", "open"],
    ["state", " solved ", "solved"],
    ["state", "Open", "other"],
    ["state", null, "other"],
    ["state", undefined, "other"],
    ["state", 5, "other"],
    ["moment", "2026-11-18T07:00:00+03:00", Date.UTC(2026, 10, 18, 4)],
    ["moment", null, null],
    ["moment", "?", null],
    ["day", "2026-11-18", "2026-11-18"],
    ["day", "2026-02-30", null],
    ["day", null, null],
    ["duration", 0, 0],
    ["duration", "60", 60],
    ["duration", -1, null],
    ["duration", null, null],
    ["clock", "7:05", "07:05"],
    ["clock", "07:05:59", "07:05"],
    ["clock", "07:05:59.567", "07:05"],
    ["clock", "23:59", "23:59"],
    ["clock", "24:00", null],
    ["clock", "07:60", null],
    ["clock", "107:05", null],
    ["clock", "07:051", null],
    ["clock", "2026-11-18T21:30:00Z", "00:30"],
    ["clock", "2026-11-18", null],
    // A place on the earth; 0,0 is none.
    ["position", "41,29", [41, 29]],
    ["position", " -90 , 180 ", [-90, 180]],
    ["position", "90,-180", [90, -180]],
    ["position", "0,29", [0, 29]],
    ["track position", "41,29", [41, 29]],
    ["track position", "0,0", null],
    ["track position", "?", null],
  ])("a %s %j is read as %j", (name, given, value) => expect(decode(schemas[name], given)).toEqual(value));

  test.each([
    "90.1,0",
    "0,180.1",
    "41",
    "a,b",
    "",
    null,
    ",",
    "41,",
    ",29",
    " , ",
    "41,29,12",
    "0,0",
    "0.000000,0.000000",
  ])("no position is at %j", (given) => expect(decode(optionalPosition, given)).toBeNull());
  test("no position is at a zero with a sign", () => expect(decode(optionalPosition, " -0 , 0.0")).toBeNull());

  test.each<[Name, readonly unknown[]]>([
    ["required text", [null]],
    ["required number", ["çok"]],
    ["required id", [undefined, null, "", " ", true, {}]],
    // Told from one that isn't there.
    ["readable number", ["many", " ", true, [], Number.POSITIVE_INFINITY]],
    ["track position", [null]],
  ])("a %s that can't be read fails: %j", (name, all) => {
    for (const given of all) expect(() => decode(schemas[name], given)).toThrow();
  });

  test("an id that isn't needed may lack", () => {
    for (const given of [undefined, null, "", " ", true, {}]) expect(decode(optionalId, given)).toBeNull();
  });
});

describe("lists", () => {
  const rows = list(v.object({ id: requiredNumber }), "results");
  test("bare or under their wrapper", () => {
    expect(v.parse(rows, [{ id: 1 }])).toEqual([{ id: 1 }]);
    expect(v.parse(rows, { results: [{ id: "2" }] })).toEqual([{ id: 2 }]);
  });
  test("rows without an id are dropped and counted", () => {
    const { result, dropped } = decodeAnswer(rows, [{ id: 1 }, {}, null]);
    expect([result.output, dropped]).toEqual([[{ id: 1 }], 2]);
    expect(decodeAnswer(rows, [{ id: 1 }]).dropped, "of another answer").toBe(0);
  });
  test("rows of nested lists too", () => {
    const nested = v.object({ pages: list(v.object({ people: v.optional(v.nullable(rows)) })) });
    const { result, dropped } = decodeAnswer(nested, { pages: [{ people: [{ id: 1 }, {}] }, {}, { people: null }] });
    expect(result.success).toBe(true);
    expect(dropped).toBe(1);
  });
  test("a list of which no row can be read is none, and an empty one is", () => {
    expect(decodeAnswer(rows, [{}, { id: "?" }]).result.success).toBe(false);
    expect(decodeAnswer(rows, []).result.output).toEqual([]);
  });
  test("that have no wrapper come bare only", () => {
    const bare = list(v.object({ id: requiredNumber }));
    expect(v.parse(bare, [{ id: 1 }])).toEqual([{ id: 1 }]);
    for (const given of [{ results: [{ id: 1 }] }, { undefined: [{ id: 1 }] }])
      expect(decodeAnswer(bare, given).result.success).toBe(false);
  });
  test("something else is no list, an answer without content too", () => {
    for (const given of [undefined, null, true, 5, "[]", {}, { results: { results: [] } }])
      expect(decodeAnswer(rows, given).result.success, String(given)).toBe(false);
    expect(() => v.parse(rows, "<html>")).toThrow();
    expect(() => v.parse(rows, { other: [] })).toThrow();
  });
});

describe("the field that can't be read", () => {
  const row = v.object({ id: requiredNumber, stops: v.optional(list(v.object({ order: requiredNumber }))) });
  const rows = list(row);
  const body = v.object({ meta: v.object({ total: requiredNumber }), routes: rows });
  const meta = { total: 1 };
  test.each([
    ["of an object", body, { meta: { total: "?" }, routes: [] }, "meta.total"],
    ["that is missing", body, { meta: {}, routes: [] }, "meta.total"],
    ["of a list without any readable row", body, { meta, routes: [{}, { id: 1, stops: [{}] }] }, "routes.0.id"],
    [
      "of a list in such a row",
      body,
      { meta, routes: [{ id: 1, stops: [{ order: 5 }, {}] }, { stops: [{}] }] },
      "order",
    ],
    ["of the only row, deep inside", body, { meta, routes: [{ id: 1, stops: [{}] }] }, "routes.0.stops.0.order"],
    ["of a row that is left out", body, { meta, routes: [{ id: 1 }, { name: "R-1" }] }, "id"],
    ["of a page, beyond its two forms", pageOf(row), { results: [{ id: null }] }, "results.0.id"],
    ["is none where everything is", body, { meta, routes: [{ id: 1 }] }, null],
    ["is none where the whole is something else", body, "<html>", null],
  ])("%s", (_what, schema: v.GenericSchema, given, field) => expect(decodeAnswer(schema, given).field).toBe(field));
});

describe("pages of a list", () => {
  const rows = pageOf(v.object({ id: requiredNumber }));
  test.each([
    [[{ id: 1 }, {}], 1],
    [{ results: [{ id: 1 }], count: "40" }, 40],
    [{ results: [{ id: 1 }] }, null],
    [{ results: [{ id: 1 }], count: "many" }, null],
  ])("%j has the count %s", (given, count) => expect(v.parse(rows, given)).toEqual({ results: [{ id: 1 }], count }));
});
