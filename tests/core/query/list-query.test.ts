import { atom } from "nanostores";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { invalidate } from "../../../src/core/query/action.ts";
import { ApiError } from "../../../src/core/http/errors.ts";
import type { Http } from "../../../src/core/http/http.ts";
import { createListQuery, type ListLoad } from "../../../src/core/query/list-query.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { admin } from "../../helpers/profile.ts";

interface Call {
  readonly page: number;
  readonly signal: AbortSignal;
  answer(rows: string): void;
  fail(): void;
}

/** A list whose answers the test gives, in the order it wants. */
function setUp() {
  const session = createSession({ environment: createTestEnvironment(() => json({})) });
  session.open("t1", admin);
  const calls: Call[] = [];
  const $page = atom(1);
  const query = createListQuery(session, {
    $parameters: $page,
    key: (page) => ["rows", page],
    fetch: (_http: Http, page: number, signal) =>
      new Promise<string>((resolve, reject) => {
        calls.push({ page, signal, answer: resolve, fail: () => reject(new ApiError("status", "GET /x", 500)) });
        signal.addEventListener("abort", () => reject(new ApiError("aborted", "GET /x")));
      }),
  });
  let load: ListLoad<string> = { status: "loading" };
  const seen: string[] = [];
  onTestFinished(
    query.$load.subscribe((value) => {
      load = value;
      seen.push(describeLoad(value));
    }),
  );
  const settled = (state: string) => vi.waitFor(() => expect(describeLoad(load)).toBe(state));
  const call = (index: number) => calls[index] as Call;
  return { session, query, calls, call, $page, seen, settled, load: () => load };
}

function describeLoad(load: ListLoad<string>): string {
  if (load.status !== "ready") return load.status === "failed" && load.isRetrying ? "retrying" : load.status;
  const marks = [load.isPrevious && "previous", load.isRefreshing && "refreshing", load.refreshError && "error"];
  return [load.data, ...marks.filter(Boolean)].join(" ");
}

describe("a query whose parameters change", () => {
  test("keeps the old rows, marked, while new ones load", async () => {
    const { call, $page, settled, load } = setUp();
    call(0).answer("one");
    await settled("one");
    const { loadedAt } = load() as { loadedAt: number };
    $page.set(2);
    // At once: the old page is never shown as the new one.
    expect(describeLoad(load())).toBe("one previous refreshing");
    expect(load()).toMatchObject({ loadedAt });
    call(1).answer("two");
    await settled("two");
  });

  test("cancels calls for outdated parameters and shows only the last answer", async () => {
    const { call, calls, $page, seen, settled } = setUp();
    call(0).answer("one");
    await settled("one");
    for (const page of [2, 3, 4]) $page.set(page);
    await vi.waitFor(() => expect(calls).toHaveLength(4));
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, true, true, false]);
    call(3).answer("four");
    call(1).answer("two");
    await settled("four");
    expect(new Set(seen)).toEqual(new Set(["loading", "one", "one previous refreshing", "four"]));
  });

  test("comes back to a fresh page without asking", async () => {
    const { call, calls, $page, settled } = setUp();
    call(0).answer("one");
    await settled("one");
    $page.set(2);
    call(1).answer("two");
    await settled("two");
    $page.set(1);
    await settled("one");
    expect(calls).toHaveLength(2);
  });

  test("fails for the page that failed, stays failed while it retries, and leads elsewhere with the old rows", async () => {
    const { call, query, $page, settled } = setUp();
    call(0).answer("one");
    await settled("one");
    $page.set(2);
    call(1).fail();
    await settled("failed");
    const retry = query.refresh();
    await settled("retrying");
    call(2).fail();
    await retry;
    await settled("failed");
    $page.set(3);
    await settled("one previous refreshing");
    call(3).answer("three");
    await settled("three");
    $page.set(2);
    await settled("three previous refreshing");
    call(4).answer("two");
    await settled("two");
  });

  test("keeps its rows when a refresh fails", async () => {
    const { call, query, settled } = setUp();
    call(0).answer("one");
    await settled("one");
    const refreshing = query.refresh();
    await settled("one refreshing");
    call(1).fail();
    await refreshing;
    await settled("one error");
  });

  test("asks again after a change, the shown page now and the others when they are shown", async () => {
    const { session, call, calls, $page, settled } = setUp();
    call(0).answer("one");
    await settled("one");
    $page.set(2);
    call(1).answer("two");
    await settled("two");
    invalidate(session, ["rows"]);
    await settled("two refreshing");
    expect(calls).toHaveLength(3);
    call(2).answer("two, changed");
    await settled("two, changed");
    $page.set(1);
    await settled("one refreshing");
    call(3).answer("one, changed");
    await settled("one, changed");
    invalidate(session, ["other"]);
    expect(calls).toHaveLength(4);
  });

  test("doesn't believe an answer that was asked for before the change", async () => {
    const { session, call, calls, seen, settled } = setUp();
    invalidate(session, ["rows"]);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(call(0).signal.aborted).toBe(true);
    call(0).answer("before");
    call(1).answer("after");
    await settled("after");
    expect(seen).not.toContain("before");
  });

  test("never shows the rows of the person before", async () => {
    const { session, call, $page, settled, load } = setUp();
    call(0).answer("Elif's");
    await settled("Elif's");
    session.signOut();
    session.open("t2", { ...admin, userId: "8", userName: "Deniz" });
    $page.set(2);
    expect(load()).toEqual({ status: "loading" });
    call(1).answer("Deniz's");
    await settled("Deniz's");
    $page.set(3);
    expect(describeLoad(load())).toBe("Deniz's previous refreshing");
  });
});
