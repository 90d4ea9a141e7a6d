import { describe, expect, test } from "vitest";
import { type MarketplaceState, readState, writeState } from "../../../src/widgets/marketplace/buyer/buyer.store.ts";

const start: MarketplaceState = {
  step: "start",
  tab: "seat",
  search: null,
  line: null,
  pane: "detail",
  order: "provider",
  passenger: null,
  enabled: null,
};

describe("the query", () => {
  test("names the step, and the landing page by no path", () => {
    expect(readState("", "start")).toEqual(start);
    expect(readState("path=search-page", "start").step).toBe("search");
    expect(readState("path=buyer-page", "start").step).toBe("lines");
    expect(writeState(start)).toBe("");
    expect(writeState({ ...start, step: "search" })).toBe("path=search-page");
    expect(writeState({ ...start, step: "lines" })).toBe("path=buyer-page");
  });

  test("is read as it was written", () => {
    const states: MarketplaceState[] = [
      { ...start, step: "search", tab: "bulk" },
      { ...start, step: "search", tab: "requests", enabled: "true" },
      { ...start, step: "lines", search: "77", line: "M-4", pane: "map", order: "price", enabled: "true" },
    ];
    for (const state of states) expect(readState(writeState(state), "start")).toEqual(state);
  });

  test("keeps the portal's enabled=true in every step, without which a guard redirects", () => {
    for (const step of ["start", "search", "lines"] as const)
      expect(new URLSearchParams(writeState({ ...start, step, enabled: "true" })).get("enabled")).toBe("true");
    expect(writeState(readState("path=search-page", "start"))).not.toContain("enabled");
  });

  test("names the employee of a link once", () => {
    const state = readState("path=search-page&passenger=9", "start");
    expect(state.passenger).toBe("9");
    expect(writeState(state)).toBe("path=search-page");
  });

  test("has the default for an unknown value", () => {
    expect(readState("path=seller-page&tab=x&view=3d&sort=beauty&line=&search=", "search")).toEqual({
      ...start,
      step: "search",
    });
    expect(readState("%E0%A4%A=1&path=buyer-page", "start").step).toBe("lines");
  });

  test("has nothing of another step", () => {
    const state = { ...start, search: "77", line: "M-4", order: "price", tab: "bulk" } as const;
    expect(writeState({ ...state, step: "search" })).toBe("path=search-page&tab=bulk");
    expect(writeState({ ...state, step: "lines", line: null, pane: "map" })).toBe(
      "path=buyer-page&search=77&sort=price",
    );
  });
});
