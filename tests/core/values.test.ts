import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  decodeAnswer,
  flag,
  list,
  optionalNumber,
  optionalText,
  requiredNumber,
  requiredText,
  textOrNull,
} from "../../src/core/api/values.ts";

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
  test("something else is no list", () => {
    expect(() => v.parse(rows, "<html>")).toThrow();
    expect(() => v.parse(rows, { other: [] })).toThrow();
  });
});
