import { type ApiError, toHelp } from "../../../core/http/errors.ts";
import { documentMessages as texts } from "./documents.messages.ts";

/** Why the provider refused a decision on a document. */
export function toRefusalText(error: ApiError): string {
  if (error.status === 409) return texts.decidedElsewhere;
  return error.status === 404 ? texts.missing : toHelp(error);
}
