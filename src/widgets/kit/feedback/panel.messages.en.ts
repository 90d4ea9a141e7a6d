import { panelMessages } from "./panel.messages.ts";

export const panelEnglish: typeof panelMessages = panelMessages;
