import { defineMessages } from "../../../core/text/messages.ts";

export const jobMessages = defineMessages("jobMessages", {
  /** Asked before a screen is left whose work runs. */
  leaveTitle: "İşlem sürüyor",
  leaveText: (titles: readonly string[]) =>
    `${titles.join(", ")} henüz bitmedi. Bu ekrandan ayrılırsanız işlem, sayfa açık kaldıkça arka planda sürer; sonucunu bu ekrana döndüğünüzde görürsünüz.`,
  /** Asked before signing out while work runs. */
  endTitle: "Çıkış işlemi durdurur",
  endText: (titles: readonly string[]) =>
    `${titles.join(", ")} henüz bitmedi. Çıkış yaparsanız işlem yarıda kalır; o ana kadar tamamlananlar geçerlidir.`,
  end: "Yine de Çık",
  stay: "Burada Kal",
  leave: "Yine de Ayrıl",
  /** Opens a job's result, or its progress. */
  showResult: "Sonucu Göster",
  show: "Göster",
  dismiss: "Kaldır",
});
