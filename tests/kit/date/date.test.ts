import { describe, expect, test } from "vitest";
import { isWithin } from "../../../src/widgets/kit/date/date-field.tsx";
import { clampMonth, moveMonth } from "../../../src/widgets/kit/date/month-picker.tsx";

const limits = { first: "2018-11", last: "2026-11" };

describe("a key in the panel of months", () => {
  test.each([
    ["ArrowLeft", "2026-04"],
    ["ArrowRight", "2026-06"],
    ["ArrowUp", "2026-02"],
    ["ArrowDown", "2026-08"],
    ["PageUp", "2025-05"],
    ["PageDown", "2026-11"],
    ["Home", "2026-01"],
    ["End", "2026-11"],
  ])("%s leads from May 2026 to %s", (key, month) => expect(moveMonth(key, "2026-05", limits)).toBe(month));

  test.each(["ArrowLeft", "ArrowUp", "PageUp", "Home"])("%s stays within the first month", (key) => {
    expect(moveMonth(key, "2018-11", limits)).toBe("2018-11");
  });

  test.each(["Enter", "Tab", "a", ""])("%j is left to the page", (key) => {
    expect(moveMonth(key, "2026-05", limits)).toBeUndefined();
  });

  test("stops at the limit when it would lead past it", () => {
    expect(["2018-10", "2018-11", "2020-01", "2026-11", "2026-12"].map((month) => clampMonth(month, limits))).toEqual([
      "2018-11",
      "2018-11",
      "2020-01",
      "2026-11",
      "2026-11",
    ]);
  });
});

test("a day lies within limits that may be missing", () => {
  expect(isWithin("2026-12-01", "2026-12-01", "2026-12-01")).toBe(true);
  expect(isWithin("2026-12-01", undefined, "2026-11-30")).toBe(false);
  expect(isWithin("2026-12-01", "2026-12-02", undefined)).toBe(false);
  expect(isWithin("2026-12-01", undefined, undefined)).toBe(true);
});
