import { defineMessages } from "../../core/text/messages.ts";

export const signInPageMessages = defineMessages("sign-in", {
  /** Over the picture beside the form. */
  slogan: "Bütün rotalarınız, duraklarınız ve seferleriniz tek ekranda.",
});
