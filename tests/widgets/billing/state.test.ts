import { describe, expect, test } from "vitest";
import { readState, tableDefaults, withMonth, writeState } from "../../../src/widgets/billing/billing.store.ts";
import { clampMonth, moveMonth } from "../../../src/widgets/kit/date/month-picker.tsx";

const current = "2026-11";
const attributes = (query: string, month: string | null = null) => ({ query, month });

describe("the query", () => {
  test("is empty for the current month and the default table", () => {
    const state = readState(attributes(""), current);
    expect(state).toEqual({ month: current, tab: "passengers", table: tableDefaults });
    expect(writeState(state, attributes(""), current)).toBe("");
  });

  test("keeps month, tab, search, order and filters", () => {
    const query = "month=2025-12&tab=changes&search=I%C5%9F%C4%B1l&route=Kad%C4%B1k%C3%B6y&sort=-total";
    const state = readState(attributes(query), current);
    expect(state).toMatchObject({
      month: "2025-12",
      tab: "changes",
      table: { search: "Işıl", sort: { column: "total", isDescending: true }, filters: { route: ["Kadıköy"] } },
    });
    expect(readState(attributes(writeState(state, attributes(""), current)), current)).toEqual(state);
  });

  test("ignores invalid months and tabs", () => {
    for (const month of ["2018-10", "2026-12", "2026-13", "dün", "11-2026"]) {
      expect(readState(attributes(`month=${month}`), current).month, month).toBe(current);
      expect(readState(attributes("", month), current).month, month).toBe(current);
    }
    expect(readState(attributes("tab=kasa"), current).tab).toBe("passengers");
    expect(readState(attributes("month=2018-11"), current).month).toBe("2018-11");
  });

  test("takes the attribute's month unless the query names another", () => {
    expect(readState(attributes("", "2026-09"), current).month).toBe("2026-09");
    expect(readState(attributes("month=2026-10", "2026-09"), current).month).toBe("2026-10");
    const state = readState(attributes("", "2026-09"), current);
    expect(writeState(state, attributes("", "2026-09"), current)).toBe("");
    expect(writeState({ ...state, month: current }, attributes("", "2026-09"), current)).toBe("month=2026-11");
  });

  test("resets search and order for another month and keeps the tab", () => {
    const state = readState(attributes("tab=routes&search=ali&sort=name"), current);
    expect(withMonth(state, "2026-10")).toEqual({ month: "2026-10", tab: "routes", table: tableDefaults });
  });
});

describe("the keys of the month picker", () => {
  const limits = { first: "2018-11", last: "2026-11" };

  test("move by months and rows with the arrows, across years", () => {
    expect(moveMonth("ArrowLeft", "2026-01", limits)).toBe("2025-12");
    expect(moveMonth("ArrowRight", "2025-12", limits)).toBe("2026-01");
    expect(moveMonth("ArrowUp", "2026-02", limits)).toBe("2025-11");
    expect(moveMonth("ArrowDown", "2025-11", limits)).toBe("2026-02");
  });

  test("move by years with the page keys, and to a year's ends with Home and End", () => {
    expect(moveMonth("PageUp", "2026-05", limits)).toBe("2025-05");
    expect(moveMonth("PageDown", "2025-12", limits)).toBe("2026-11");
    expect(moveMonth("Home", "2026-05", limits)).toBe("2026-01");
    expect(moveMonth("End", "2026-05", limits)).toBe("2026-11");
    expect(moveMonth("Home", "2018-12", limits)).toBe("2018-11");
  });

  test("stay within the limits, and ignore other keys", () => {
    expect(moveMonth("ArrowRight", "2026-11", limits)).toBe("2026-11");
    expect(moveMonth("PageUp", "2019-03", limits)).toBe("2018-11");
    expect(moveMonth("a", "2019-03", limits)).toBeUndefined();
    expect(clampMonth("2030-01", limits)).toBe("2026-11");
  });
});
