export const panelMessages = {
  /** Read out while content is on its way. */
  loading: "Yükleniyor",
  /** On the button of a failed card. */
  retry: "Yeniden Yükle",
  /** Above data that could not be refreshed. */
  stale: "Güncellenemedi, önceki veriler gösteriliyor.",
};
