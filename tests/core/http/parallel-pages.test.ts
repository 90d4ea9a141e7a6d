import { describe, expect, test } from "vitest";
import type { ListPage } from "../../../src/core/http/all-pages.ts";
import { ApiError } from "../../../src/core/http/errors.ts";
import { type PageMemory, type PagesProgress, readPagesInParallel } from "../../../src/core/http/parallel-pages.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => `row ${index + 1}`);
const pageOf = (rows: readonly string[], page: number, size: number) => rows.slice((page - 1) * size, page * size);
const status = (code: number) => new ApiError("status", "GET /rows/", code);

interface Setting {
  readonly limit?: number;
  readonly pageLimit?: number;
  readonly memory?: PageMemory<string>;
  readonly signal?: AbortSignal;
}

/** Reads everything; `asked` are the pages in the order of the calls, `most` how many calls ran at once. */
function read(
  answer: (page: number, signal: AbortSignal, call: number) => ListPage<string> | Promise<ListPage<string>>,
  { limit = 3, pageLimit = 50, memory = new Map(), signal = new AbortController().signal }: Setting = {},
) {
  const asked: number[] = [];
  const progress: PagesProgress[] = [];
  const seen = { asked, progress, memory, most: 0 };
  let running = 0;
  const rows = readPagesInParallel({
    limit,
    pageLimit,
    memory,
    signal,
    identify: (row: string) => row,
    onProgress: (step) => progress.push(step),
    fetchPage: async (page, own) => {
      asked.push(page);
      running += 1;
      seen.most = Math.max(seen.most, running);
      try {
        await Promise.resolve();
        return await answer(page, own, asked.length);
      } finally {
        running -= 1;
      }
    },
  });
  return { ...seen, rows, most: () => seen.most };
}

describe("a list whose length the provider tells", () => {
  test("is read once, several pages at once, in its order whichever answers first", async () => {
    const answers = new Map<number, () => void>();
    const list = read(async (page) => {
      if (page > 1 && !answers.has(page)) await new Promise<void>((resolve) => answers.set(page, resolve));
      return { rows: pageOf(upTo(45), page, 10), count: 45 };
    });
    await expect.poll(() => [...answers.keys()]).toEqual([2, 3, 4]);
    answers.get(4)?.();
    await expect.poll(() => answers.has(5)).toBe(true);
    for (const page of [5, 3, 2]) answers.get(page)?.();
    expect(await list.rows).toEqual(upTo(45));
    expect(list.asked).toEqual([1, 2, 3, 4, 5]);
    expect(list.most()).toBe(3);
  });

  test("of one page is one call, of no rows too", async () => {
    const short = read(() => ({ rows: upTo(3), count: 3 }));
    expect([await short.rows, short.asked]).toEqual([upTo(3), [1]]);
    const empty = read(() => ({ rows: [], count: 0 }));
    expect([await empty.rows, empty.asked]).toEqual([[], [1]]);
  });

  test("ends at its limit of pages, for a provider that promises too much", async () => {
    const list = read((page) => ({ rows: pageOf(upTo(1000), page, 2), count: 1000 }), { pageLimit: 4 });
    expect(await list.rows).toEqual(upTo(8));
    expect(Math.max(...list.asked)).toBe(4);
  });

  test("leaves nothing to a later reading", async () => {
    const { rows, memory } = read((page) => ({ rows: pageOf(upTo(5), page, 2), count: 5 }));
    await rows;
    expect(memory.size).toBe(0);
  });
});

describe("a list whose length nobody tells", () => {
  test.each([
    ["isn't full", 25, [1, 2, 3, 4]],
    ["is empty", 20, [1, 2, 3, 4]],
    ["isn't full, in the second lot", 45, [1, 2, 3, 4, 5, 6, 7]],
  ])("is asked for in lots until a page %s", async (_name, length, asked) => {
    const list = read((page) => ({ rows: pageOf(upTo(length), page, 10), count: null }));
    expect([await list.rows, list.asked]).toEqual([upTo(length), asked]);
  });

  test("ends where the provider knows no further page", async () => {
    const list = read((page) => {
      if (page > 2) throw status(404);
      return { rows: pageOf(upTo(20), page, 10), count: null };
    });
    expect(await list.rows).toEqual(upTo(20));
  });

  test("ends at its limit of pages", async () => {
    const list = read((page) => ({ rows: pageOf(upTo(1000), page, 2), count: null }), { pageLimit: 6 });
    expect([await list.rows, list.asked]).toEqual([upTo(12), [1, 2, 3, 4, 5, 6]]);
  });

  test("ends too when the provider gives the same page for every number; each row comes once", async () => {
    const list = read(() => ({ rows: upTo(10), count: null }));
    expect(await list.rows).toEqual(upTo(10));
    expect(Math.max(...list.asked)).toBe(4);
  });
});

describe("a list that changes while it is read", () => {
  /** The list is `before` for the calls up to this number, and `after` from this call on. */
  const changing = (call: number, before: readonly string[], after: readonly string[]) =>
    read((page, _signal, at) => {
      const rows = at < call ? before : after;
      return { rows: pageOf(rows, page, 10), count: rows.length };
    });

  test.each<[string, number, string[], string[], string[]]>([
    ["and becomes shorter is read again for what has moved", 2, upTo(40), upTo(40).slice(1), upTo(40)],
    ["and becomes longer is read again for what is new", 3, upTo(30), ["new", ...upTo(30)], ["new", ...upTo(30)]],
    ["and becomes longer at its end is read again for that", 2, upTo(20), upTo(21), upTo(21)],
    ["in its rows only is read again", 2, upTo(20), ["new", ...upTo(19)], ["new", ...upTo(19)]],
  ])("%s, and gives each row once", async (_what, call, before, after, rows) => {
    const list = changing(call, before, after);
    expect((await list.rows).toSorted()).toEqual(rows.toSorted());
  });

  test("is read again once, as a whole", async () => {
    const list = changing(2, upTo(40), upTo(40).slice(1));
    await list.rows;
    expect(list.asked).toEqual([1, 2, 3, 4, 1, 2, 3, 4]);
  });

  test("isn't one whose later pages don't repeat the number", async () => {
    const list = read((page) => ({ rows: pageOf(upTo(20), page, 10), count: page === 1 ? 20 : null }));
    expect([await list.rows, list.asked]).toEqual([upTo(20), [1, 2]]);
  });

  test("and lacks what it counts is read again, but only once more", async () => {
    const list = read((page) => ({ rows: page === 2 ? [] : pageOf(upTo(30), page, 10), count: 30 }));
    expect(await list.rows).toEqual([...upTo(30).slice(0, 10), ...upTo(30).slice(20)]);
    expect(list.asked).toEqual([1, 2, 3, 1, 2, 3]);
  });
});

describe("a page that fails", () => {
  test("fails the list after all others were tried, and the next reading asks for it alone", async () => {
    const answer = (page: number) => ({ rows: pageOf(upTo(50), page, 10), count: 50 });
    const broken = read((page) => {
      if (page === 2 || page === 4) throw status(500 + page);
      return answer(page);
    });
    await expect(broken.rows).rejects.toMatchObject({ status: 502 });
    expect(broken.asked).toEqual([1, 2, 3, 4, 5]);
    expect([...broken.memory.keys()].toSorted()).toEqual([1, 3, 5]);
    const mended = read(answer, { memory: broken.memory });
    expect(mended.progress[0]).toEqual({ loaded: 30, count: 50 });
    expect(await mended.rows).toEqual(upTo(50));
    expect(mended.asked).toEqual([2, 4]);
  });

  test("in a list of unknown length is asked for again before what follows", async () => {
    const answer = (page: number) => ({ rows: pageOf(upTo(55), page, 10), count: null });
    const broken = read((page) => {
      if (page === 3) throw status(503);
      return answer(page);
    });
    await expect(broken.rows).rejects.toMatchObject({ status: 503 });
    const mended = read(answer, { memory: broken.memory });
    expect(await mended.rows).toEqual(upTo(55));
    expect(mended.asked).toEqual([3, 5, 6, 7]);
  });

  test("with 404 is a failure where it is the first", async () => {
    const list = read(() => {
      throw status(404);
    });
    await expect(list.rows).rejects.toMatchObject({ status: 404 });
  });

  test("because the session has ended stops the others", async () => {
    const ended = new ApiError("ended", "GET /rows/");
    const list = read(
      (page) => {
        if (page === 2) throw ended;
        return { rows: pageOf(upTo(90), page, 10), count: 90 };
      },
      { limit: 1 },
    );
    await expect(list.rows).rejects.toBe(ended);
    expect(list.asked).toEqual([1, 2]);
  });
});

describe("cancelling", () => {
  test("ends at once, and keeps nothing of what is answered later", async () => {
    const cancel = new AbortController();
    const late: (() => void)[] = [];
    const signals: AbortSignal[] = [];
    const list = read(
      async (page, own) => {
        if (page > 1) {
          signals.push(own);
          await new Promise<void>((resolve) => late.push(resolve));
        }
        return { rows: pageOf(upTo(40), page, 10), count: 40 };
      },
      { signal: cancel.signal },
    );
    await expect.poll(() => late.length).toBe(3);
    const told = list.progress.length;
    cancel.abort("gone");
    await expect(list.rows).rejects.toBe("gone");
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
    for (const answer of late) answer();
    await new Promise((resolve) => setImmediate(resolve));
    expect([...list.memory.keys()]).toEqual([1]);
    expect(list.progress).toHaveLength(told);
    expect(list.asked).toHaveLength(4);
  });

  test("before the beginning asks for nothing", async () => {
    const list = read(() => ({ rows: upTo(1), count: 1 }), { signal: AbortSignal.abort("gone") });
    await expect(list.rows).rejects.toBe("gone");
    expect(list.asked).toEqual([]);
  });
});

describe("progress", () => {
  test("begins without a number, and tells every answered page", async () => {
    const list = read((page) => ({ rows: pageOf(upTo(25), page, 10), count: 25 }), { limit: 1 });
    await list.rows;
    expect(list.progress).toEqual([
      { loaded: 0, count: null },
      { loaded: 10, count: 25 },
      { loaded: 20, count: 25 },
      { loaded: 25, count: 25 },
    ]);
  });

  test("never tells of fewer rows than have come, and of no total that is unknown", async () => {
    const more = read(() => ({ rows: upTo(4), count: 3 }));
    await more.rows;
    expect(more.progress.at(-1)).toEqual({ loaded: 4, count: 4 });
    const unknown = read((page) => ({ rows: pageOf(upTo(3), page, 2), count: null }));
    await unknown.rows;
    expect(unknown.progress.map(({ count }) => count)).not.toContain(0);
    expect(unknown.progress.at(-1)).toEqual({ loaded: 3, count: null });
  });
});
