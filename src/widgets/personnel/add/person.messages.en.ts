import { personMessages } from "./person.messages.ts";

export const personEnglish: typeof personMessages = personMessages;
