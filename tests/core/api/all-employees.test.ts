import { describe, expect, test } from "vitest";
import { type Employee, fetchAllEmployees } from "../../../src/core/api/employees.ts";
import type { RowBatch } from "../../../src/core/http/all-pages.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

interface Asked {
  readonly page: number;
  readonly size: number;
  readonly call: number;
}

/** A stub provider whose list comes from `answer`: the employees' ids of a page, or the status of a failure. */
function provider(answer: (asked: Asked) => { ids: readonly number[]; count: number } | number) {
  let call = 0;
  const environment = createTestEnvironment((request) => {
    const query = new URL(request.url).searchParams;
    call += 1;
    const made = answer({ page: Number(query.get("page")), size: Number(query.get("page_size")), call });
    if (typeof made === "number") return json({ detail: "Geçersiz sayfa." }, made);
    return json({ results: made.ids.map((id) => (id < 0 ? {} : { id })), count: made.count });
  });
  return { http: createSession({ environment }).http, environment };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const pageOf = (ids: readonly number[], { page, size }: Asked) => ids.slice((page - 1) * size, page * size);

async function readAll(batches: AsyncGenerator<RowBatch<Employee>>) {
  const ids: number[] = [];
  const progress: string[] = [];
  for await (const { rows, loaded, count } of batches) {
    ids.push(...rows.map(({ id }) => Number(id)));
    progress.push(`${loaded}/${count}`);
  }
  return { ids, progress };
}

describe("all employees", () => {
  test("come page by page, in order and with progress", async () => {
    const { http, environment } = provider((asked) => ({ ids: pageOf(upTo(250), asked), count: 250 }));
    const { ids, progress } = await readAll(fetchAllEmployees(http, { search: "a", statuses: ["registered"] }));
    expect(ids).toEqual(upTo(250));
    expect(progress).toEqual(["100/250", "200/250", "250/250"]);
    expect(new URL(environment.requests[1]?.url ?? "").search).toBe("?search=a&page=2&page_size=100&status=registered");
  });

  test("of an empty list is one call", async () => {
    const { http, environment } = provider(() => ({ ids: [], count: 0 }));
    expect((await readAll(fetchAllEmployees(http, {}))).ids).toEqual([]);
    expect(environment.requests).toHaveLength(1);
  });

  test("come completely from a provider with smaller pages than asked for", async () => {
    const { http } = provider((asked) => ({ ids: pageOf(upTo(130), { ...asked, size: 50 }), count: 130 }));
    expect((await readAll(fetchAllEmployees(http, {}))).ids).toEqual(upTo(130));
  });

  test("rows that move between pages while they are read are found, and none twice", async () => {
    // Employee 5 is deleted after the first page was read, so that employee 101 moves to that page.
    const { http } = provider((asked) => {
      const ids = asked.call === 1 ? upTo(250) : upTo(250).filter((id) => id !== 5);
      return { ids: pageOf(ids, asked), count: ids.length };
    });
    const { ids } = await readAll(fetchAllEmployees(http, {}));
    expect(ids.toSorted((a, b) => a - b)).toEqual(upTo(250));
  });

  test("of a list that grows while it is read, newcomers included", async () => {
    const { http } = provider((asked) => {
      const ids = asked.call === 1 ? upTo(150) : [1000, ...upTo(150)];
      return { ids: pageOf(ids, asked), count: ids.length };
    });
    const { ids } = await readAll(fetchAllEmployees(http, {}));
    expect(ids).toHaveLength(151);
    expect(new Set(ids)).toEqual(new Set([...upTo(150), 1000]));
  });

  test.each([
    ["that always grows", ({ page }: Asked) => ({ ids: [page], count: 1e9 }), 2000],
    ["that doesn't know of pages", () => ({ ids: upTo(100), count: 300 }), 10],
    ["whose count is too large", (asked: Asked) => ({ ids: pageOf(upTo(120), asked), count: 500 }), 10],
    ["whose count jumps", (asked: Asked) => ({ ids: pageOf(upTo(120), asked), count: 500 + asked.call }), 10],
    ["without ids", (asked: Asked) => ({ ids: pageOf(upTo(220).fill(-1, 0, 3), asked), count: 220 }), 10],
  ])("of a provider %s end", async (_name, answer, limit) => {
    const { http, environment } = provider(answer);
    await readAll(fetchAllEmployees(http, {}));
    expect(environment.requests.length).toBeLessThanOrEqual(limit);
  });

  test("end where there is no further page, but a first page that fails is a failure", async () => {
    const { http } = provider(({ page }) => (page === 1 ? { ids: upTo(100), count: 101 } : 404));
    expect((await readAll(fetchAllEmployees(http, {}))).ids).toEqual(upTo(100));
    const broken = provider(({ page }) => (page === 2 ? 500 : { ids: upTo(100), count: 250 }));
    await expect(readAll(fetchAllEmployees(broken.http, {}))).rejects.toMatchObject({ status: 500 });
    await expect(readAll(fetchAllEmployees(provider(() => 404).http, {}))).rejects.toMatchObject({ status: 404 });
  });

  test("whose last one moves off its page while they are read are found", async () => {
    // Employee 5 is deleted after the first page was read: employee 101 moves to that page, and there is no second page.
    const { http } = provider((asked) => {
      const ids = asked.call === 1 ? upTo(101) : upTo(101).filter((id) => id !== 5);
      return { ids: pageOf(ids, asked), count: ids.length };
    });
    expect((await readAll(fetchAllEmployees(http, {}))).ids).toEqual(upTo(101));
  });

  test("stop when the iteration stops", async () => {
    const { http, environment } = provider((asked) => ({ ids: pageOf(upTo(900), asked), count: 900 }));
    for await (const { loaded } of fetchAllEmployees(http, {})) if (loaded >= 200) break;
    expect(environment.requests).toHaveLength(2);
    const controller = new AbortController();
    const reading = (async () => {
      for await (const _batch of fetchAllEmployees(http, {}, controller.signal)) controller.abort();
    })();
    await expect(reading).rejects.toMatchObject({ kind: "aborted" });
    expect(environment.requests).toHaveLength(3);
  });
});
