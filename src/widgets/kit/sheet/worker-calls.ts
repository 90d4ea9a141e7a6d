import type { SheetEngine } from "./engine.ts";

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
