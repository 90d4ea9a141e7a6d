export const glanceMessages = {
  /** The third small card. */
  dearest: "En yüksek ücret (KDV hariç)",
  nobody: "Adı belirtilmemiş",
  /** Opens the comparison, further down. */
  compare: (month: string) => `${month} ile karşılaştır`,
};
