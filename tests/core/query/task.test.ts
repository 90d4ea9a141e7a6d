import { describe, expect, test, vi } from "vitest";
import { ApiError } from "../../../src/core/http/errors.ts";
import { createScope } from "../../../src/core/query/scope.ts";
import { createTask, leftOf, type Task } from "../../../src/core/query/task.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const letters = ["a", "b", "c", "d", "e", "f"];

function open() {
  const session = createSession({ environment: createTestEnvironment(() => json({})) });
  session.useToken("ta", { userId: "1" });
  return session;
}

/** Steps that wait until the test answers them. */
function pending() {
  const waiting = new Map<string, { resolve: (value: string) => void; reject: (error: unknown) => void }>();
  const asked: string[] = [];
  const signals = new Map<string, AbortSignal>();
  return {
    asked,
    signals,
    run: (step: string, signal: AbortSignal) => {
      asked.push(step);
      signals.set(step, signal);
      return new Promise<string>((resolve, reject) => waiting.set(step, { resolve, reject }));
    },
    async answer(...steps: string[]) {
      for (const step of steps) waiting.get(step)?.resolve(step.toUpperCase());
      await settled();
    },
    async fail(step: string, error: unknown = new ApiError("status", "GET x", 500)) {
      waiting.get(step)?.reject(error);
      await settled();
    },
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const stateOf = <Step, Value>({ $state }: Pick<Task<unknown, Step, Value>, "$state">) => {
  const state = $state.get();
  if (state.status === "idle") throw new Error("idle");
  return state;
};

describe("reading", () => {
  function begin(limit = 2) {
    const calls = pending();
    const session = open();
    const task = createTask(session, {
      plan: (input: readonly string[]) => [input],
      limit,
      run: (step: string, { signal }) => calls.run(step, signal),
    });
    return { calls, session, task, over: task.start(letters) };
  }

  test("tells n of m, at most so many at once, and each result as it comes", async () => {
    const { calls, task, over } = begin();
    expect(task.$state.get()).toMatchObject({ status: "running", done: 0, failed: 0, total: 6, doneBefore: 0 });
    expect(calls.asked).toEqual(["a", "b"]);
    await calls.answer("b");
    expect(calls.asked).toEqual(["a", "b", "c"]);
    await calls.fail("c");
    expect(task.$state.get()).toMatchObject({ status: "running", done: 2, failed: 1, total: 6 });
    expect([...stateOf(task).results]).toEqual([["b", "B"]]);
    await calls.answer("a", "d");
    await calls.answer("e", "f");
    await over;
    expect(task.$state.get()).toMatchObject({ status: "done", end: "complete", done: 6, failed: 1, input: letters });
    expect([...stateOf(task).failures.keys()]).toEqual(["c"]);
    expect(leftOf(stateOf(task))).toEqual([]);
  });

  test("resumed, only what has no result is read", async () => {
    const { calls, task } = begin(6);
    await calls.fail("c");
    await calls.answer("a", "b", "d");
    task.cancel();
    expect(task.$state.get()).toMatchObject({ status: "done", end: "cancelled", done: 4 });
    expect(leftOf(stateOf(task))).toEqual(["e", "f"]);
    expect(calls.signals.get("e")?.aborted).toBe(true);
    // What arrives after a cancel isn't known.
    await calls.answer("e");
    calls.asked.length = 0;
    const over = task.resume();
    expect(calls.asked).toEqual(["c", "e", "f"]);
    expect(task.$state.get()).toMatchObject({ status: "running", done: 3, failed: 0, total: 6, doneBefore: 3 });
    await calls.answer("c", "e", "f");
    await over;
    expect(task.$state.get()).toMatchObject({ end: "complete", done: 6, failed: 0 });
  });

  test("is started once at a time; after a reset nothing is told, and what was read is still known", async () => {
    const { calls, task, over } = begin();
    void task.start(["x"]);
    await calls.answer("a");
    task.reset();
    await over;
    await task.resume();
    expect([task.$state.get(), calls.asked]).toEqual([{ status: "idle" }, ["a", "b", "c"]]);
    void task.start(["a", "z"]);
    expect(calls.asked.slice(3)).toEqual(["z"]);
    expect(task.$state.get()).toMatchObject({ done: 1, total: 2 });
  });

  test("ends with its person: what runs is aborted and no more is read", async () => {
    const { calls, session, task, over } = begin();
    await calls.answer("a");
    session.useToken("tb", { userId: "2" });
    await over;
    expect(task.$state.get()).toMatchObject({ status: "done", end: "ended", done: 1, failed: 0 });
    expect([calls.asked, calls.signals.get("b")?.aborted]).toEqual([["a", "b", "c"], true]);
  });

  test("ends with the scope that it was made in", async () => {
    const calls = pending();
    const scope = createScope(open());
    const task = createTask(scope, {
      plan: () => [letters],
      limit: 1,
      run: (step: string, { signal }) => calls.run(step, signal),
    });
    const over = task.start(null);
    scope.end();
    await over;
    expect([calls.asked, task.$state.get()]).toEqual([["a"], { status: "idle" }]);
  });

  test("plans a stage from what the one before has brought", async () => {
    const task = createTask(open(), {
      *plan(first: string, results: ReadonlyMap<string, string>) {
        yield [first];
        yield [...(results.get(first) ?? "")];
      },
      limit: 3,
      run: (step: string) => Promise.resolve(step === "list" ? "xyz" : step.toUpperCase()),
    });
    await task.start("list");
    expect(stateOf(task)).toMatchObject({ end: "complete", total: 4, steps: ["list", "x", "y", "z"] });
    expect(stateOf(task).results.get("z")).toBe("Z");
  });

  test("steps planned anew are known by their key", async () => {
    const run = vi.fn(({ day }: { day: number }) =>
      day === 2 ? Promise.reject(new Error("no")) : Promise.resolve(day),
    );
    const task = createTask(open(), {
      plan: (days: number) => [Array.from({ length: days }, (_, day) => ({ day }))],
      keyOf: ({ day }: { day: number }) => day,
      limit: 1,
      run,
    });
    await task.start(4);
    run.mockClear();
    await task.start(4);
    expect(run.mock.calls.map(([{ day }]) => day)).toEqual([2]);
    expect([...stateOf(task).results.values()]).toEqual([0, 1, 3]);
  });

  test("after so many failures in a row the rest fails untried", async () => {
    const run = vi.fn((step: string) => (step === "a" ? Promise.resolve(step) : Promise.reject(new Error("down"))));
    const task = createTask(open(), { plan: () => [letters], limit: 1, mostSetbacks: 2, run });
    await task.start(null);
    expect(run).toHaveBeenCalledTimes(3);
    expect(task.$state.get()).toMatchObject({ end: "complete", done: 6, failed: 5 });
  });
});

describe("writing", () => {
  function begin() {
    const calls = pending();
    const session = open();
    const task = createTask(session, {
      plan: (input: readonly string[]) => [input],
      limit: 2,
      writes: {},
      run: (step: string, { signal }) => calls.run(step, signal),
    });
    return { calls, session, task, over: task.start(letters) };
  }

  test("cancelled, waits for what was sent and sends nothing more", async () => {
    const { calls, task, over } = begin();
    task.cancel();
    expect(task.$state.get()).toMatchObject({ status: "running", isStopping: true });
    await calls.answer("a");
    expect(task.$state.get()).toMatchObject({ status: "running", isStopping: true, done: 1 });
    await calls.answer("b");
    await over;
    expect(task.$state.get()).toMatchObject({ status: "done", end: "cancelled", done: 2 });
    expect([calls.asked, leftOf(stateOf(task))]).toEqual([
      ["a", "b"],
      ["c", "d", "e", "f"],
    ]);
  });

  test("is never resumed by itself; whoever starts it again sends what he names", async () => {
    const { calls, task, over } = begin();
    await calls.fail("a", new ApiError("status", "POST x", 400, {}, null, true));
    task.cancel();
    await calls.answer("b", "c");
    await over;
    await task.resume();
    expect(calls.asked).toEqual(["a", "b", "c"]);
    void task.start(["a"]);
    expect(calls.asked.slice(3)).toEqual(["a"]);
    expect(task.$state.get()).toMatchObject({ status: "running", done: 0, total: 1 });
  });

  test("at another person's sign-in nothing more is sent; what was sent is awaited", async () => {
    const { calls, session, task, over } = begin();
    session.useToken("tb", { userId: "2" });
    await calls.answer("a", "b");
    await over;
    expect(task.$state.get()).toMatchObject({ status: "done", end: "ended", done: 2 });
    expect(calls.asked).toEqual(["a", "b"]);
  });
});
