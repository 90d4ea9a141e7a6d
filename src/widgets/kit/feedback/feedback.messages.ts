import { defineMessages } from "../../../core/text/messages.ts";

export const closeMessages = defineMessages("closeMessages", {
  /** The cross of dialogs and toasts. */
  close: "Kapat",
});

export const panelMessages = defineMessages("panelMessages", {
  /** Announced by screen readers while content is loading. */
  loading: "Yükleniyor",
  /** On the button of a failed card. */
  retry: "Yeniden Yükle",
  /** Ends a long reading. */
  cancel: "Vazgeç",
  /** Above data that could not be refreshed. */
  stale: "Güncellenemedi, önceki veriler gösteriliyor.",
});

export const resetListMessages = defineMessages("resetListMessages", {
  /** Resets search, filters, order and page to their defaults. */
  button: "Listeyi Sıfırla",
});
