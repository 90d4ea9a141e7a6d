import type { ActionState } from "../../../core/query/action.ts";
import { providerMessage, toHelp } from "../../../core/http/errors.ts";
import { membershipMessages as texts } from "./membership.messages.ts";

/** What a dialog says when the provider has refused a change: in the provider's words, else in ours. */
export function toFailure(state: ActionState<unknown>) {
  const text =
    state.status === "failed" ? (providerMessage(state.error, "non_field_errors") ?? toHelp(state.error)) : "";
  return { title: texts.failedTitle, text };
}
