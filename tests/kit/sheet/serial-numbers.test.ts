import { describe, expect, it } from "vitest";
import {
  formatSerialDay,
  formatSerialDuration,
  formatSerialTime,
  toDaySerial,
  toDurationSerial,
  toMomentSerial,
  toTimeSerial,
} from "../../../src/widgets/kit/sheet/serial.ts";

/*
 * Runs in the machine's time zone. serial.test.ts sets others, which isn't possible in a worker thread: there the mutation tests would
 * count mutants as killed that no test has run.
 */

const at = (text: string) => Date.parse(text);

describe("the serial number", () => {
  it.each([
    ["1900-02-28", null],
    ["1900-03-01", 61],
    ["1970-01-01", 25_569],
    ["2026-11-25", 46_351],
    ["9999-12-31", 2_958_465],
    ["2026-02-30", null],
    ["25.11.2026", null],
    ["", null],
  ])("of day %j is %s", (day, serial) => expect(toDaySerial(day)).toBe(serial));

  it.each([
    ["1970-01-01T02:00:00+02:00", 25_569 + 2 / 24],
    ["2000-01-01T12:00:00+02:00", 36_526.5],
    ["2026-11-19T00:00:00+03:00", 46_345],
    ["2026-11-18T23:59:59+03:00", 46_344 + 86_399 / 86_400],
    ["9999-12-31T18:00:00+03:00", 2_958_465.75],
    ["9999-12-31T23:59:59+03:00", 2_958_465 + 86_399 / 86_400],
  ])("of moment %s is %d", (text, serial) => {
    expect(toMomentSerial(at(text))).toBeCloseTo(serial, 8);
    expect(toDaySerial(at(text))).toBe(Math.floor(serial));
    expect(toTimeSerial(at(text))).toBeCloseTo(serial - Math.floor(serial), 8);
  });

  it.each([
    ["no number", Number.NaN],
    ["the end of time", Infinity],
    ["its beginning", -Infinity],
    ["after the last date", 9e15],
    ["the last date", 8.64e15],
    ["just before the last date", 8.64e15 - 1],
    ["the first date", -8.64e15],
    ["just after the first date", -8.64e15 + 1],
    ["before Excel's calendar", at("1800-01-01T00:00:00Z")],
    ["after Excel's calendar", at("+010000-01-01T00:00:00+03:00")],
  ])("of a moment doesn't exist for %s", (_, moment) => {
    expect(toMomentSerial(moment)).toBe(null);
    expect(toDaySerial(moment)).toBe(null);
    expect(toTimeSerial(moment)).toBe(null);
  });

  it.each([
    ["00:00", 0],
    ["7:05", 25_500],
    ["07:05", 25_500],
    [" 07:05 ", 25_500],
    ["19:59", 71_940],
    ["07:05:30", 25_530],
    ["23:59:59", 86_399],
    ["24:00", null],
    ["12:60", null],
    ["12:00:60", null],
    ["012:00", null],
    ["12:00:00x", null],
    ["12:5", null],
    ["7.30", null],
    ["", null],
  ])("of time %j are %s seconds of a day", (time, seconds) =>
    expect(toTimeSerial(time)).toBe(seconds === null ? null : seconds / 86_400),
  );

  it.each([
    [0, 0],
    [1, 1 / 86_400],
    [129_600, 1.5],
    [-1, null],
  ])("of %d seconds is %s", (seconds, serial) => expect(toDurationSerial(seconds)).toBe(serial));
});

describe("a serial number as text", () => {
  it.each([
    [61, "01.03.1900"],
    [46_351, "25.11.2026"],
    [46_351.999, "25.11.2026"],
    [2_958_465, "31.12.9999"],
  ])("%d is day %s", (serial, day) => expect(formatSerialDay(serial)).toBe(day));

  it.each([
    [0, "00:00", "00:00"],
    [0.3125, "07:30", "07:30"],
    [46_351 + 25_530 / 86_400, "07:05", "07:05:30"],
    [86_399 / 86_400, "23:59", "23:59:59"],
  ])("%d is time %s, with seconds %s", (serial, short, long) => {
    expect(formatSerialTime(serial)).toBe(short);
    expect(formatSerialTime(serial, true)).toBe(long);
  });

  it.each([
    [0, "0:00:00"],
    [59, "0:00:59"],
    [3600, "1:00:00"],
    [4230, "1:10:30"],
    [100_000, "27:46:40"],
  ])("of %d seconds is duration %s", (seconds, text) => expect(formatSerialDuration(seconds / 86_400)).toBe(text));
});
