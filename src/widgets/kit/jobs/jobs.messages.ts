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
  /** While many writes are sent: what is done, the button that stops it, and why nothing is sent for now. */
  sending: "Gönderiliyor",
  count: (done: string, total: string) => `${done} / ${total}`,
  stop: "Durdur",
  stopping: "Durduruluyor",
  paused: (seconds: string, count: string) =>
    `Servis sağlayıcınız şu an yanıt vermiyor, ${seconds} sn sonra sürdürülecek, ${count}`,
  offline: (count: string) => `İnternet bağlantınız yok, bağlantı gelince sürdürülecek, ${count}`,
  /** Why an item was not sent; `unavailable`: the provider took nothing any more. */
  notSent: {
    ended: "Oturum kapandığı için gönderilmedi.",
    unavailable: "Servis sağlayıcınız yanıt vermediği için gönderilmedi.",
    cancelled: "Durdurduğunuz için gönderilmedi.",
    complete: "",
  },
});
