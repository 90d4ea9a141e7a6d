import { createEngine, type SheetEngine } from "./engine.ts";
import type { WorkerAnswer, WorkerCall } from "./worker-calls.ts";

const engine = createEngine();

function send(answer: WorkerAnswer, transfer: Transferable[] = []): void {
  globalThis.postMessage(answer, { transfer });
}

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
