import type { formDialogMessages } from "./form-dialog.messages.ts";

export const formDialogEnglish: typeof formDialogMessages = {
  done: "OK",
  close: "Close",
  cancel: "Cancel",
  back: "Back to the Form",
};
