import { overviewMessages } from "./overview.messages.ts";

export const overviewEnglish: typeof overviewMessages = overviewMessages;
