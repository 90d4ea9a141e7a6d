import { rangeMessages } from "./range.messages.ts";

export const rangeEnglish: typeof rangeMessages = rangeMessages;
