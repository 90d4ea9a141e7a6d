import { indicatorMessages } from "./indicators.messages.ts";

export const indicatorEnglish: typeof indicatorMessages = indicatorMessages;
