import type { ActionState } from "../../../core/query/action.ts";
import { providerMessage, toHelp } from "../../../core/http/errors.ts";
import { membershipMessages as texts } from "./membership.messages.ts";

/** Title and text after a rejected change: the provider's sentence, else ours. */
export function toFailure(state: ActionState<unknown>) {
  const text =
    state.status === "failed" ? (providerMessage(state.error, "non_field_errors") ?? toHelp(state.error)) : "";
  return { title: texts.failedTitle, text };
}
