import { atom, onMount } from "nanostores";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../../src/core/http/errors.ts";
import type { Load, Query } from "../../../src/core/query/query.ts";
import { createLoadReport, holdQueries } from "../../../src/widgets/kit/root/load-report.ts";

const failure = (call = "GET /a/") => new ApiError("status", call, 500);
const ready = (refreshError: ApiError | null = null): Load<unknown> => ({
  status: "ready",
  data: 1,
  isRefreshing: false,
  refreshError,
  loadedAt: 0,
});
const failed = (error = failure(), isRetrying = false): Load<unknown> => ({ status: "failed", error, isRetrying });

/** A query whose loads and answers the test sets. */
function createFake(start: Load<unknown> = { status: "loading" }) {
  const $load = atom<Load<unknown>>(start);
  let next: Load<unknown> = ready();
  const query: Query<unknown> = {
    $load,
    refresh: async () => {
      const before = $load.get();
      if (before.status === "ready") $load.set({ ...before, isRefreshing: true });
      await Promise.resolve();
      $load.set(next);
    },
  };
  return { query, set: (load: Load<unknown>) => $load.set(load), answerNext: (load: Load<unknown>) => (next = load) };
}

let told: string[] = [];
beforeEach(() => {
  told = [];
});

function open(...fakes: ReturnType<typeof createFake>[]) {
  const report = createLoadReport({
    widget: "x",
    emit: (name, detail) => {
      told.push("kind" in detail ? `${name} ${detail.kind} ${detail.call} ${detail.status}` : name);
      return true;
    },
  });
  const $queries = atom(fakes.map(({ query }) => query));
  const store = { $queries };
  report.begin();
  // In an element the content is drawn between.
  const stop = report.watch(store, () => report.ready());
  return { report, store, stop, $queries };
}

/** What is told at which step, 0 being the beginning: each step sets the load of one of the queries. */
type Step = readonly [query: number, load: Load<unknown>];
const loading: Load<unknown> = { status: "loading" };
const idle: Load<unknown> = { status: "loading", isIdle: true };
const [a, b, c] = ["a", "b", "c"].map((name) => failure(`GET /${name}/`)) as [ApiError, ApiError, ApiError];
const asking = (refreshError: ApiError | null = null) =>
  ({ ...ready(refreshError), isRefreshing: true }) as Load<unknown>;
const retrying = (error: ApiError) => failed(error, true);

describe("of each load exactly one of ready and error:", () => {
  test.each<[string, Load<unknown>[], Step[], string[]]>([
    [
      "one answer",
      [loading],
      [
        [0, ready()],
        [0, ready()],
      ],
      ["1 ready"],
    ],
    ["an answer that is there already", [ready()], [], ["0 ready"]],
    ["nothing to ask", [], [], ["0 ready"]],
    ["a failure that is there already", [failed(a)], [], ["0 load /a/"]],
    [
      "one failure, and each retry as a load of its own",
      [loading],
      [
        [0, failed(a)],
        [0, retrying(a)],
        [0, failed(b)],
        [0, retrying(b)],
        [0, ready()],
      ],
      ["1 load /a/", "3 load /b/", "5 ready"],
    ],
    ["a retry that is under way already is no failure", [retrying(a)], [[0, ready()]], ["1 ready"]],
    [
      "a part that fails before the content comes is told of after it",
      [loading, loading],
      [
        [0, failed(a)],
        [1, ready()],
      ],
      ["2 ready", "2 part /a/"],
    ],
    [
      "a failure waits for what is still asked",
      [loading, loading],
      [
        [0, failed(a)],
        [1, failed(b)],
      ],
      ["2 load /a/"],
    ],
    [
      "all parts fail: one error, the first; retried together, as when the network comes back, they are one load",
      [loading, loading, loading],
      [
        [2, failed(c)],
        [0, failed(a)],
        [1, failed(b)],
        ...[0, 1, 2].map((index) => [index, retrying(a)] as const),
        ...[0, 1, 2].map((index) => [index, failed(b)] as const),
      ],
      ["3 load /c/", "9 load /b/"],
    ],
    [
      "a query that is enabled after all others have failed is a part beside them",
      [loading, idle],
      [
        [0, failed(a)],
        [1, loading],
        [1, failed(b)],
        [1, retrying(b)],
        [1, ready()],
      ],
      ["1 load /a/", "3 part /b/", "5 ready"],
    ],
    ["what isn't asked yet keeps no failure waiting", [loading, idle], [[0, failed(a)]], ["1 load /a/"]],
    [
      "asking again is no load of its own",
      [ready()],
      [
        [0, asking()],
        [0, ready()],
      ],
      ["0 ready"],
    ],
    [
      "beside shown content each failure of a part is told at once, and once",
      [ready()],
      [
        [0, ready(a)],
        [0, asking(a)],
        [0, ready(a)],
        [0, ready(b)],
      ],
      ["0 ready", "1 part /a/", "4 part /b/"],
    ],
    [
      "a further failure, asked for by nobody, is one of a part after a load that failed too",
      [loading],
      [
        [0, failed(a)],
        [0, failed(b)],
      ],
      ["1 load /a/", "2 part /b/"],
    ],
  ])("%s", (_what, start, steps, events) => {
    const fakes = start.map((load) => createFake(load));
    const all: string[] = [];
    const note = (step: number) =>
      all.push(...told.splice(0).map((event) => `${step} ${event.replace(/shuttle-(error )?| 500|GET /g, "")}`));
    open(...fakes);
    note(0);
    for (const [index, [query, load]] of steps.entries()) {
      fakes[query]?.set(load);
      note(index + 1);
    }
    expect(all).toEqual(events);
  });

  test("a query that takes the place of one that has failed is a load of its own", () => {
    const [first, next] = [createFake(), createFake()];
    const { $queries } = open(first);
    first.set(failed());
    $queries.set([next.query]);
    next.set(failed(b));
    expect(told).toEqual(["shuttle-error load GET /a/ 500", "shuttle-error load GET /b/ 500"]);
  });

  test("a sign-in or token that fails never says ready; the sign-in is the next load", () => {
    const { report, stop } = open();
    stop();
    told = [];
    report.begin();
    report.fail({ call: "getToken", status: 0, message: "" });
    report.fail({ call: "getToken", status: 0, message: "" });
    expect(told).toEqual(["shuttle-error load getToken 0"]);
    open(createFake(ready()));
    expect(told.slice(1)).toEqual(["shuttle-ready"]);
  });

  test("keeps a load as succeeded when a person signs out after it", () => {
    const { report } = open(createFake(ready()));
    report.fail({ call: "session", status: 401, message: "" });
    expect(told).toEqual(["shuttle-ready"]);
  });
});

describe("the queries of an element", () => {
  test("are followed from being added until being removed, and when added again", () => {
    const [first, second] = [createFake(ready()), createFake(ready())];
    const { $queries } = open(first);
    $queries.set([second.query]);
    first.set(ready(failure()));
    expect(told).toEqual(["shuttle-ready"]);
    second.set(ready(failure("GET /b/")));
    expect(told.slice(1)).toEqual(["shuttle-error part GET /b/ 500"]);
    $queries.set([]);
    second.set(ready(failure("GET /c/")));
    expect(told).toHaveLength(2);
    $queries.set([second.query]);
    second.set(ready(failure("GET /d/")));
    expect(told.slice(2)).toEqual(["shuttle-error part GET /c/ 500", "shuttle-error part GET /d/ 500"]);
  });

  test("don't count while they are disabled", () => {
    const [first, second] = [createFake(idle), createFake()];
    open(first, second);
    second.set(failed());
    expect(told).toEqual(["shuttle-error load GET /a/ 500"]);
    told = [];
    open(createFake(idle));
    expect(told).toEqual(["shuttle-ready"]);
  });

  test("of which one is disabled before the next one is enabled are no empty content", async () => {
    const [first, second] = [createFake(), createFake({ status: "loading", isIdle: true })];
    open(first, second);
    first.set({ status: "loading", isIdle: true });
    second.set({ status: "loading" });
    await Promise.resolve();
    expect(told).toEqual([]);
    second.set({ status: "loading", isIdle: true });
    await Promise.resolve();
    expect(told).toEqual(["shuttle-ready"]);
  });

  test("report nothing again when others are added", () => {
    const [first, second] = [createFake(ready(failure())), createFake(ready())];
    const { $queries } = open(first);
    const before = ["shuttle-ready", "shuttle-error part GET /a/ 500"];
    expect(told).toEqual(before);
    $queries.set([first.query, second.query]);
    expect(told).toEqual(before);
  });

  test("are followed no longer once the element is gone", () => {
    const [first, second] = [createFake(ready()), createFake()];
    const { stop, $queries } = open(first);
    stop();
    first.set(ready(failure()));
    $queries.set([second.query]);
    second.set(ready(failure()));
    expect(told).toEqual(["shuttle-ready"]);
  });
});

test("each event names its element", () => {
  const details: unknown[] = [];
  const report = createLoadReport({
    widget: "routes",
    emit: (name, detail) => details.push([name, detail]) > 0,
  });
  report.ready();
  report.begin();
  report.fail({ call: "session", status: 401, message: "?" });
  expect(details).toEqual([
    ["shuttle-ready", { widget: "routes" }],
    ["shuttle-error", { widget: "routes", kind: "load", call: "session", status: 401, message: "?" }],
  ]);
});

describe("refresh() is a load", () => {
  test("also when nothing is asked", async () => {
    const { report, store } = open();
    await report.refresh(store);
    expect(told).toEqual(["shuttle-ready", "shuttle-ready"]);
  });

  test("that succeeds", async () => {
    const query = createFake(ready());
    const { report, store } = open(query);
    await report.refresh(store);
    expect(told).toEqual(["shuttle-ready", "shuttle-ready"]);
  });

  test("that fails: the older data stay, and it is an error, not ready", async () => {
    const query = createFake(ready());
    const { report, store } = open(query);
    query.answerNext(ready(failure()));
    await report.refresh(store);
    expect(told.slice(1)).toEqual(["shuttle-error load GET /a/ 500"]);
    query.answerNext(ready());
    await report.refresh(store);
    expect(told.slice(2)).toEqual(["shuttle-ready"]);
  });

  test("that failed, and the retry of its note", async () => {
    const query = createFake(ready());
    const { report, store } = open(query);
    query.answerNext(ready(failure()));
    await report.refresh(store);
    told = [];
    query.set(asking());
    expect(told, "before the answer").toEqual([]);
    query.set(ready(failure("GET /b/")));
    query.set(asking());
    query.set(ready());
    expect(told).toEqual(["shuttle-error load GET /b/ 500", "shuttle-ready"]);
  });

  test("of which a part fails", async () => {
    const [first, second] = [createFake(ready()), createFake(ready())];
    const { report, store } = open(first, second);
    first.answerNext(ready(failure()));
    await report.refresh(store);
    expect(told.slice(1)).toEqual(["shuttle-ready", "shuttle-error part GET /a/ 500"]);
  });

  test("called three times at once: one load", async () => {
    const { report, store } = open(createFake(ready()));
    await Promise.all([report.refresh(store), report.refresh(store), report.refresh(store)]);
    expect(told).toEqual(["shuttle-ready", "shuttle-ready"]);
  });

  test("while the first load is under way ends that one", async () => {
    const query = createFake();
    const { report, store } = open(query);
    await report.refresh(store);
    expect(told).toEqual(["shuttle-ready"]);
  });
});

describe("queries between an element's first rendering and its first effect", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A held query whose mounts and unmounts are noted. */
  function openHeld() {
    const { query } = createFake();
    const seen: string[] = [];
    onMount(query.$load as ReturnType<typeof atom<Load<unknown>>>, () => {
      seen.push("mount");
      return () => void seen.push("unmount");
    });
    const release = holdQueries({ $queries: atom([query]) });
    return { query, seen, release };
  }

  test("stay mounted, however long it takes to listen to them", () => {
    const { query, seen, release } = openHeld();
    vi.advanceTimersByTime(20_000);
    query.$load.listen(() => {});
    release();
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual(["mount"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("are dropped after half a minute, as after a rendering that throws", () => {
    const { seen } = openHeld();
    vi.advanceTimersByTime(31_001);
    expect(seen).toEqual(["mount", "unmount"]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
