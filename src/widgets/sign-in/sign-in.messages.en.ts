import type * as messages from "./sign-in.messages.ts";

export const texts: typeof messages = {
  signInPageMessages: {
    slogan: "All your routes, stops and trips on one screen.",
  },
};
