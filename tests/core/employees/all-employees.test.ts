import { describe, expect, test, vi } from "vitest";
import { createAllEmployees, mostCalls } from "../../../src/core/employees/all-employees.ts";
import { invalidate } from "../../../src/core/query/action.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { changedBy } from "../../../src/core/query/call-query.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

interface Provider {
  ids: readonly number[];
  /** Whether answers contain the total number. */
  isCounted: boolean;
  /** Another answer to a page instead of its rows, or null. */
  broken: (page: number) => Response | Promise<Response> | null;
}

/** Loads all employees from a stub provider with pages of 100, while there is a listener. */
function open(given: Partial<Provider> = {}) {
  const provider: Provider = { ids: upTo(1000), isCounted: true, broken: () => null, ...given };
  const asked: number[] = [];
  let [running, most] = [0, 0];
  const environment = createTestEnvironment(async (request) => {
    const page = Number(new URL(request.url).searchParams.get("page"));
    asked.push(page);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve));
    running -= 1;
    const results = provider.ids.slice((page - 1) * 100, page * 100).map((id) => ({ id }));
    return provider.broken(page) ?? json({ results, ...(provider.isCounted ? { count: provider.ids.length } : {}) });
  });
  const session = createSession({ environment });
  const everybody = createAllEmployees(session);
  const told: string[] = [];
  everybody.$progress.listen(({ loaded, count, isStopped }) => told.push(`${loaded}/${count}${isStopped ? " -" : ""}`));
  const close = everybody.$load.listen(() => undefined);
  const answered = async () => {
    await vi.waitFor(
      () => expect(everybody.$load.get()).toMatchObject({ status: "ready", isRefreshing: false }),
      30_000,
    );
    const load = everybody.$load.get();
    return load.status === "ready" ? load.data.map(({ id }) => Number(id)) : [];
  };
  return { provider, asked, told, session, everybody, close, answered, most: () => most };
}

const never = () => new Promise<Response>(() => undefined);
const broken = () => json({}, 500);

describe("the list of all employees", () => {
  test("reads five pages at once, keeps their order and counts its progress", async () => {
    const { asked, told, answered, most } = open();
    expect(await answered()).toEqual(upTo(1000));
    expect(asked).toEqual(upTo(10));
    expect(most()).toBe(mostCalls);
    expect(told.slice(1)).toEqual(upTo(10).map((page) => `${page * 100}/1000`));
  });

  test("reads only the failed pages again when it is retried", async () => {
    const { provider, asked, told, everybody, answered } = open({
      broken: (page) => (page % 4 === 0 ? broken() : null),
    });
    await vi.waitFor(() => expect(everybody.$load.get().status).toBe("failed"), 10_000);
    expect(told.at(-1)).toBe("800/1000");
    asked.length = 0;
    provider.broken = () => null;
    await everybody.refresh();
    expect(await answered()).toEqual(upTo(1000));
    expect(asked).toEqual([4, 8]);
  });

  test("requests nothing while it is stopped, and only the missing pages when it is resumed", async () => {
    const { provider, asked, told, everybody, answered } = open({ broken: (page) => (page > 3 ? never() : null) });
    await vi.waitFor(() => expect(told.at(-1)).toBe("300/1000"), 10_000);
    everybody.stop();
    const before = asked.length;
    provider.broken = () => null;
    await vi.waitFor(() => expect(everybody.$load.get()).toEqual({ status: "loading" }), 10_000);
    expect([told.at(-1), asked.length]).toEqual(["300/1000 -", before]);
    await everybody.refresh();
    expect(await answered()).toEqual(upTo(1000));
    expect(asked.slice(before)).toEqual([4, 5, 6, 7, 8, 9, 10]);
  });

  test("uses no page from before a change of an employee", async () => {
    const { provider, asked, session, everybody, answered } = open({
      broken: (page) => (page === 4 ? broken() : null),
    });
    await vi.waitFor(() => expect(everybody.$load.get().status).toBe("failed"), 10_000);
    asked.length = 0;
    provider.broken = () => null;
    invalidate(session, changedBy("employees"));
    await answered();
    expect(asked).toEqual(upTo(10));
  });

  test("lists everybody once when employees move to another page meanwhile", async () => {
    const { provider, answered } = open({
      broken: (page) => {
        if (page === 1 && provider.ids.length === 1000) queueMicrotask(() => (provider.ids = upTo(1000).slice(1)));
        return null;
      },
    });
    const ids = await answered();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(upTo(1000).slice(1)));
  });

  test("reads to the last page when the provider sends no total", async () => {
    const uncounted = open({ isCounted: false, ids: upTo(620) });
    expect(await uncounted.answered()).toEqual(upTo(620));
    expect(uncounted.told.at(-1)).toBe("620/null");
    const empty = open({ ids: [] });
    expect(await empty.answered()).toEqual([]);
    expect(empty.asked).toEqual([1]);
  });
});
