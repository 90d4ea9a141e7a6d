import type * as messages from "./overlay.messages.ts";

export const texts: typeof messages = {
  formDialogMessages: {
    done: "OK",
    close: "Close",
    cancel: "Cancel",
    back: "Back to the Form",
  },
};
