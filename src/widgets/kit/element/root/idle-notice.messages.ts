import { defineMessages } from "../../../../core/text/messages.ts";

/** In the last minute of a session that has nobody in front of it. */
export const idleNoticeMessages = defineMessages("kit/element/root/idle-notice", {
  title: "Oturumunuz kapanmak üzere",
  text: "Uzun süredir işlem yapmadınız. Bir dakika içinde devam etmezseniz oturumunuz kapatılacak.",
  seconds: (seconds: number) => `Kalan süre: ${seconds} sn.`,
  stay: "Oturumu sürdür",
});
