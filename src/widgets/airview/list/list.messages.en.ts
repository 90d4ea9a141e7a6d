import { listMessages } from "./list.messages.ts";

export const listEnglish: typeof listMessages = listMessages;
