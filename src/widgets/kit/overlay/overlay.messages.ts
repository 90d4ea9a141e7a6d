import { defineMessages } from "../../../core/text/messages.ts";

export const formDialogMessages = defineMessages("formDialogMessages", {
  /** Closes the message about an accepted request. */
  done: "Tamam",
  /** Closes the message about a refused request. */
  close: "Kapat",
  /** Closes the form without sending it. */
  cancel: "Vazgeç",
  /** Returns from a refusal to the filled form. */
  back: "Forma Dön",
});
