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

describe("what an administrator may do (specification 1 §4)", () => {
  test.each([
    ["registered", false, ["on_hold", "deleted"]],
    ["on_hold", false, ["registered", "deleted"]],
    ["registered", true, ["on_hold"]],
    ["deleted", false, []],
  ] as const)("%s, pending deletion %s: %j", (status, isPending, actions) => {
    expect(membershipActions(status, isPending)).toEqual(actions);
  });
});
