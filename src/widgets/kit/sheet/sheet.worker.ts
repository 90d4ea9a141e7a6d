import { createEngine, type SheetEngine } from "./engine.ts";

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

/** A call to the engine in the worker. */
export interface WorkerCall {
  readonly id: number;
  readonly method: keyof SheetEngine;
  readonly parameters: readonly unknown[];
}

export type WorkerAnswer =
  | { readonly kind: "ready" }
  /** The blob could not import the worker's module. */
  | { readonly kind: "absent" }
  | { readonly kind: "result"; readonly id: number; readonly result: unknown }
  | { readonly kind: "error"; readonly id: number; readonly message: string };
