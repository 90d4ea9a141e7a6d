import { detailMessages } from "./detail.messages.ts";

export const detailEnglish: typeof detailMessages = detailMessages;
