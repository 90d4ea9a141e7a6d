import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { optionalClock, optionalDay, optionalDuration, optionalMoment } from "../../../src/core/api/moments.ts";
import { optionalPosition, trackPosition } from "../../../src/core/api/position.ts";
import {
  decodeAnswer,
  flag,
  list,
  optionalDecimal,
  optionalId,
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

describe("the provider's odd values", () => {
  test.each([
    [12.5, 12.5],
    ["12.50", 12.5],
    ["0.000000", 0],
    [null, null],
    [undefined, null],
    ["", null],
    ["çok", null],
    [true, null],
  ])("number %s is %s", (given, value) => expect(decode(optionalNumber, given)).toBe(value));

  test.each([
    [true, true],
    ["True", true],
    ["true", true],
    [1, true],
    ["False", false],
    [false, false],
    [null, false],
    [undefined, false],
    ["null", false],
  ])("flag %s is %s", (given, value) => expect(decode(flag, given)).toBe(value));

  test("text is trimmed, composed, and a number may stand for it", () => {
    expect(decode(optionalText, "  S\u0327is\u0327li ")).toBe("Şişli");
    expect(decode(optionalText, 42)).toBe("42");
    expect(decode(optionalText, " ")).toBeNull();
    expect(decode(textOrNull, "null")).toBeNull();
    expect(() => decode(requiredText, null)).toThrow();
    expect(() => decode(requiredNumber, "çok")).toThrow();
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

describe("what names a row, and words", () => {
  test.each([
    [7, "7"],
    [" R-7 ", "R-7"],
    [0, "0"],
  ])("%j is %s", (given, id) => expect([decode(requiredId, given), decode(optionalId, given)]).toEqual([id, id]));

  test("without a name there is no row, but one that isn't needed may lack", () => {
    for (const given of [undefined, null, "", " ", true, {}]) {
      expect(() => decode(requiredId, given)).toThrow();
      expect(decode(optionalId, given)).toBeNull();
    }
  });

  test("a number that is there and can't be read is told from one that isn't there", () => {
    expect([undefined, null, "", "12.5", 0].map((given) => decode(readableNumber, given))).toEqual([
      null,
      null,
      null,
      12.5,
      0,
    ]);
    for (const given of ["many", " ", true, [], Number.POSITIVE_INFINITY])
      expect(() => decode(readableNumber, given)).toThrow();
    expect([Number.NaN, "1e999", "0x10", " 7 ", "7,5"].map((given) => decode(optionalDecimal, given))).toEqual([
      null,
      null,
      16,
      7,
      null,
    ]);
  });

  test("a word that isn't known is read as another", () => {
    const state = word(["open", "solved"], "other");
    expect(["open", " solved ", "Open", null, undefined, 5].map((given) => decode(state, given))).toEqual([
      "open",
      "solved",
      "other",
      "other",
      "other",
      "other",
    ]);
    expect(["null", "None", "Null", "x"].map((given) => decode(textOrNull, given))).toEqual([null, null, "Null", "x"]);
  });

  test("moments, days, lengths and times of day are read, or none", () => {
    expect(decode(optionalMoment, "2026-11-18T07:00:00+03:00")).toBe(Date.UTC(2026, 10, 18, 4));
    expect([null, "?"].map((given) => decode(optionalMoment, given))).toEqual([null, null]);
    expect(["2026-11-18", "2026-02-30", null].map((given) => decode(optionalDay, given))).toEqual([
      "2026-11-18",
      null,
      null,
    ]);
    expect([0, "60", -1, null].map((given) => decode(optionalDuration, given))).toEqual([0, 60, null, null]);
    const clocks = [
      "7:05",
      "07:05:59",
      "07:05:59.567",
      "23:59",
      "24:00",
      "07:60",
      "107:05",
      "07:051",
      "2026-11-18T21:30:00Z",
      "2026-11-18",
    ];
    expect(clocks.map((given) => decode(optionalClock, given))).toEqual([
      "07:05",
      "07:05",
      "07:05",
      "23:59",
      null,
      null,
      null,
      null,
      "00:30",
      null,
    ]);
  });

  test("a position is a place on the earth; 0,0 is none", () => {
    const given = ["41,29", " -90 , 180 ", "90,-180", "90.1,0", "0,180.1", "41", "a,b", "", null];
    expect(given.map((text) => decode(optionalPosition, text))).toEqual([
      [41, 29],
      [-90, 180],
      [90, -180],
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    for (const part of [",", "41,", ",29", " , ", "41,29,12"]) expect(decode(optionalPosition, part), part).toBeNull();
    for (const none of ["0,0", "0.000000,0.000000", " -0 , 0.0"])
      expect(decode(optionalPosition, none), none).toBeNull();
    expect(decode(optionalPosition, "0,29")).toEqual([0, 29]);
    expect(["41,29", "0,0", "?"].map((text) => decode(trackPosition, text))).toEqual([[41, 29], null, null]);
    expect(() => decode(trackPosition, null)).toThrow();
  });
});
