import { packMessages } from "./pack.messages.ts";

export const packEnglish: typeof packMessages = packMessages;
