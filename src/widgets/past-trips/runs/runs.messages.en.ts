import { runsMessages } from "./runs.messages.ts";

export const runsEnglish: typeof runsMessages = runsMessages;
