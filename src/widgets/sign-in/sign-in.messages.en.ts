import { signInPageMessages } from "./sign-in.messages.ts";

export const signInPageEnglish: typeof signInPageMessages = signInPageMessages;
