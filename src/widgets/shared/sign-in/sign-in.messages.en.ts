import { signInMessages } from "./sign-in.messages.ts";

export const signInEnglish: typeof signInMessages = signInMessages;
