import { defineMessages } from "../../core/text/messages.ts";

export const passengerTicketsMessages = defineMessages("passengerTicketsMessages", {
  /** The area's title; the provider's wording. */
  title: "Çalışan Talepleri",

  /** Accessible name of the tiles. */
  statistics: "Talep sayıları",
  /** `short`: after the number, when the tiles are one line. */
  tiles: {
    total: { label: "Toplam talep", short: "talep" },
    solved: { label: "Çözülen", short: "çözüldü" },
    open: { label: "Açık", short: "açık" },
  },
  statisticsFailed: "Talep sayıları yüklenemedi",

  /** Name of the switch above the list. */
  status: "Taleplerin durumu",
  open: "Açık talepler",
  solved: "Çözülen talepler",

  listCaption: { open: "Açık talepler", solved: "Çözülen talepler" },
  listFailed: "Talepler yüklenemedi",
  /** No tickets of this status; the provider's wording. */
  empty: "Herhangi bir talep bulunmuyor",
  /** "128 talepten 1–20". */
  noun: { bare: "talep", from: "talepten", all: "talebin" },
  search: "Talep no, konu veya çalışan ara",
  detail: "Detay",
  /** Column heads. */
  number: "Talep no",
  subject: "Konu",
  passenger: "Çalışan",
  created: "Oluşturulma tarihi",
  replies: "Yanıt",
  /** A ticket without a subject. */
  noSubject: "Konu belirtilmemiş",

  /** The panel of a ticket. */
  panelFailed: "Yazışma yüklenemedi",
  close: "Yazışmayı kapat",
  isOpen: "Açık",
  isSolved: "Çözüldü",
});

export const conversationMessages = defineMessages("conversationMessages", {
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

export const mailMessages = defineMessages("mailMessages", {
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
