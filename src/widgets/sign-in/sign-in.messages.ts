import { defineMessages } from "../../core/text/messages.ts";

export const signInPageMessages = defineMessages("signInPageMessages", {
  /** Over the picture beside the form. */
  slogan: "Tüm rotalarınız, duraklarınız ve seferleriniz tek ekranda.",
});
