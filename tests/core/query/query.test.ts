import { onlineManager } from "@tanstack/query-core";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { ApiError } from "../../../src/core/http/errors.ts";
import { createQuery, type Load } from "../../../src/core/query/query.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { admin } from "../../helpers/profile.ts";

function setUp() {
  const session = createSession({ environment: createTestEnvironment(() => json({})) });
  session.open("t1", admin);
  return session;
}

/** Listens like a card does; `loads` holds everything it was told. */
function listen<Data>($load: { subscribe(listener: (load: Load<Data>) => void): () => void }) {
  const loads: Load<Data>[] = [];
  const stop = $load.subscribe((load) => loads.push(load));
  onTestFinished(stop);
  return { loads, stop, last: () => loads.at(-1) };
}

const failure = () => new ApiError("status", "GET /x", 500);

describe("a query", () => {
  test("fetches only while it has listeners", async () => {
    const fetch = vi.fn(() => Promise.resolve(1));
    const { $load } = createQuery(setUp(), { key: ["a"], fetch });
    expect(fetch).not.toHaveBeenCalled();
    const card = listen($load);
    await vi.waitFor(() => expect(card.last()).toMatchObject({ status: "ready", data: 1 }));
    expect(card.loads[0]).toEqual({ status: "loading" });
  });

  test("of the same key shares one call between two widgets", async () => {
    const session = setUp();
    const fetch = vi.fn(() => Promise.resolve(1));
    const cards = [1, 2].map(() => listen(createQuery(session, { key: ["a", { b: 1 }], fetch }).$load));
    await vi.waitFor(() => expect(cards.every((card) => card.last()?.status === "ready")).toBe(true));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("of keys that look alike when joined shares nothing", async () => {
    const session = setUp();
    const first = listen(createQuery(session, { key: ["/r/", 1, "2"], fetch: () => Promise.resolve("first") }).$load);
    const second = listen(createQuery(session, { key: ["/r/", "12"], fetch: () => Promise.resolve("second") }).$load);
    await vi.waitFor(() => expect(second.last()).toMatchObject({ data: "second" }));
    expect(first.last()).toMatchObject({ data: "first" });
  });

  test("keeps a failure on the card while it tries again, then recovers", async () => {
    const fetch = vi.fn<() => Promise<number>>().mockRejectedValueOnce(failure()).mockResolvedValueOnce(2);
    const query = createQuery(setUp(), { key: ["a"], fetch });
    const card = listen(query.$load);
    await vi.waitFor(() => expect(card.last()).toMatchObject({ status: "failed", isRetrying: false }));
    await query.refresh();
    expect(card.loads.map((load) => (load.status === "failed" ? `failed ${load.isRetrying}` : load.status))).toEqual([
      "loading",
      "failed false",
      "failed true",
      "ready",
    ]);
  });

  test("keeps its data when a refresh fails", async () => {
    const fetch = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockRejectedValueOnce(failure());
    const query = createQuery(setUp(), { key: ["a"], fetch });
    const card = listen(query.$load);
    await vi.waitFor(() => expect(card.last()).toMatchObject({ status: "ready" }));
    await query.refresh();
    expect(card.last()).toMatchObject({ status: "ready", data: 1, isRefreshing: false, refreshError: { status: 500 } });
  });

  test("is cancelled when the last listener leaves", async () => {
    let signal: AbortSignal | undefined;
    const { $load } = createQuery(setUp(), {
      key: ["a"],
      fetch: (_http, given) => {
        signal = given;
        return new Promise<number>(() => undefined);
      },
    });
    const stop = $load.subscribe(() => undefined);
    await vi.waitFor(() => expect(signal).toBeDefined());
    stop();
    // nanostores unmounts a store one second after its last listener.
    await vi.waitFor(() => expect(signal?.aborted).toBe(true));
  });
});

describe("when the network comes back", () => {
  afterEach(() => onlineManager.setOnline(true));

  test("a query that failed is asked again, and not when it goes", async () => {
    const fetch = vi.fn<() => Promise<number>>().mockRejectedValueOnce(failure()).mockResolvedValueOnce(2);
    const card = listen(createQuery(setUp(), { key: ["a"], fetch }).$load);
    await vi.waitFor(() => expect(card.last()).toMatchObject({ status: "failed" }));
    onlineManager.setOnline(false);
    expect(fetch).toHaveBeenCalledTimes(1);
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(card.last()).toMatchObject({ status: "ready", data: 2 }));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("an answer that lacks a part is asked for again", async () => {
    const fetch = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
    const isPartial = (data: number) => data === 1;
    const card = listen(createQuery(setUp(), { key: ["a"], fetch, isPartial }).$load);
    await vi.waitFor(() => expect(card.last()).toMatchObject({ status: "ready", data: 1 }));
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(card.last()).toMatchObject({ status: "ready", data: 2 }));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("a query that failed on a page opened without a network is asked again", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const fetch = vi.fn<() => Promise<number>>().mockRejectedValueOnce(failure()).mockResolvedValueOnce(2);
    const card = listen(createQuery(setUp(), { key: ["a"], fetch }).$load);
    await vi.waitFor(() => expect(card.last()).toMatchObject({ status: "failed" }));
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(card.last()).toMatchObject({ status: "ready", data: 2 }));
  });

  test("a query that has its answer keeps it", async () => {
    const fetch = vi.fn(() => Promise.resolve(1));
    const card = listen(createQuery(setUp(), { key: ["a"], fetch }).$load);
    await vi.waitFor(() => expect(card.last()).toMatchObject({ status: "ready" }));
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    expect(card.last()).toMatchObject({ status: "ready", isRefreshing: false });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
