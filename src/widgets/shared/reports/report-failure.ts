import { SaveError } from "../../../core/http/errors.ts";
import { reportMessages as texts } from "./reports.messages.ts";

/** The report is whole where only the browser didn't take its file. */
export const toFailedTitle = (error: unknown): string =>
  error instanceof SaveError ? texts.notSavedTitle : texts.failedTitle;
