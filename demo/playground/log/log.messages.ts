export const logMessages = {
  title: "Olaylar",
  clear: "Temizle",
  empty: "Henüz olay yok. Öğe yüklendiğinde ve siz bir şey yaptıkça shuttle-… olayları burada görünür.",
  /** Before the maximum number of events; older ones are no longer shown. */
  bounded: "Yalnızca son olaylar tutulur:",
  list: "Olay listesi",
};
