import { defineMessages } from "../../../core/text/messages.ts";

export const feedbackMessages = defineMessages("feedbackMessages", {
  /** The button that opens the dialog, and the dialog's title. */
  title: "Geri Bildirim",
  label: "Mesajınız",
  placeholder: "Mesajınız...",
  submit: "Geri Bildirimi Gönder",
  sending: "Gönderiliyor",
  /** Asked once when nothing was typed, since feedback may be empty; and the button that then sends. */
  emptyQuestion: "Boş gönderilsin mi?",
  submitEmpty: "Boş Gönder",
  about: (subject: string) => `${subject} hakkındaki görüşünüzü bize iletin.`,
  successTitle: "Geri Bildiriminizi Aldık",
  success: "Geri bildiriminiz için teşekkür ederiz. En kısa sürede sizinle iletişime geçeceğiz.",
  failedTitle: "Mesajınız İletilemedi",
  /** No answer came. */
  mayBeDelivered: (email: string) =>
    `Mesajınız bize ulaşmış olabilir. Yazdıklarınız duruyor; bir süre yanıt almazsanız yeniden gönderebilir veya ${email} adresine e-posta gönderebilirsiniz.`,
  failed: (email: string) =>
    `Bir sistem hatası nedeniyle mesajınız iletilemedi. Daha sonra yeniden deneyebilir veya ${email} adresine e-posta gönderebilirsiniz.`,
});
