import { openMessages } from "./open.messages.ts";

export const openEnglish: typeof openMessages = openMessages;
