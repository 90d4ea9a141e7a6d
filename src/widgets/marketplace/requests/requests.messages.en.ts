import { requestMessages } from "./requests.messages.ts";

export const requestEnglish: typeof requestMessages = requestMessages;
