import { defineMessages } from "../../../core/text/messages.ts";

export const mailMessages = defineMessages("passenger-tickets/mail", {
  /** Opens and closes the quoted earlier e-mails. */
  quote: "Önceki yazışma",
  /** Replaces an image that is not shown, with its alternative text. */
  picture: "Görsel",
  pictureOf: (words: string) => `Görsel: ${words}`,
  pictureMissing: (words: string) => `${words} (gösterilemedi)`,
  /** In a link whose text shows another address than its target. */
  target: (host: string) => `(asıl adres: ${host})`,
  /** Name of a table in an e-mail, for screen readers. */
  table: "Mesajdaki tablo",
  /** Above an e-mail that is shown as plain text. */
  textOnly: {
    size: "Bu mesaj çok büyük ya da çok karmaşık; yalnızca metni gösteriliyor.",
    policy: "Bu sayfanın güvenlik ayarları biçimlendirmeye izin vermiyor; mesajın yalnızca metni gösteriliyor.",
  },
  /** Under an e-mail that is shown in part. */
  whole: "Mesajın Tamamını Göster",
});
