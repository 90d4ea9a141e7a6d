import type { SheetEngine } from "./engine.ts";
import type { WorkerAnswer, WorkerCall } from "./worker-calls.ts";

/** An engine and a function that terminates it. */
export interface OpenEngine {
  readonly engine: SheetEngine;
  readonly isOnMainThread: boolean;
  close(): void;
}

/** Timeout in ms for the worker's first message, after which the worker counts as blocked. It is sent before ExcelJS is loaded. */
const answerLimit = 5000;

/**
 * Resolves when the worker has reported that it runs; rejects when it fails or doesn't report in time. Aborting
 * terminates it.
 */
export function connect(worker: Worker, signal: AbortSignal): Promise<OpenEngine> {
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  let lastId = 0;

  const call = (method: WorkerCall["method"], parameters: unknown[], transfer: Transferable[] = []) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, method, parameters } satisfies WorkerCall, { transfer });
    });
  const end = (error: Error) => {
    worker.terminate();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const engine: SheetEngine = {
    begin: (head) => call("begin", [head]) as Promise<void>,
    add: (rows) => call("add", [rows]) as Promise<void>,
    finish: () => call("finish", []) as Promise<ArrayBuffer>,
    read: (file, limit, wanted) => call("read", [file, limit, wanted], [file]) as ReturnType<SheetEngine["read"]>,
  };

  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      clearTimeout(timer);
      const error = new Error(`The worker ${reason}.`);
      end(error);
      reject(error);
    };
    const timer = setTimeout(() => fail("does not answer"), answerLimit);
    signal.addEventListener("abort", () => fail("is no longer wanted"), { once: true });
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === "ready") {
        clearTimeout(timer);
        resolve({ engine, isOnMainThread: false, close: () => end(new Error("The worker is closed.")) });
      } else if (data.kind === "absent") {
        fail("could not be loaded");
      } else {
        const { resolve: answer, reject: refuse } = waiting.get(data.id) ?? {};
        waiting.delete(data.id);
        if (data.kind === "result") answer?.(data.result);
        else refuse?.(new Error(data.message));
      }
    });
    worker.addEventListener("error", (event) => {
      // Handled here, without a second report in the console.
      event.preventDefault();
      fail(`failed: ${event.message || "blocked"}`);
    });
    worker.addEventListener("messageerror", () => fail("sent something unreadable"));
  });
}
