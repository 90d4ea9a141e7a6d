import { defineMessages } from "../../../../core/text/messages.ts";

/** Dialog in the last minute before a session ends by inactivity. */
export const idleNoticeMessages = defineMessages("kit/element/root/idle-notice", {
  title: "Oturumunuz kapanmak üzere",
  text: "Uzun süredir işlem yapmadınız. Bir dakika içinde devam etmezseniz oturumunuz kapatılacak.",
  seconds: (seconds: number) => `Kalan süre: ${seconds} sn.`,
  stay: "Oturumu Sürdür",
});
