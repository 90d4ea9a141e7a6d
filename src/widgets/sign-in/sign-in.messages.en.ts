import type { signInPageMessages } from "./sign-in.messages.ts";

export const signInPageEnglish: typeof signInPageMessages = {
  slogan: "All your routes, stops and trips on one screen.",
};
