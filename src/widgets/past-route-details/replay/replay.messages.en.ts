import { replayMessages } from "./replay.messages.ts";

export const replayEnglish: typeof replayMessages = replayMessages;
