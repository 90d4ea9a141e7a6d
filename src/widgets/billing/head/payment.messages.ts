import { defineMessages } from "../../../core/text/messages.ts";

export const paymentMessages = defineMessages("billing/head/payment", {
  /** The button in the head, and the dialog. */
  title: "Ödeme Bilgileri",
  bank: "Banka",
  account: "Hesap adı",
  iban: "IBAN",
  taxOffice: "Vergi dairesi",
  taxNumber: "Vergi no",
  copy: "IBAN'ı Kopyala",
  copied: "IBAN kopyalandı.",
  refused: "Tarayıcınız kopyalamaya izin vermedi. IBAN'ı seçip kopyalayabilirsiniz.",
  none: "Ödeme bilgileri henüz paylaşılmadı.",
});
