import { defineMessages } from "../../../core/text/messages.ts";

/** Reasons that the provider receives and stores, hence Turkish in every language. The last one requires a text. */
export const phoneReasons = [
  "Servis gecikti",
  "Çalışan sürücüye ulaşamıyor",
  "Araçta eşya unutuldu",
  "Adres veya durak bilgisi",
  "Acil durum",
  "Diğer",
] as const;

export const phoneMessages = defineMessages("driver-details/phone", {
  title: "Sürücünün Telefonunu Göster",
  intro: "Sürücünün numarasını neden görmek istediğinizi seçin; gerekçeniz servis sağlayıcınızda kaydedilir.",
  reason: "Gerekçe",
  /** Display text of one of `phoneReasons`. */
  reasonText: (reason: string) => reason,
  words: "Açıklama",
  /** No answer came. */
  mayBeNoted: "Yanıt gelmedi; gerekçeniz kaydedilmiş olabilir. Numarayı görmek için yeniden isteyebilirsiniz.",
  submit: "Numarayı Göster",
  sending: "Numara alınıyor",
  cancel: "Vazgeç",
  close: "Kapat",
  /** Before the number, for screen readers. */
  number: "Telefon numarası:",
  countdown: (seconds: number) => `Numara ${seconds} saniye sonra gizlenir.`,
  hidden: "Numara gizlendi.",
  hiddenHelp: "Görmek için gerekçenizi yeniden belirtin.",
  again: "Yeniden Göster",
});
