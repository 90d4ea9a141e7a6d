import { describe, expect, test } from "vitest";
import { collectPages, type ListPage, readPages } from "../../../src/core/http/all-pages.ts";
import { ApiError } from "../../../src/core/http/errors.ts";

const status = (code: number) => new ApiError("status", "GET /rows/", code);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => `row ${index + 1}`);
const pageOf = (rows: readonly string[], page: number, size: number) => rows.slice((page - 1) * size, page * size);

/** All rows, and the pages that were asked for. `answer` gets the page and the number of the call. */
function read(answer: (page: number, call: number) => ListPage<string>, { pageLimit = 50, hasNamesakes = false } = {}) {
  const asked: number[] = [];
  const options = {
    pageLimit,
    hasNamesakes,
    identify: (row: string) => row,
    fetchPage: async (page: number) => {
      asked.push(page);
      await Promise.resolve();
      return answer(page, asked.length);
    },
  };
  return { asked, rows: collectPages(options), batches: () => readPages(options) };
}

describe("the pages of a list", () => {
  test("come in order, with how far the reading is", async () => {
    const progress: string[] = [];
    const { batches } = read((page) => ({ rows: pageOf(upTo(250), page, 100), count: 250 }));
    for await (const { loaded, count } of batches()) progress.push(`${loaded}/${count}`);
    expect(progress).toEqual(["100/250", "200/250", "250/250"]);
  });

  test.each<[string, number, number, number[]]>([
    ["of no rows are one call", 0, 100, [1]],
    ["are as large as the provider likes", 130, 50, [1, 2, 3]],
    ["end with the number that it tells", 100, 50, [1, 2]],
  ])("%s", async (_what, length, size, pages) => {
    const { rows, asked } = read((page) => ({ rows: pageOf(upTo(length), page, size), count: length }));
    expect([await rows, asked]).toEqual([upTo(length), pages]);
  });

  test("are asked for no further when the reading stops", async () => {
    const { batches, rows, asked } = read((page) => ({ rows: pageOf(upTo(900), page, 100), count: 900 }));
    await rows;
    asked.length = 0;
    for await (const { loaded } of batches()) if (loaded >= 200) break;
    expect(asked).toEqual([1, 2]);
  });

  test.each<[string, number | null, number[]]>([
    ["nobody tells how many there are", null, [1, 2, 3]],
    ["more are announced, which are looked for once more", 9, [1, 2, 3, 1, 2, 3]],
  ])("end where the provider knows no further one, though %s", async (_what, count, pages) => {
    const { rows, asked } = read((page) => {
      if (page > 2) throw status(404);
      return { rows: [`row ${page}`], count };
    });
    expect([await rows, asked]).toEqual([upTo(2), pages]);
  });

  test.each([
    ["the first, where the provider doesn't know it", 1, status(404)],
    ["another failure of the provider", 2, status(500)],
    ["our own mistake", 2, Object.assign(new TypeError("x is undefined"), { status: 404 })],
  ])("don't end with %s", async (_what, failing, error) => {
    const { rows } = read((page) => {
      if (page >= failing) throw error;
      return { rows: ["row 1"], count: null };
    });
    await expect(rows).rejects.toBe(error);
  });

  test("end when the same one comes again, whose number the provider ignores", async () => {
    for (const count of [null, 300]) {
      const { rows, asked } = read(() => ({ rows: ["a", "b"], count }));
      expect([await rows, asked]).toEqual([
        ["a", "b"],
        [1, 2],
      ]);
    }
  });

  test("may be equal where rows have no id, while more are announced", async () => {
    const { rows, asked } = read(() => ({ rows: ["a", "a"], count: 4 }), { hasNamesakes: true });
    expect([await rows, asked]).toEqual([
      ["a", "a", "a", "a"],
      [1, 2],
    ]);
  });

  test("end at their limit", async () => {
    const { rows, asked } = read((page) => ({ rows: [`row ${page}`], count: null }), { pageLimit: 3 });
    expect([await rows, asked]).toEqual([upTo(3), [1, 2, 3]]);
  });

  test.each<[string, (call: number) => number]>([
    ["is too large", () => 500],
    ["jumps", (call) => 500 + call],
  ])("end though the number that the provider tells %s", async (_what, countOf) => {
    const { rows, asked } = read((page, call) => ({ rows: pageOf(upTo(120), page, 100), count: countOf(call) }));
    expect(await rows).toEqual(upTo(120));
    expect(asked.length).toBeLessThanOrEqual(10);
  });
});

describe("a list that changes while it is read", () => {
  const without = (row: string, rows: readonly string[]) => rows.filter((one) => one !== row);
  test.each<[string, string[], string[], boolean]>([
    ["and loses a row is read again for what moved to a page before", upTo(250), without("row 5", upTo(250)), false],
    ["and loses its last page too", upTo(101), without("row 5", upTo(101)), false],
    ["and gains a row is read again for that", upTo(150), ["new", ...upTo(150)], false],
    ["and gains a row, without ids", upTo(240), ["new", ...upTo(240)], true],
    ["and loses its first row, without ids", upTo(240), upTo(240).slice(1), true],
  ])("%s, and gives each row once", async (_what, before, after, hasNamesakes) => {
    const { rows } = read(
      (page, call) => {
        const list = call === 1 ? before : after;
        return { rows: pageOf(list, page, 100), count: list.length };
      },
      { hasNamesakes },
    );
    expect([...(await rows)].toSorted()).toEqual([...new Set([...before, ...after])].toSorted());
  });

  test("has two rows that are alike twice, also on two pages", async () => {
    const twins = ["a", "a", "b"];
    const { rows } = read((page) => ({ rows: pageOf(twins, page, 1), count: 3 }), { hasNamesakes: true });
    expect(await rows).toEqual(twins);
  });
});
