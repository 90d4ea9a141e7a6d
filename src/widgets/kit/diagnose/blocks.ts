import { registry } from "../../../core/platform/registry.ts";
import { toOrigin } from "./origin.ts";
import type { Block } from "./report.ts";

interface Violation {
  readonly effectiveDirective?: string;
  readonly blockedURI?: string;
  readonly blockedURL?: string;
  readonly sourceFile?: string | null;
}

const seen = new Map<string, Block>();
let observer: ReportingObserver | null = null;

function note({ effectiveDirective = "", blockedURI, blockedURL, sourceFile }: Violation): void {
  const block = {
    directive: effectiveDirective,
    blocked: toOrigin(blockedURI ?? blockedURL ?? ""),
    source: toOrigin(sourceFile ?? ""),
  };
  seen.set(JSON.stringify(block), block);
}

/** Violations of the page's Content-Security-Policy so far; with ReportingObserver also those from before our code ran. */
export function readBlocks(): readonly Block[] {
  if (!observer && "ReportingObserver" in globalThis) {
    observer = new ReportingObserver((reports) => reports.forEach(({ body }) => body && note(body)), {
      types: ["csp-violation"],
      buffered: true,
    });
    observer.observe();
  }
  for (const { body } of observer?.takeRecords() ?? []) if (body) note(body);
  registry().blocked?.forEach(note);
  return [...seen.values()];
}
