import { exportMessages } from "./export.messages.ts";

export const exportEnglish: typeof exportMessages = exportMessages;
