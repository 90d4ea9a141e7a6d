import { createEngine, type SheetEngine } from "./engine.ts";
import type { WorkerAnswer, WorkerCall } from "./worker-calls.ts";

/** Where this code lies, for who wants to start a worker of it. */
export const address = import.meta.url;

function send(answer: WorkerAnswer, transfer: Transferable[] = []): void {
  globalThis.postMessage(answer, { transfer });
}

function serve(): void {
  const engine = createEngine();
  globalThis.addEventListener("message", async ({ data: { id, method, parameters } }: MessageEvent<WorkerCall>) => {
    try {
      const result = await (engine[method] as (...parameters: unknown[]) => ReturnType<SheetEngine[typeof method]>)(
        ...parameters,
      );
      send({ kind: "result", id, result }, result instanceof ArrayBuffer ? [result] : []);
    } catch (error) {
      send({ kind: "error", id, message: error instanceof Error ? error.message : String(error) });
    }
  });
  // A worker that is blocked may say nothing at all: only this word proves that it runs.
  send({ kind: "ready" });
}

// A page imports this for its address alone.
if (!("document" in globalThis)) serve();
