import { sourceLanguage } from "../../../core/text/languages.ts";
import { $language } from "../../../core/text/messages.ts";
import { kitTranslations, loadTexts } from "../element/root/translations.ts";
import { diagnosisMessages as texts } from "./diagnose.messages.ts";
import { toFindings } from "./findings.ts";
import { readPage } from "./page-facts.ts";
import type { DiagnosticReport } from "./report.ts";

/**
 * Looks for what keeps the elements of this page from working, prints it in the console and resolves with it. Makes one
 * call to each session's provider. The report may be passed on: no token, no person, no address beyond its origin. Never
 * rejects.
 */
export async function diagnose(): Promise<DiagnosticReport> {
  const [facts] = await Promise.all([readPage(), loadLanguage()]);
  const report: DiagnosticReport = { ...facts, findings: toFindings(facts) };
  print(report);
  return report;
}

/** The texts of the page's language come with the first element otherwise, and on this page none may have come. */
async function loadLanguage(): Promise<void> {
  const language = $language.get();
  if (language !== sourceLanguage) await loadTexts(kitTranslations, language);
}

function print(report: DiagnosticReport): void {
  const { version, page, findings } = report;
  const lines = findings.map(
    ({ severity, code, subject, message }) => `${texts.severity[severity]} [${code}] ${subject}\n  ${message}`,
  );
  // The caller is a developer who has the console open.
  // oxlint-disable-next-line no-console
  console.info(
    [`${texts.title} · ${version} · ${page}`, ...(lines.length > 0 ? lines : [texts.fine])].join("\n\n"),
    `\n\n${texts.details}:`,
    report,
  );
}
