import { describe, expect, test } from "vitest";
import {
  canSubmit,
  emptyDraft,
  membershipActions,
  toChange,
} from "../../../src/widgets/personnel/membership/membership.model.ts";

const today = "2026-11-19";

describe("the membership form (specification 1 §5)", () => {
  test.each(["on_hold", "deleted"] as const)("%s asks for a reason and a date or today", (target) => {
    expect(canSubmit(target, emptyDraft)).toBe(false);
    expect(canSubmit(target, { ...emptyDraft, reason: "VACATION" })).toBe(false);
    expect(canSubmit(target, { ...emptyDraft, isToday: true })).toBe(false);
    expect(canSubmit(target, { ...emptyDraft, reason: "VACATION", isToday: true })).toBe(true);
    expect(canSubmit(target, { ...emptyDraft, reason: "VACATION", day: "2026-12-01" })).toBe(true);
  });

  test("registered asks for a date or today only, and sends no reason", () => {
    expect(canSubmit("registered", emptyDraft)).toBe(false);
    expect(toChange("registered", { ...emptyDraft, reason: "VACATION", day: "2026-12-01" }, today)).toEqual({
      status: "registered",
      date: "2026-12-01",
    });
  });

  test("today counts before a date that was typed earlier", () => {
    expect(toChange("on_hold", { reason: "VACATION", isToday: true, day: "2026-12-01" }, today)).toEqual({
      status: "on_hold",
      date: today,
      reason: "VACATION",
    });
  });

  test("an incomplete draft is no request", () => {
    expect(toChange("deleted", { ...emptyDraft, reason: "LEFT" }, today)).toBeNull();
  });
});

describe("what an administrator may ask for", () => {
  test.each([
    ["registered", null, ["on_hold", "deleted"]],
    ["on_hold", null, ["registered", "deleted"]],
    ["registered", "deleted", ["on_hold"]],
    ["registered", "on_hold", ["deleted"]],
    ["on_hold", "registered", ["deleted"]],
    ["deleted", null, []],
  ] as const)("%s, pending %s: %j", (status, pending, actions) => {
    expect(membershipActions(status, pending)).toEqual(actions);
  });
});
