import { formDialogMessages } from "./form-dialog.messages.ts";

export const formDialogEnglish: typeof formDialogMessages = formDialogMessages;
