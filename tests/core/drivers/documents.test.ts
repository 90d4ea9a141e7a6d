import { describe, expect, test } from "vitest";
import {
  countExpiries,
  isAwaiting,
  toDaysLeft,
  toDocumentStatus,
  toExpiry,
} from "../../../src/core/drivers/document-status.ts";
import { emptyReason, isOther, toReason } from "../../../src/core/drivers/reasons.ts";

describe("what a state means", () => {
  test("only approved and whs_approved wait for the company", () => {
    const states = ["approved", "whs_approved", "hr_approved", "rejected", "missing", "toString", "__proto__", ""];
    expect(states.map((status) => [status, toDocumentStatus({ status })])).toEqual([
      ["approved", "awaiting"],
      ["whs_approved", "awaiting"],
      ["hr_approved", "approved"],
      ["rejected", "rejected"],
      ["missing", "other"],
      ["toString", "other"],
      ["__proto__", "other"],
      ["", "other"],
    ]);
    expect(states.filter((status) => isAwaiting({ status }))).toEqual(["approved", "whs_approved"]);
  });
});

describe("how soon a document ends", () => {
  const today = "2026-11-19";
  test.each([
    ["2026-11-18", "expired", -1],
    ["2026-11-19", "in-30", 0],
    ["2026-12-19", "in-30", 30],
    ["2026-12-20", "in-60", 31],
    ["2027-01-18", "in-60", 60],
    ["2027-01-19", "later", 61],
    [null, "never", null],
  ] as const)("%s: %s", (expirationDay, expiry, days) => {
    expect(toExpiry({ expirationDay }, today)).toBe(expiry);
    expect(toDaysLeft({ expirationDay }, today)).toBe(days);
  });

  test("is counted", () => {
    const documents = ["2026-11-18", "2026-11-30", "2026-12-01", null].map((expirationDay) => ({ expirationDay }));
    expect(countExpiries(documents, today)).toEqual({ expired: 1, "in-30": 2, "in-60": 0, later: 0, never: 1 });
  });
});

describe("the reason of a rejection", () => {
  test("is required, and Diğer needs words that aren't blank", () => {
    expect(toReason(emptyReason)).toBe(null);
    expect(toReason({ choice: "Servis gecikti", words: "left over" })).toBe("Servis gecikti");
    expect(toReason({ choice: "Diğer", words: "" })).toBe(null);
    expect(toReason({ choice: "Diğer", words: " \n\t\u00a0" })).toBe(null);
    // Five letters are a hint, not a requirement.
    expect(toReason({ choice: "Diğer", words: " ab " })).toBe("ab");
    expect(["Diğer", "DİĞER", "diğer ", "Diğer belge"].map(isOther)).toEqual([true, true, true, false]);
  });
});
