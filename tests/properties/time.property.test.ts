import * as fc from "fast-check";
import { afterAll, describe, expect, test, vi } from "vitest";
import { holds } from "../helpers/properties.ts";

const ownZone = process.env["TZ"];
afterAll(() => {
  if (ownZone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = ownZone;
});

/** Modules without caches of an earlier zone. */
async function load() {
  vi.resetModules();
  const [day, month, wall, range, format, moments, dates, workdays, clock, months, serial, attributes] =
    await Promise.all([
      import("../../src/core/time/day.ts"),
      import("../../src/core/time/month.ts"),
      import("../../src/core/time/wall-time.ts"),
      import("../../src/core/time/day-range.ts"),
      import("../../src/core/text/format.ts"),
      import("../../src/core/api/values.ts"),
      import("../../src/core/trips/dates.ts"),
      import("../../src/core/time/holidays.ts"),
      import("../../src/core/time/clock.ts"),
      import("../../src/core/api/billing.ts"),
      import("../../src/widgets/kit/sheet/serial.ts"),
      import("../../src/widgets/kit/element/attributes.ts"),
    ]);
  return {
    ...day,
    ...month,
    ...wall,
    ...format,
    ...moments,
    ...workdays,
    ...clock,
    ...months,
    ...serial,
    ...attributes,
    range,
    dates,
  };
}

const opening = Date.UTC(2018, 0, 1);
const closing = Date.UTC(2035, 11, 31, 23, 59, 59, 999);
const dayLength = 86_400_000;
/** From 2018 on Istanbul is three hours ahead of Greenwich, without summer time. */
const ahead = 3 * 3_600_000;

const moment = fc.integer({ min: opening, max: closing });
/** Expected days, computed differently: with the platform's calendar in UTC. */
const dayAt = (count: number) => new Date(opening + count * dayLength).toISOString().slice(0, 10);
const count = fc.integer({ min: 0, max: Math.floor((closing - opening) / dayLength) });
const day = count.map(dayAt);
const monthIndex = fc.integer({ min: 0, max: 18 * 12 - 1 });
const monthAt = (index: number) => new Date(Date.UTC(2018, index)).toISOString().slice(0, 7);
const two = (value: number) => String(value).padStart(2, "0");

// The business's zone, and zones whose clock changes on other days, at midnight, or by half an hour.
describe.each(["Europe/Istanbul", "America/Los_Angeles", "America/Sao_Paulo", "Australia/Lord_Howe"])(
  "2018 to 2035 on a machine in %s",
  (zone) => {
    const inZone = (title: string, work: (of: Awaited<ReturnType<typeof load>>) => void) =>
      test(title, async () => {
        process.env["TZ"] = zone;
        const of = await load();
        expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
        work(of);
      });

    inZone("a moment has the day, month and time of Istanbul, and is read back from its writing", (of) => {
      holds(moment, (at) => {
        const istanbul = new Date(at + ahead);
        const iso = istanbul.toISOString();
        expect(of.toWallTime(at)).toBe(at + ahead);
        expect(of.fromWallTime(at + ahead)).toBe(at);
        expect(of.toDay(at)).toBe(iso.slice(0, 10));
        expect(of.toMonth(at)).toBe(iso.slice(0, 7));
        expect(of.formatTime(at)).toBe(iso.slice(11, 16));
        expect(of.formatDate(at)).toBe(`${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}`);
        expect(of.parseMoment(of.toIsoMoment(at))).toBe(at);
        expect(of.parseMoment(iso.slice(0, -1))).toBe(at);
        expect(of.parseMoment(`${iso.slice(0, 10)} ${iso.slice(11, -1)}+03:00`)).toBe(at);
        expect(of.parseDay(of.toIsoMoment(at))).toBe(of.toDay(at));
      });
    });

    inZone("a moment of any offset is that moment", (of) => {
      const offset = fc.tuple(fc.constantFrom("+", "-"), fc.integer({ min: 0, max: 14 }), fc.constantFrom(0, 30, 45));
      holds(fc.tuple(moment, offset, fc.boolean()), ([at, [sign, hours, minutes], hasColon]) => {
        const shift = (sign === "-" ? -1 : 1) * (hours * 60 + minutes) * 60_000;
        const local = new Date(at + shift).toISOString().slice(0, -1);
        expect(of.parseMoment(`${local}${sign}${two(hours)}${hasColon ? ":" : ""}${two(minutes)}`)).toBe(at);
      });
    });

    inZone("days count on, back and apart as the calendar does", (of) => {
      holds(fc.tuple(count, fc.integer({ min: -400, max: 400 })), ([from, more]) => {
        const first = dayAt(from);
        expect(of.isDay(first)).toBe(true);
        expect(of.addDays(first, more)).toBe(dayAt(from + more));
        expect(of.daysBetween(first, dayAt(from + more)) + 0).toBe(more + 0);
        expect(of.toWeekday(first)).toBe(new Date(`${first}T00:00:00Z`).getUTCDay() || 7);
        expect(of.toUtcMidnight(first)).toBe(Date.parse(`${first}T00:00:00Z`));
        expect(of.fromLocalDate(of.toLocalNoon(first))).toBe(first);
        expect(of.toLocalNoon(first).getHours()).toBe(12);
      });
    });

    inZone("a day is read as people and files write it, and what is none is none", (of) => {
      holds(day, (one) => {
        const [year, month, date] = one.split("-").map(Number) as [number, number, number];
        expect(of.formatDay(one)).toBe(`${two(date)}.${two(month)}.${year}`);
        for (const typed of [
          of.formatDay(one),
          `${date}.${month}.${year}`,
          `${date}/${month}/${year % 100}`,
          `${two(date)}${two(month)}${year}`,
        ])
          expect([typed, of.parseTypedDay(typed)]).toEqual([typed, one]);
        expect(of.formatSerialDay(of.toDaySerial(one) ?? 0)).toBe(of.formatDay(one));
      });
      const parts = fc.tuple(
        fc.integer({ min: 2018, max: 2035 }),
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 33 }),
      );
      holds(parts, ([year, month, date]) => {
        const made = new Date(Date.UTC(year, month - 1, date));
        const isReal = made.getUTCMonth() === month - 1 && made.getUTCDate() === date && date > 0 && month > 0;
        const text = `${year}-${two(month)}-${two(date)}`;
        expect([text, of.isDay(text)]).toEqual([text, isReal]);
        expect(of.parseDay(text)).toBe(isReal ? text : null);
        expect(of.parseTypedDay(`${two(date)}.${two(month)}.${year}`)).toBe(isReal ? text : null);
        expect(
          of.parseAttribute({ type: "text", default: null, format: "YYYY-MM-DD", description: "" }, text).value,
        ).toBe(isReal ? text : null);
      });
    });

    inZone("months count on and back over the turn of the year", (of) => {
      holds(fc.tuple(monthIndex, fc.integer({ min: -60, max: 60 })), ([index, more]) => {
        const month = monthAt(index);
        expect(of.isMonth(month)).toBe(true);
        expect(of.addMonths(month, more)).toBe(monthAt(index + more));
        expect(of.monthOf(of.yearOf(month), of.monthNumberOf(month))).toBe(month);
        const name = new Intl.DateTimeFormat("tr", { month: "long", year: "numeric", timeZone: "UTC" }).format(
          Date.parse(`${month}-01T00:00:00Z`),
        );
        expect(of.formatMonthAndYear(month)).toBe(name);
      });
      holds(fc.tuple(monthIndex, monthIndex), ([one, current]) => {
        const [month, today] = [monthAt(one), monthAt(current)];
        expect(of.isInvoiceMonth(month, today)).toBe(one >= 10 && one <= current);
        expect(of.previousInvoice(month)).toBe(one > 10 ? monthAt(one - 1) : null);
      });
    });

    inZone("a range is written and read as itself, with each of its days once", (of) => {
      holds(fc.tuple(count, fc.integer({ min: 0, max: 183 })), ([from, length]) => {
        const range = { first: dayAt(from), last: dayAt(from + length) };
        expect(of.range.readRange(of.range.writeRange(range))).toEqual(range);
        expect(of.range.countDays(range)).toBe(length + 1);
        expect(of.range.toDays([range, range])).toEqual(
          Array.from({ length: length + 1 }, (_, index) => dayAt(from + index)),
        );
      });
      holds(day, (today) => {
        for (const name of of.range.namedRanges) {
          const { first, last } = of.range.toNamedRange(name, today);
          expect(first <= last).toBe(true);
          if (name.startsWith("this")) expect(first <= today && today <= last).toBe(true);
          if (name.startsWith("last")) expect(last < today).toBe(true);
          if (name.endsWith("week")) expect([of.toWeekday(first), of.toWeekday(last)]).toEqual([1, 7]);
          if (name.endsWith("month")) expect([first.slice(8), of.addDays(last, 1).slice(8)]).toEqual(["01", "01"]);
        }
      });
    });

    inZone("what a picker offers is what the rule allows", (of) => {
      const chosen = fc.tuple(count, count, count);
      holds(chosen, ([a, b, c]) => {
        const [start, end, today] = [dayAt(a), dayAt(b), dayAt(Math.max(c, 400))];
        const { dates } = of;
        const list = dates.toListLimits({ start, end }, today);
        const isOffered =
          start >= list.start.first && start <= list.start.last && end >= list.end.first && end <= list.end.last;
        expect(dates.checkListRange({ start, end }, today) === null).toBe(isOffered);
        const range = dates.toDefaultRange(today, start);
        expect(dates.checkListRange(range, today)).toBeNull();
        const length = of.daysBetween(range.start, range.end) + 1;
        if (length < 400) expect(dates.toDays(range)).toHaveLength(length);
        if (dates.checkExportRange({ start, end }, today) !== null) return;
        const exported = dates.toExportLimits({ start, end }, today);
        expect(start >= exported.start.first && start <= exported.start.last).toBe(true);
        expect(end >= exported.end.first && end <= exported.end.last).toBe(true);
      });
      holds(fc.tuple(day, fc.integer({ min: 0, max: 30 })), ([today, wanted]) => {
        const days = of.workdaysBefore(today, wanted);
        expect(days).toHaveLength(wanted);
        expect(days.every((one) => of.isWorkday(one) && of.toWeekday(one) <= 5 && one < today)).toBe(true);
        expect(days).toEqual(days.toSorted().toReversed());
      });
    });

    inZone("a time of day goes into a file and comes out again, and spans never exceed the clock", (of) => {
      const clock = fc
        .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
        .map(([hours, minutes]) => `${two(hours)}:${two(minutes)}`);
      holds(fc.tuple(clock, clock), ([from, to]) => {
        expect(of.formatSerialTime(of.toTimeSerial(from) ?? 0)).toBe(from);
        const span = of.toClockSpan(from, to) ?? -1;
        expect(span >= 0 && span < 86_400).toBe(true);
        expect((span + (of.toClockSpan(to, from) ?? 0)) % 86_400).toBe(0);
        const short = of.minutesBetweenClocks(from, to) ?? 9999;
        expect(Math.abs(short)).toBeLessThanOrEqual(720);
        expect((((short * 60 - span) % 86_400) + 86_400) % 86_400).toBe(0);
      });
      holds(moment, (at) => {
        const serial = of.toMomentSerial(at) ?? 0;
        const minute = new Date(at + ahead).toISOString();
        expect(`${of.formatSerialDay(serial)} ${of.formatSerialTime(serial)}`).toBe(
          `${minute.slice(8, 10)}.${minute.slice(5, 7)}.${minute.slice(0, 4)} ${minute.slice(11, 16)}`,
        );
      });
      holds(fc.integer({ min: 0, max: 400_000 }), (seconds) => {
        const [hours = 0, minutes = 0, rest = 0] = of
          .formatSerialDuration(of.toDurationSerial(seconds) ?? 0)
          .split(":")
          .map(Number);
        expect(hours * 3600 + minutes * 60 + rest).toBe(seconds);
      });
    });
  },
);
