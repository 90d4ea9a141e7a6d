import { peopleMessages } from "./people.messages.ts";

export const peopleEnglish: typeof peopleMessages = peopleMessages;
