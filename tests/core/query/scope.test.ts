import { atom, computed } from "nanostores";
import { expect, test, vi } from "vitest";
import { createListQuery } from "../../../src/core/query/list-query.ts";
import { createQuery } from "../../../src/core/query/query.ts";
import { createScope, whileMounted } from "../../../src/core/query/scope.ts";
import { createSwitchedQuery } from "../../../src/core/query/switched-query.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

function open() {
  const environment = createTestEnvironment(() => json({}));
  const scope = createScope(createSession({ environment }));
  let calls = 0;
  const fetch = () => Promise.resolve((calls += 1));
  return { scope, calls: () => calls, options: { key: ["number"], fetch } };
}

test("a query of a scope is one of its content, a late one isn't, and that of a part goes with the part", () => {
  const { scope, options } = open();
  const own = createQuery(scope, options);
  const list = createListQuery(scope, { ...options, $parameters: atom(1), key: (page) => ["list", page] });
  const switched = createSwitchedQuery<number>(scope);
  switched.ask(options);
  const late = createQuery(scope.late, options);
  const part = scope.child();
  const partial = createQuery(part, options);
  createQuery(part.late, options);
  expect(scope.$queries.get()).toEqual([own, list, switched, partial]);
  expect(scope.late.register(late)).toBe(late);
  part.end();
  expect(scope.$queries.get()).toEqual([own, list, switched]);
  expect([part.isEnded(), scope.isEnded()]).toEqual([true, false]);
});

test("the end of a scope calls once what is to be stopped, also of its parts", () => {
  const { scope } = open();
  const stop = vi.fn();
  const forgotten = vi.fn();
  scope.onEnd(stop);
  scope.child().late.onEnd(stop);
  expect(scope.onEnd(forgotten)()).toBe(true);
  scope.end();
  scope.end();
  expect([stop.mock.calls.length, forgotten.mock.calls.length]).toEqual([2, 0]);
});

test("what works while a store is mounted stops once, with the scope or with the listeners, and doesn't begin again", () => {
  vi.useFakeTimers();
  try {
    const { scope } = open();
    const stops = { first: 0, second: 0 };
    const [$first, $second] = [atom(0), atom(0)];
    whileMounted(scope, $first, () => () => void (stops.first += 1));
    whileMounted(scope, $second, () => () => void (stops.second += 1));
    const leave = computed($first, (value) => value).listen(() => undefined);
    $second.listen(() => undefined)();
    vi.advanceTimersByTime(2000);
    expect(stops).toEqual({ first: 0, second: 1 });
    scope.end();
    expect(stops).toEqual({ first: 1, second: 1 });
    leave();
    vi.advanceTimersByTime(5000);
    $first.listen(() => undefined)();
    vi.advanceTimersByTime(5000);
    expect(stops).toEqual({ first: 1, second: 1 });
  } finally {
    vi.useRealTimers();
  }
});

test("a disabled query calls nothing and is idle, until it is enabled", async () => {
  const { scope, calls, options } = open();
  const $enabled = atom(false);
  const { $load } = createQuery(scope, options, $enabled);
  const stop = $load.listen(() => undefined);
  expect([$load.get(), calls()]).toEqual([{ status: "loading", isIdle: true }, 0]);
  $enabled.set(true);
  await vi.waitFor(() => expect($load.get()).toMatchObject({ status: "ready", data: 1 }));
  $enabled.set(false);
  expect([$load.get(), calls()]).toEqual([{ status: "loading", isIdle: true }, 1]);
  stop();
});
