import { shellMessages } from "./shell.messages.ts";

export const shellEnglish: typeof shellMessages = shellMessages;
