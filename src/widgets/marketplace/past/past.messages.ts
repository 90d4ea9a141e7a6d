import { defineMessages } from "../../../core/text/messages.ts";

/** Up to three past searches, to be repeated. */
export const pastMessages = defineMessages("marketplace/past", {
  title: "Son Aramalar",
  failed: "Son aramalar yüklenemedi.",
  none: "Yaptığınız aramalar burada görünür.",
  again: "Yeniden Ara",
  /** Accessible name of the button: names the search. */
  againFor: (title: string) => `Yeniden ara: ${title}`,
  incomplete: "Bu arama yinelenemiyor.",
});
