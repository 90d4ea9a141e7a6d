import type { mailMessages } from "./mail.messages.ts";

export const mailEnglish: typeof mailMessages = {
  quote: "Earlier messages",
  picture: "Picture",
  pictureOf: (words) => `Picture: ${words}`,
  pictureMissing: (words) => `${words} (could not be shown)`,
  target: (host) => `(actual address: ${host})`,
  table: "Table in the message",
  textOnly: {
    size: "This message is too large or too complex; only its text is shown.",
    policy: "This page's security settings don't allow formatting; only the message's text is shown.",
  },
  whole: "Show the Whole Message",
};
