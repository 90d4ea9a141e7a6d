import type uPlot from "uplot";

type Library = typeof uPlot;

let pending: Promise<Library> | undefined;

/**
 * Loads uPlot once. Fails also when the browser's language is no valid tag ("en-US@posix"): uPlot makes a number format
 * of it while it is imported. The chart shows its table then.
 */
export function loadUplot(): Promise<Library> {
  pending ??= import("uplot").then(
    (module) => module.default,
    (error: unknown) => {
      pending = undefined;
      throw error;
    },
  );
  return pending;
}
