import { describe, expect, test } from "vitest";
import { texts as english } from "../../../src/core/text/core.messages.en.ts";
import { addTexts, chooseLanguage } from "../../../src/core/text/messages.ts";
import {
  addMonths,
  formatMonthAndYear,
  formatMonthName,
  isMonth,
  monthOf,
  toMonth,
  toProviderMonthName,
} from "../../../src/core/time/month.ts";

describe("months", () => {
  test("are those of Istanbul, also in the hours around midnight", () => {
    expect(toMonth(Date.parse("2026-12-01T00:30:00+03:00"))).toBe("2026-12");
    expect(toMonth(Date.parse("2026-11-30T23:30:00+03:00"))).toBe("2026-11");
    expect(toMonth(Date.parse("2026-12-31T21:00:00Z"))).toBe("2027-01");
  });

  test("have the provider's Turkish name also on an English page", () => {
    addTexts("en", english);
    chooseLanguage("en");
    expect([formatMonthName("2026-11", "short"), toProviderMonthName("2026-11")]).toEqual(["Nov", "Kas"]);
    chooseLanguage("tr");
    expect(formatMonthName("2026-11", "short")).toBe("Kas");
  });

  test("go over December and January in both directions", () => {
    expect(addMonths("2026-12", 1)).toBe("2027-01");
    expect(addMonths("2026-01", -1)).toBe("2025-12");
    expect(addMonths("2026-02", -26)).toBe("2023-12");
    expect(addMonths("2026-11", 0)).toBe("2026-11");
    expect(addMonths("2026-11", 14)).toBe("2028-01");
  });

  test("are read strictly and written the Turkish way", () => {
    expect(["2026-11", "2026-1", "2026-13", "2026-00", "11-2026", ""].filter(isMonth)).toEqual(["2026-11"]);
    expect(monthOf(2026, 3)).toBe("2026-03");
    expect(formatMonthAndYear("2026-11")).toBe("Kasım 2026");
    expect(formatMonthName("2026-08", "short")).toBe("Ağu");
    expect(formatMonthName("2026-01")).toBe("Ocak");
  });
});
