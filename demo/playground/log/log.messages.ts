export const logMessages = {
  title: "Olaylar",
  clear: "Temizle",
  empty: "Henüz olay yok. Öğe yüklendiğinde ve siz bir şey yaptıkça shuttle-… olayları burada görünür.",
  /** Before the number of the oldest events, which are no longer shown. */
  bounded: "Yalnızca son olaylar tutulur:",
  list: "Olay listesi",
};
