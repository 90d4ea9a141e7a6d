export const offerMessages = {
  /** Names the row of buttons. */
  label: "Teklifler",
  /** Beside the buttons: offers of one kind, or of both, aren't among them. */
  someFailed: "Teklif adlarının bir kısmı yüklenemedi.",
};
