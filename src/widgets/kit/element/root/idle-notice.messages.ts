/** In the last minute of a session that has nobody in front of it. */
export const idleNoticeMessages = {
  title: "Oturumunuz kapanmak üzere",
  text: "Uzun süredir işlem yapmadınız. Bir dakika içinde devam etmezseniz oturumunuz kapatılacak.",
  seconds: (seconds: number) => `Kalan süre: ${seconds} sn.`,
  stay: "Oturumu sürdür",
};
