import { SaveError } from "../../../core/http/errors.ts";
import { reportMessages as texts } from "./reports.messages.ts";

/** A SaveError means that the report is complete and only saving its file failed. */
export const toFailedTitle = (error: unknown): string =>
  error instanceof SaveError ? texts.notSavedTitle : texts.failedTitle;
