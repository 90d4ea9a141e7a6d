import { comparisonMessages } from "./comparison.messages.ts";

export const comparisonEnglish: typeof comparisonMessages = comparisonMessages;
