import { afterEach, describe, expect, it } from "vitest";
import {
  formatSerialDay,
  formatSerialTime,
  toDaySerial,
  toMomentSerial,
  toTimeSerial,
} from "../../../src/widgets/kit/sheet/serial.ts";

const ownZone = process.env["TZ"];
afterEach(() => {
  if (ownZone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = ownZone;
});

const at = (text: string) => Date.parse(text);
const show = (serial: number | null) =>
  serial === null ? null : `${formatSerialDay(serial)} ${formatSerialTime(serial, true)}`;

const zones = [
  ["America/Los_Angeles", 480],
  ["Asia/Tokyo", -540],
  ["Europe/Istanbul", -180],
] as const;

for (const [zone, offset] of zones) {
  describe(`times in a browser in ${zone}`, () => {
    it("are those of a clock in Istanbul", () => {
      process.env["TZ"] = zone;
      expect(new Date(2026, 10, 19).getTimezoneOffset(), "the zone is in effect").toBe(offset);
      expect(show(toMomentSerial(at("2026-11-19T00:30:00+03:00")))).toBe("19.11.2026 00:30");
      expect(show(toMomentSerial(at("2026-12-31T23:59:59+03:00")))).toBe("31.12.2026 23:59:59");
      expect(show(toMomentSerial(at("2026-12-31T23:59:59.999+03:00")))).toBe("31.12.2026 23:59:59");
      // Istanbul was at +02:00 in the winter before autumn 2016, and went forward on 27 March 2016.
      expect(show(toMomentSerial(at("2016-01-15T22:30:00Z")))).toBe("16.01.2016 00:30");
      expect(show(toMomentSerial(at("2016-03-27T00:59:59Z")))).toBe("27.03.2016 02:59:59");
      expect(show(toMomentSerial(at("2016-03-27T01:00:00Z")))).toBe("27.03.2016 04:00");
      expect(formatSerialDay(toDaySerial(at("2026-11-18T21:30:00Z")) ?? 0)).toBe("19.11.2026");
      expect(formatSerialTime(toTimeSerial(at("2026-11-18T21:30:00Z")) ?? 0)).toBe("00:30");
      expect(formatSerialDay(toDaySerial("2026-03-29") ?? 0)).toBe("29.03.2026");
    });
  });
}

describe("serial numbers", () => {
  it("are those of Excel", () => {
    expect(toDaySerial("1900-03-01")).toBe(61);
    expect(toDaySerial("2000-01-01")).toBe(36_526);
    expect(toDaySerial("2026-11-25")).toBe(46_351);
    expect(toTimeSerial("07:30")).toBe(0.3125);
    expect(toTimeSerial("7:30:36")).toBeCloseTo(0.312916666, 8);
    expect(toMomentSerial(at("2000-01-01T12:00:00+02:00"))).toBe(36_526.5);
  });

  it("do not exist for what is no day, no time, or out of Excel's calendar", () => {
    for (const day of ["", "2026-02-30", "25.11.2026", "1900-02-28", "1789-07-14"])
      expect(toDaySerial(day), day).toBe(null);
    for (const time of ["", "24:00", "7.30", "12:60", "yarın"]) expect(toTimeSerial(time), time).toBe(null);
    for (const moment of [Number.NaN, Infinity, 9e15, 8.64e15, -8.64e15, at("1800-01-01T00:00:00Z")])
      expect(toMomentSerial(moment)).toBe(null);
  });
});
