import { mapMessages } from "./map.messages.ts";

export const mapEnglish: typeof mapMessages = mapMessages;
