import { boardMessages } from "./board.messages.ts";

export const boardEnglish: typeof boardMessages = boardMessages;
