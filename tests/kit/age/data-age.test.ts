import { atom } from "nanostores";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Load, Query } from "../../../src/core/query/query.ts";
import { formatAge, startAutoRefresh, watchAge } from "../../../src/widgets/kit/age/data-age.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount(), "timers left").toBe(0);
  vi.useRealTimers();
});

function createPage() {
  const target = new EventTarget();
  return Object.assign(target, {
    hidden: false,
    show(isVisible: boolean) {
      this.hidden = !isVisible;
      target.dispatchEvent(new Event("visibilitychange"));
    },
  });
}

describe("refresh-interval", () => {
  const start = (took = 0) => {
    const page = createPage();
    const refresh = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, took)));
    return { page, refresh, stop: startAutoRefresh({ seconds: 60, refresh, page: page as unknown as Document }) };
  };

  test("asks again after each answer", async () => {
    const { refresh, stop } = start(90_000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    // A refresh takes 90 s, longer than the interval of 60 s: the next one starts 60 s after its end.
    await vi.advanceTimersByTimeAsync(149_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(refresh).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test("pauses while the tab is hidden, and asks at once when it is shown again", async () => {
    const { page, refresh, stop } = start();
    await vi.advanceTimersByTimeAsync(30_000);
    page.show(false);
    expect(vi.getTimerCount(), "timers of a hidden tab").toBe(0);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(refresh).not.toHaveBeenCalled();
    page.show(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    page.show(false);
    page.show(true);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(refresh, "not before its time").toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(refresh).toHaveBeenCalledTimes(2);
    stop();
    page.show(true);
    await vi.advanceTimersByTimeAsync(1);
  });

  test("keeps its interval when the computer's clock is set", async () => {
    const { refresh, stop } = start();
    vi.setSystemTime(Date.now() - 86_400_000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    stop();
    await vi.advanceTimersByTimeAsync(1);
  });
});

describe("the age of the data", () => {
  const at = (text: string) => Date.parse(`2026-11-${text}+03:00`);
  const ready = (loadedAt: number): Load<unknown> => ({
    status: "ready",
    data: 1,
    isRefreshing: false,
    refreshError: null,
    loadedAt,
  });
  const fake = (load: Load<unknown>) => {
    const $load = atom(load);
    return { $load, refresh: () => Promise.resolve() };
  };

  test("shows Istanbul's time, with the day when it is another day", () => {
    expect(formatAge(at("19T08:42:31"), at("19T12:00:00"))).toBe("08:42");
    expect(formatAge(at("19T00:05:00"), at("19T12:00:00"))).toBe("00:05");
    expect(formatAge(at("18T23:59:00"), at("19T00:01:00"))).toBe("18 Kas 23:59");
  });

  test("is the age of the oldest answer shown, and follows what is shown", () => {
    const [first, second] = [fake(ready(2000)), fake({ status: "loading" })];
    const $queries = atom<readonly Query<unknown>[]>([first, second]);
    const seen: (number | null)[] = [];
    const stop = watchAge($queries, (loadedAt) => seen.push(loadedAt));
    second.$load.set(ready(1000));
    second.$load.set(ready(3000));
    $queries.set([]);
    first.$load.set(ready(9000));
    stop();
    $queries.set([first]);
    expect(seen).toEqual([2000, 1000, 2000, null]);
  });
});
