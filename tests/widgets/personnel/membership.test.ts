import { describe, expect, test } from "vitest";
import {
  canSubmit,
  canTakeBack,
  emptyDraft,
  toChange,
  toDayChips,
} from "../../../src/widgets/personnel/membership/membership.model.ts";

const today = "2026-11-19";

describe("the membership form", () => {
  test.each(["on_hold", "deleted"] as const)("needs a reason and a date or today for %s", (target) => {
    expect(canSubmit(target, emptyDraft, today)).toBe(false);
    expect(canSubmit(target, { ...emptyDraft, reason: "VACATION" }, today)).toBe(false);
    expect(canSubmit(target, { ...emptyDraft, isToday: true }, today)).toBe(false);
    expect(canSubmit(target, { ...emptyDraft, reason: "VACATION", isToday: true }, today)).toBe(true);
    expect(canSubmit(target, { ...emptyDraft, reason: "VACATION", day: "2026-12-01" }, today)).toBe(true);
  });

  test("needs only a date or today for registered, and sends no reason", () => {
    expect(canSubmit("registered", emptyDraft, today)).toBe(false);
    expect(toChange("registered", { ...emptyDraft, reason: "VACATION", day: "2026-12-01" }, today)).toEqual({
      status: "registered",
      date: "2026-12-01",
    });
  });

  test("sends today when it is checked after a date was typed", () => {
    expect(toChange("on_hold", { reason: "VACATION", isToday: true, day: "2026-12-01" }, today)).toEqual({
      status: "on_hold",
      date: today,
      reason: "VACATION",
    });
  });

  test.each(["on_hold", "deleted", "registered"] as const)("refuses a day before today for %s", (target) => {
    const past = { reason: "VACATION", isToday: false, day: "2026-11-18" };
    expect(canSubmit(target, past, today)).toBe(false);
    expect(toChange(target, past, today)).toBeNull();
    expect(canSubmit(target, { ...past, day: today }, today)).toBe(true);
    // What was typed before today was checked doesn't matter.
    expect(toChange(target, { ...past, isToday: true }, today)).toMatchObject({ date: today });
  });

  test("makes no request while it is incomplete", () => {
    expect(toChange("deleted", { ...emptyDraft, reason: "LEFT" }, today)).toBeNull();
  });
});

describe("the usual days", () => {
  test.each([
    ["a Thursday", "2026-11-19", ["Yarın, 20 Kas", "Pazartesi, 23 Kas", "Ay başı, 1 Ara"]],
    ["a Monday: the next one", "2026-11-23", ["Yarın, 24 Kas", "Pazartesi, 30 Kas", "Ay başı, 1 Ara"]],
    ["a Sunday: Monday is tomorrow", "2026-11-22", ["Yarın, 23 Kas", "Ay başı, 1 Ara"]],
    ["the end of a year", "2026-12-30", ["Yarın, 31 Ara", "Ay başı, 1 Oca", "Pazartesi, 4 Oca"]],
  ])("on %s are listed once, with their date, the nearest first", (_, day, labels) =>
    expect(toDayChips(day).map(({ label }) => label)).toEqual(labels),
  );

  test("have the dates that are sent", () =>
    expect(toDayChips("2026-12-30").map(({ day }) => day)).toEqual(["2026-12-31", "2027-01-01", "2027-01-04"]));
});

describe("a change that was just requested", () => {
  test.each([
    ["on_hold", "2026-11-20", true],
    ["deleted", "2026-11-20", true],
    // Already in effect, no longer only requested.
    ["deleted", today, false],
    ["on_hold", null, false],
    // Cancelling a reactivation needs a reason.
    ["registered", "2026-11-20", false],
  ] as const)("%s from %s can be cancelled with one click: %s", (target, day, isPossible) =>
    expect(canTakeBack(target, day, today)).toBe(isPossible),
  );
});
