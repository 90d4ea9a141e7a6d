import { idleNoticeMessages } from "./idle-notice.messages.ts";

export const idleNoticeEnglish: typeof idleNoticeMessages = idleNoticeMessages;
