import { describe, expect, it } from "vitest";
import {
  toPageCount,
  toPageLinks,
  toPageRange,
  toPresentPage,
  toReach,
} from "../../../src/widgets/kit/table/pager.tsx";
import { tableMessages } from "../../../src/widgets/kit/table/table.messages.ts";

describe("paging", () => {
  it("counts pages, of which an empty list has one", () => {
    expect([0, 1, 10, 11, 439].map((total) => toPageCount(total, 10))).toEqual([1, 1, 1, 2, 44]);
  });

  it("goes to the last page when a page is past the end", () => {
    expect(toPresentPage(99, 439, 10)).toBe(44);
    expect(toPresentPage(3, 0, 10)).toBe(1);
    expect(toPresentPage(0, 5, 10)).toBe(1);
  });

  it("says which rows a page shows", () => {
    expect(toPageRange(1, 439, 10)).toEqual({ first: 1, last: 10 });
    expect(toPageRange(44, 439, 10)).toEqual({ first: 431, last: 439 });
    expect(toPageRange(1, 0, 10)).toEqual({ first: 0, last: 0 });
  });

  it("shows as many entries on every page, so that nothing moves under the pointer", () => {
    expect(toPageLinks(1, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(toPageLinks(1, 44)).toEqual([1, 2, 3, 4, 5, null, 44]);
    expect(toPageLinks(20, 44)).toEqual([1, null, 19, 20, 21, null, 44]);
    expect(toPageLinks(41, 44)).toEqual([1, null, 40, 41, 42, 43, 44]);
    for (let page = 1; page <= 44; page += 1) {
      expect(toPageLinks(page, 44)).toHaveLength(7);
      expect(toPageLinks(page, 44)).toContain(page);
    }
  });

  it("offers one page more behind a full page when the total is unknown", () => {
    const reach = (page: number, received: number) => toReach(null, { page, pageSize: 10, received });
    expect([reach(1, 10), reach(3, 10), reach(3, 4), reach(1, 0)]).toEqual([11, 31, 24, 0]);
    expect(toPageRange(3, reach(3, 10), 10)).toEqual({ first: 21, last: 30 });
    expect(toPageCount(reach(3, 10), 10)).toBe(4);
    expect(toPresentPage(4, reach(4, 0), 10)).toBe(3);
    expect(toReach(439, { page: 1, pageSize: 10, received: 7 })).toBe(439);
  });

  it("reads in Turkish", () => {
    expect(tableMessages.range("439", { bare: "kişi", from: "kişiden", all: "kişinin" }, "1", "10")).toBe(
      "439 kişiden 1–10",
    );
    expect(tableMessages.hidden("3")).toBe("3 kayıt gizli");
  });
});
