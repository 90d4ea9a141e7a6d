import { describe, expect, test } from "vitest";
import { collectPages, type ListPage } from "../../../src/core/http/all-pages.ts";
import { ApiError } from "../../../src/core/http/errors.ts";

const missing = new ApiError("status", "GET /rows/", 404);

/** All rows, and the pages that were asked for. */
function read(answer: (page: number) => ListPage<string>, { pageLimit = 50, hasTwins = false } = {}) {
  const asked: number[] = [];
  const rows = collectPages({
    pageLimit,
    hasTwins,
    identify: (row: string) => row,
    fetchPage: async (page) => {
      asked.push(page);
      await Promise.resolve();
      return answer(page);
    },
  });
  return { asked, rows };
}

describe("the pages of a list", () => {
  test("end where the provider knows no further one", async () => {
    const { rows, asked } = read((page) => {
      if (page > 2) throw missing;
      return { rows: [`row ${page}`], count: null };
    });
    expect([await rows, asked]).toEqual([
      ["row 1", "row 2"],
      [1, 2, 3],
    ]);
  });

  test("are missing where the provider knows not even the first", async () => {
    const { rows } = read(() => {
      throw missing;
    });
    await expect(rows).rejects.toBe(missing);
  });

  test.each([
    ["another failure of the provider", new ApiError("status", "GET /rows/", 500)],
    ["our own mistake", Object.assign(new TypeError("x is undefined"), { status: 404 })],
  ])("don't end with %s", async (_name, error) => {
    const { rows } = read((page) => {
      if (page > 1) throw error;
      return { rows: ["row 1"], count: null };
    });
    await expect(rows).rejects.toBe(error);
  });

  test("end when the same one comes again, whose number the provider ignores", async () => {
    const { rows, asked } = read(() => ({ rows: ["a", "b"], count: null }));
    expect([await rows, asked]).toEqual([
      ["a", "b"],
      [1, 2],
    ]);
  });

  test("may be equal where rows have no id, while more are announced", async () => {
    const { rows, asked } = read(() => ({ rows: ["a", "a"], count: 4 }), { hasTwins: true });
    expect([await rows, asked]).toEqual([
      ["a", "a", "a", "a"],
      [1, 2],
    ]);
  });

  test("end at their limit", async () => {
    const { rows, asked } = read((page) => ({ rows: [`row ${page}`], count: null }), { pageLimit: 3 });
    expect([await rows, asked]).toEqual([
      ["row 1", "row 2", "row 3"],
      [1, 2, 3],
    ]);
  });
});
