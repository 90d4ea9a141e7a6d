import { tableMessages } from "./table.messages.ts";

export const tableEnglish: typeof tableMessages = tableMessages;
