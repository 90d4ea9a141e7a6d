import { describe, expect, test } from "vitest";
import { type BatchProgress, runBatch } from "../../../src/core/http/batch.ts";

const items = Array.from({ length: 1147 }, (_, index) => `route ${index % 37}, day ${Math.floor(index / 37)}`);
/** Every twentieth item fails. */
const fails = (item: string) => items.indexOf(item) % 20 === 7;

/** Work that counts its calls, and how many run at once. */
function counting(work: (item: string, signal: AbortSignal) => Promise<string>) {
  const calls: string[] = [];
  let running = 0;
  const seen = { calls, most: 0 };
  return {
    seen,
    run: async (item: string, signal: AbortSignal) => {
      calls.push(item);
      running += 1;
      seen.most = Math.max(seen.most, running);
      try {
        return await work(item, signal);
      } finally {
        running -= 1;
      }
    },
  };
}
const later = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
const answer = async (item: string) => {
  if (items.indexOf(item) % 3 === 0) await later();
  return `answer to ${item}`;
};

describe("a batch", () => {
  test("asks for everything exactly once, never more than ten at once, and keeps the order of its items", async () => {
    const { seen, run } = counting(answer);
    const progress: BatchProgress[] = [];
    const outcome = await runBatch({ items, run, limit: 10, onProgress: (step) => progress.push(step) });
    expect(seen.calls).toEqual(items);
    expect(seen.most).toBe(10);
    expect(outcome).toMatchObject({ failures: [], isComplete: true });
    expect([...outcome.results]).toEqual(items.map((item) => [item, `answer to ${item}`]));
    expect(progress[0]).toEqual({ done: 0, failed: 0, total: 1147 });
    expect(progress.map(({ done }) => done)).toEqual(Array.from({ length: 1148 }, (_, index) => index));
  });

  test("with two at once, and with fewer items than that", async () => {
    const { seen, run } = counting(answer);
    await runBatch({ items: items.slice(0, 40), run, limit: 2 });
    expect(seen.most).toBe(2);
    expect((await runBatch({ items: items.slice(0, 1), run, limit: 2 })).isComplete).toBe(true);
    expect(await runBatch({ items: [], run, limit: 2 })).toMatchObject({ isComplete: true });
  });

  test("names what failed, which doesn't stop the rest", async () => {
    const { run } = counting(async (item) => {
      if (fails(item)) throw new Error(`no ${item}`);
      return answer(item);
    });
    const progress: BatchProgress[] = [];
    const outcome = await runBatch({ items, run, limit: 10, onProgress: (step) => progress.push(step) });
    const failed = items.filter(fails);
    expect(outcome.failures.map(({ item }) => item)).toEqual(failed);
    expect(outcome.failures[0]?.error).toEqual(new Error(`no ${failed[0]}`));
    expect(outcome.results.size).toBe(items.length - failed.length);
    expect(outcome).toMatchObject({ isComplete: false });
    expect(progress.at(-1)).toEqual({ done: 1147, failed: failed.length, total: 1147 });
  });
});

describe("cancelling", () => {
  test("ends at once, though the work that runs never ends, and begins nothing more", async () => {
    const cancel = new AbortController();
    const signals: AbortSignal[] = [];
    const { seen, run } = counting((item, signal) => {
      signals.push(signal);
      return items.indexOf(item) < 5 ? Promise.resolve("quick") : new Promise<string>(() => {});
    });
    const progress: BatchProgress[] = [];
    const batch = runBatch({ items, run, limit: 10, signal: cancel.signal, onProgress: (step) => progress.push(step) });
    await later();
    const before = progress.length;
    cancel.abort();
    const outcome = await batch;
    expect(seen.calls).toHaveLength(15);
    expect(outcome.results.size).toBe(5);
    expect(outcome).toMatchObject({ failures: [], isComplete: false });
    expect(signals.slice(5).every(({ aborted }) => aborted)).toBe(true);
    await later();
    expect([seen.calls.length, progress.length]).toEqual([15, before]);
  });

  test("work that heeds the signal has not failed", async () => {
    const cancel = new AbortController();
    const heeding = counting(
      (_item, signal) =>
        new Promise<string>((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("aborted")))),
    );
    const some = items.slice(0, 30);
    const batch = runBatch({ items: some, run: heeding.run, limit: 10, signal: cancel.signal });
    cancel.abort();
    const stopped = await batch;
    expect([stopped.failures, stopped.results.size]).toEqual([[], 0]);
  });

  test("before the beginning asks for nothing", async () => {
    const { seen, run } = counting(answer);
    const signal = AbortSignal.abort();
    expect(await runBatch({ items, run, limit: 10, signal })).toMatchObject({ failures: [], isComplete: false });
    expect(seen.calls).toEqual([]);
  });
});
