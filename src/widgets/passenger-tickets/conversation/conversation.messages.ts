import { defineMessages } from "../../../core/text/messages.ts";

export const conversationMessages = defineMessages("passenger-tickets/conversation", {
  /** Name of the list of messages, for screen readers. */
  name: "Yazışma",
  /** Name of every writer who is not the passenger. */
  manager: "Müşteri Deneyimi Yöneticisi",
  /** A passenger whose name the provider didn't give. */
  passenger: "Çalışan",
  empty: "Bu talepte henüz mesaj bulunmuyor.",
  /** A message without text. */
  noWords: "Bu mesajın metni yok.",
  /** Pictures are not loaded at first: a request would tell the sender that the message was read. */
  pictures: (count: number) => `Bu yazışmada ${count} görsel var. Görseller açıldığında gönderen bunu öğrenebilir.`,
  showPictures: "Görselleri Göster",
});
