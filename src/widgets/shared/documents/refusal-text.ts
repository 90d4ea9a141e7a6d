import { type ApiError, toHelp } from "../../../core/http/errors.ts";
import { documentMessages as texts } from "./documents.messages.ts";

/** Why the provider did not take a decision about a document. */
export function toRefusalText(error: ApiError): string {
  if (error.status === 409) return texts.decidedElsewhere;
  return error.status === 404 ? texts.missing : toHelp(error);
}
