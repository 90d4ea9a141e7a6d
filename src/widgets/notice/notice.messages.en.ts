import { noticeMessages } from "./notice.messages.ts";

export const noticeEnglish: typeof noticeMessages = noticeMessages;
