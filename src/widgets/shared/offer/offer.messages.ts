import { defineMessages } from "../../../core/text/messages.ts";

export const offerButtonMessages = defineMessages("offerButtonMessages", {
  /** Accessible name of the row of buttons. */
  label: "Teklifler",
  /** Beside the buttons: offers of one kind, or of both, couldn't be loaded. */
  someFailed: "Teklif adlarının bir kısmı yüklenemedi.",
});
