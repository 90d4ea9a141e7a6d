import { savedViewsMessages } from "./saved-views.messages.ts";

export const savedViewsEnglish: typeof savedViewsMessages = savedViewsMessages;
