import { ratingsMessages } from "./ratings.messages.ts";

export const ratingsEnglish: typeof ratingsMessages = ratingsMessages;
