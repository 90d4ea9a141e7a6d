export const glanceMessages = {
  /** The third small card. */
  dearest: "En yüksek ücret (KDV hariç)",
  nobody: "Adı belirtilmemiş",
  /** Leads to the causes, further down. */
  compare: (month: string) => `${month} ile karşılaştır`,
};
