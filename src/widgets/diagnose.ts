import type { DiagnosticReport } from "./kit/diagnose/report.ts";

export type { DiagnosticReport, Finding, FindingCode } from "./kit/diagnose/report.ts";

/**
 * Looks for what keeps the elements of this page from working (docs/lifecycle.md), prints it in the console and resolves
 * with it; nothing in it is secret. Its code is loaded now. Rejects when that can't be loaded.
 */
export async function diagnose(): Promise<DiagnosticReport> {
  return (await import("./kit/diagnose/diagnose.ts")).diagnose();
}
