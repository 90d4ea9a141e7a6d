import { chartMessages } from "./chart.messages.ts";

export const chartEnglish: typeof chartMessages = chartMessages;
