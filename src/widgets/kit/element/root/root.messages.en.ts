import { rootMessages } from "./root.messages.ts";

export const rootEnglish: typeof rootMessages = rootMessages;
