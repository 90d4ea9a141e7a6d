import { feedbackMessages } from "./feedback.messages.ts";

export const feedbackEnglish: typeof feedbackMessages = feedbackMessages;
