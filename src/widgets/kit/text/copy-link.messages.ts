export const copyLinkMessages = {
  /** Copies an address of the hosted portal that shows what is shown now. */
  button: "Bağlantıyı Kopyala",
  copied: "Bağlantı kopyalandı.",
  /** The browser doesn't let the page write to the clipboard; the address stands below. */
  refused: "Tarayıcınız kopyalamaya izin vermedi. Bağlantıyı buradan seçip kopyalayabilirsiniz:",
};
