import { createEngine, type SheetEngine } from "./engine.ts";
import type { WorkerAnswer, WorkerCall } from "./worker-calls.ts";

/** URL of this module, for starting a worker from it. */
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
  // Proves that the worker runs; a blocked one may raise no error.
  send({ kind: "ready" });
}

// On the main thread the module is imported for `address` only.
if (!("document" in globalThis)) serve();
