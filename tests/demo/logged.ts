import { inspect } from "node:util";
import { vi } from "vitest";

/** Collects everything that is written past the test: by the server's log, and by whoever else prints. */
export function logged(): () => string {
  const streams = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, "write").mockReturnValue(true));
  const prints = (["log", "info", "warn", "error"] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => undefined),
  );
  return () =>
    [...streams, ...prints]
      .flatMap((spy) => spy.mock.calls as readonly (readonly unknown[])[])
      .map((parts) =>
        parts.map((part) => (typeof part === "string" ? part : inspect(part, { depth: Infinity }))).join(" "),
      )
      .join("");
}
