import { describe, expect, test } from "vitest";
import {
  defaultValues,
  parseAttribute,
  parseProperty,
  toPropertyName,
} from "../../../src/widgets/kit/element/attributes.ts";
import type { Attribute } from "../../../src/widgets/kit/element/contract.ts";

const spec = {
  text: { type: "text", default: "a", description: "" },
  month: { type: "text", format: "YYYY-MM", default: null, description: "" },
  day: { type: "text", format: "YYYY-MM-DD", default: null, description: "" },
  number: { type: "number", default: 10, minimum: 1, maximum: 100, description: "" },
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
    ["number", "20", 20],
    ["number", "12px", 10],
    ["number", "", 10],
    ["number", "101", 10],
    ["number", "NaN", 10],
    ["boolean", null, false],
    ["boolean", "", true],
    ["boolean", "boolean", true],
    ["boolean", "false", false],
    ["choice", "y", "y"],
    ["choice", "Y", null],
    ["list", "c a", ["c", "a"]],
    ["list", "c, a c", ["c", "a"]],
    ["list", "z", []],
  ] as const)("%s=%s is %s", (kind, text, value) => expect(parseAttribute(spec[kind], text).value).toEqual(value));

  test("say what is wrong with them, an empty one is not wrong", () => {
    expect(parseAttribute(spec.number, "abc").problem).toContain("abc");
    expect(parseAttribute(spec.month, "11-2026").problem).toContain("YYYY-MM");
    expect(parseAttribute(spec.choice, "z").problem).toContain("x, y");
    expect(parseAttribute(spec.list, "a z").problem).toContain("z");
    expect(parseAttribute(spec.number, "").problem).toBeUndefined();
    expect(parseAttribute(spec.choice, "").problem).toBeUndefined();
  });
});

describe("properties", () => {
  test.each([
    ["number", 20, 20],
    ["number", null, 10],
    ["boolean", 1, true],
    ["boolean", undefined, false],
    ["list", ["b", "a"], ["b", "a"]],
    ["list", "b", ["b"]],
    ["choice", undefined, null],
  ] as const)("%s = %s is %s", (kind, given, value) => expect(parseProperty(spec[kind], given).value).toEqual(value));
});

test("names", () => {
  expect(toPropertyName("signed-out")).toBe("signedOut");
  expect(defaultValues({ "page-size": spec.number })).toEqual({ pageSize: 10 });
});
