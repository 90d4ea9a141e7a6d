import { describe, expect, test } from "vitest";
import {
  defaultValues,
  parseAttribute,
  parseProperty,
  readPlain,
  toPropertyName,
} from "../../../src/widgets/kit/element/attributes.ts";
import type { Attribute } from "../../../src/widgets/kit/element/contract.ts";

const spec = {
  text: { type: "text", default: "a", description: "" },
  month: { type: "text", format: "YYYY-MM", default: null, description: "" },
  day: { type: "text", format: "YYYY-MM-DD", default: null, description: "" },
  number: { type: "number", default: 10, minimum: 1, maximum: 100, description: "" },
  boundless: { type: "number", default: 10, description: "" },
  fromZero: { type: "number", default: null, minimum: 0, maximum: 0, description: "" },
  boolean: { type: "boolean", description: "" },
  choice: { type: "choice", values: ["x", "y"], default: null, description: "" },
  list: { type: "list", values: ["a", "b", "c"], default: [], description: "" },
} as const satisfies Record<string, Attribute>;

describe("attributes", () => {
  test.each([
    ["text", null, "a"],
    ["text", "", ""],
    ["month", "2026-11", "2026-11"],
    ["month", "", ""],
    ["month", "11-2026", null],
    ["month", "2026-13", null],
    ["day", "2026-02-28", "2026-02-28"],
    ["day", "2026-02-30", null],
    ["day", "2026-11", null],
    ["day", "2026-11-25T10:00", null],
    ["day", " 2026-11-25", null],
    ["day", "", ""],
    ["month", "2026-00", null],
    ["month", "2026-12", "2026-12"],
    ["month", "2026-1", null],
    ["month", "2026-11-25", null],
    ["month", null, null],
    ["number", "20", 20],
    ["number", "12px", 10],
    ["number", "", 10],
    ["number", "1", 1],
    ["number", "0", 10],
    ["number", "100", 100],
    ["number", "101", 10],
    ["number", "NaN", 10],
    ["number", null, 10],
    ["boundless", "-5", -5],
    ["boundless", "1e9", 1e9],
    ["boundless", " 7 ", 7],
    ["boundless", " ", 10],
    ["boundless", "Infinity", 10],
    ["boundless", "-Infinity", 10],
    ["fromZero", "0", 0],
    ["fromZero", "-1", null],
    ["fromZero", "1", null],
    ["boolean", null, false],
    ["boolean", "", true],
    ["boolean", "boolean", true],
    ["boolean", "false", false],
    ["choice", "y", "y"],
    ["choice", "Y", null],
    ["choice", "", null],
    ["choice", null, null],
    ["list", "c a", ["c", "a"]],
    ["list", "c, a c", ["c", "a"]],
    ["list", " c\n,,a ", ["c", "a"]],
    ["list", "z", []],
    ["list", "", []],
    ["list", null, []],
  ] as const)("%s=%s is %s", (kind, text, value) => expect(parseAttribute(spec[kind], text).value).toEqual(value));

  test.each([
    ["number", "abc", '"abc" is not a number in range'],
    ["number", "101", '"101" is not a number in range'],
    ["number", " ", '" " is not a number in range'],
    ["month", "11-2026", '"11-2026" is not YYYY-MM'],
    ["day", "2026-02-30", '"2026-02-30" is not YYYY-MM-DD'],
    ["choice", "z", '"z" is none of x, y'],
    ["list", "a z", '"z" is none of a, b, c'],
    ["list", "q,z", '"q z" is none of a, b, c'],
  ] as const)("%s=%s tells that %s", (kind, text, problem) =>
    expect(parseAttribute(spec[kind], text).problem).toBe(problem),
  );

  test.each([
    ["number", ""],
    ["number", "20"],
    ["month", ""],
    ["month", "2026-11"],
    ["choice", ""],
    ["choice", "x"],
    ["list", ""],
    ["list", "a b"],
    ["text", null],
  ] as const)("%s=%s is nothing to tell of", (kind, text) =>
    expect(parseAttribute(spec[kind], text).problem).toBeUndefined(),
  );
});

describe("properties", () => {
  test.each([
    ["number", 20, 20],
    ["number", null, 10],
    ["boolean", 1, true],
    ["text", null, "a"],
    ["text", undefined, "a"],
    ["text", 5, "5"],
    ["text", ["a", "b"], "a,b"],
    ["number", undefined, 10],
    ["number", "20", 20],
    ["number", 101, 10],
    ["boolean", undefined, false],
    ["boolean", null, false],
    ["boolean", 0, false],
    ["boolean", "", false],
    ["boolean", "false", true],
    ["list", null, []],
    ["list", ["b", "a"], ["b", "a"]],
    ["list", "b", ["b"]],
    ["choice", undefined, null],
  ] as const)("%s = %s is %s", (kind, given, value) => expect(parseProperty(spec[kind], given).value).toEqual(value));

  test("report an entry of a list that is no text, also null", () =>
    expect(parseProperty(spec.list, ["a", null])).toEqual({
      value: ["a"],
      problem: '"null" is none of a, b, c',
    }));

  test.each(["text", "number", "choice", "list"] as const)("%s reports no problem when it is restored", (kind) => {
    expect(parseProperty(spec[kind], null)).not.toHaveProperty("problem");
    expect(parseProperty(spec[kind], undefined)).not.toHaveProperty("problem");
  });
});

test("names", () => {
  expect(toPropertyName("signed-out")).toBe("signedOut");
  expect(toPropertyName("user-id-2x")).toBe("userId-2x");
  expect(toPropertyName("name")).toBe("name");
  expect(defaultValues({ "page-size": spec.number })).toEqual({ pageSize: 10 });
  expect(defaultValues({ "is-open": spec.boolean, text: spec.text })).toEqual({ isOpen: false, text: "a" });
});

test.each([
  ["number", "20", 20],
  ["number", "ten", 10],
  ["number", "101", 10],
  ["choice", "y", "y"],
  ["choice", "z", null],
  ["text", "", ""],
] as const)("the loader reads %s=%s as %s", (kind, text, value) => expect(readPlain(spec[kind], text)).toBe(value));
