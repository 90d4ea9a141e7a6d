export const dialogMessages = {
  /** The cross of dialogs and toasts. */
  close: "Kapat",
};
