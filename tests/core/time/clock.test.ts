import { describe, expect, test } from "vitest";
import { minutesBetweenClocks, shiftClock, toClockSpan } from "../../../src/core/time/clock.ts";

describe("times of day", () => {
  test("with and without seconds, which don't count, and with blanks around", () => {
    expect(toClockSpan("07:05:59", "07:06")).toBe(60);
    expect(toClockSpan(" 7:05 ", "07:05:00")).toBe(0);
    expect(toClockSpan("00:00", "23:59")).toBe((24 * 60 - 1) * 60);
  });

  test.each([null, "", "24:00", "07:60", "7:5", "07:05:xx", "07:05:00:00", "at 07:05", "07.05"])(
    "%j is none",
    (text) => {
      expect(toClockSpan(text, "07:05")).toBeNull();
      expect(toClockSpan("07:05", text)).toBeNull();
      if (text !== null) expect(minutesBetweenClocks("07:05", text)).toBeNull();
    },
  );

  test.each([
    ["07:05", "07:12", 7],
    ["07:12", "07:05", -7],
    ["23:58", "00:05", 7],
    ["00:05", "23:58", -7],
    ["06:00", "18:00", 720],
    ["18:00", "06:00", -720],
  ])("%s to %s: %i min", (from, to, minutes) => {
    expect(minutesBetweenClocks(from, to)).toBe(minutes);
  });

  test.each([
    ["07:05", 7, "07:12"],
    ["07:05", -6.4, "06:59"],
    ["23:58", 7, "00:05"],
    ["00:05", -7, "23:58"],
    [null, 7, null],
    ["24:00", 7, null],
  ])("%s and %d min: %s", (clock, minutes, shifted) => {
    expect(shiftClock(clock, minutes)).toBe(shifted);
  });
});
