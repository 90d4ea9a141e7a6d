import { defineMessages } from "../../../core/text/messages.ts";

export const resetListMessages = defineMessages("kit/feedback/reset-list", {
  /** Resets search, filters, order and page to their defaults. */
  button: "Listeyi Sıfırla",
});
