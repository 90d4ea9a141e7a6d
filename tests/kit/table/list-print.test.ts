import { describe, expect, it, vi } from "vitest";
import { TooManyRows } from "../../../src/widgets/kit/print/print-button.tsx";
import { type ListPrint, toPrintedList, toTally } from "../../../src/widgets/kit/table/list-print.tsx";
import { firstPage, withFilter } from "../../../src/widgets/kit/table/table-state.ts";

const ids = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

const pages = (...sizes: readonly (readonly [number, number])[]): ListPrint<number> => ({
  title: "Liste",
  async *fetchRows() {
    for (const [first, last] of sizes) yield await Promise.resolve({ rows: ids(first, last), count: 25 });
  },
});

const print = (list: ListPrint<number>, state = firstPage(), onProgress = () => undefined) =>
  toPrintedList(list, { rows: ids(1, 10), hidden: 1, state, signal: new AbortController().signal, onProgress });

describe("the printed list", () => {
  it("is what the table has when all rows are loaded", async () => {
    expect(await print({ title: "Liste" })).toEqual({ rows: ids(1, 10), hidden: 1, total: 11, unfiltered: null });
  });

  it("fetches every row that matches search and filters, and reports its progress", async () => {
    const onProgress = vi.fn();
    const list = await print(pages([1, 10], [11, 20], [21, 25]), firstPage(), onProgress);
    expect(list).toEqual({ rows: ids(1, 25), hidden: 0, total: 25, unfiltered: null });
    expect(onProgress.mock.calls.map(([progress]) => progress as unknown)).toEqual([
      { done: 0, total: null },
      { done: 10, total: 25 },
      { done: 20, total: 25 },
      { done: 25, total: 25 },
    ]);
  });

  it("knows that rows are missing, which are hidden, and of how many the filter leaves these", async () => {
    const list = { ...pages([1, 10]), isShown: (row: number) => row !== 3, fetchTotal: () => Promise.resolve(80) };
    expect(await print(list)).toMatchObject({ hidden: 1, total: 25, unfiltered: null });
    const filtered = withFilter(firstPage(), "status", ["on_hold"]);
    expect(await print(list, filtered)).toMatchObject({ unfiltered: 80 });
  });

  it("stops at the first page of a list that is too long to print", async () => {
    const read = vi.fn();
    const endless: ListPrint<number> = {
      title: "Liste",
      async *fetchRows() {
        for (const page of [1, 2]) {
          read(page);
          yield await Promise.resolve({ rows: [page], count: 10_001 });
        }
      },
    };
    await expect(print(endless)).rejects.toBeInstanceOf(TooManyRows);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("counts its rows by the column that is tallied, the most first", () => {
    const columns = [
      { id: "name", header: "Ad", text: String },
      { id: "state", header: "Durum", text: String, tally: (row: number) => (row > 2 ? "Donduruldu" : "Kayıtlı") },
    ];
    expect(toTally(ids(1, 5), columns)).toBe("3 donduruldu, 2 kayıtlı");
    expect(toTally(ids(3, 5), columns)).toBe("");
    expect(toTally(ids(1, 5), columns.slice(0, 1))).toBe("");
    const days = [
      { id: "day", header: "Geçerlilik", text: String, tally: (row: number) => (row > 2 ? "30 gün" : "Süresiz") },
    ];
    expect(toTally(ids(1, 5), days), "a count beside a number").toBe("30 gün (3), süresiz (2)");
  });
});
