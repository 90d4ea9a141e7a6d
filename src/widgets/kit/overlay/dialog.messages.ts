import { defineMessages } from "../../../core/text/messages.ts";

export const dialogMessages = defineMessages("kit/overlay/dialog", {
  /** The cross of dialogs and toasts. */
  close: "Kapat",
});
