import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { whenIdle } from "../../../src/core/platform/idle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("work that can wait", () => {
  function setUp() {
    const request = vi.fn((_work: () => void, _options: object) => 7);
    const cancel = vi.fn<(handle: number) => void>();
    vi.stubGlobal("requestIdleCallback", request);
    vi.stubGlobal("cancelIdleCallback", cancel);
    return { request, cancel, work: vi.fn<(...given: unknown[]) => void>() };
  }

  test("is done when the browser says so, without its deadline", () => {
    const { request, work } = setUp();
    whenIdle(work);
    expect(request.mock.calls.map(([, options]) => options)).toEqual([{}]);
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
    request.mock.calls[0]?.[0]();
    expect(work.mock.calls).toEqual([[]]);
  });

  test("waits no longer than it may", () => {
    const { request, work } = setUp();
    whenIdle(work, { patience: 0 });
    whenIdle(work, { patience: 2000, pause: 5 });
    expect(request.mock.calls.map(([, options]) => options)).toEqual([{ timeout: 0 }, { timeout: 2000 }]);
  });

  test("is cancelled where it was asked for", () => {
    const { cancel, work } = setUp();
    const stop = whenIdle(work);
    expect(cancel).not.toHaveBeenCalled();
    stop();
    expect(cancel.mock.calls).toEqual([[7]]);
  });

  test.each([
    [undefined, 200],
    [{ pause: 1000 }, 1000],
  ])("where no browser says so is done after a pause: %j, %i ms", (options, pause) => {
    vi.stubGlobal("requestIdleCallback", undefined);
    const work = vi.fn<() => void>();
    whenIdle(work, options);
    vi.advanceTimersByTime(pause - 1);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test("is cancelled during that pause too", () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    const work = vi.fn<() => void>();
    whenIdle(work)();
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});
