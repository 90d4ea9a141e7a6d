import { defineMessages } from "../../core/text/messages.ts";

export const passengerTicketsMessages = defineMessages("passenger-tickets", {
  /** The area's title; prescribed wording. */
  title: "Çalışan Talepleri",

  /** Name of the group of tiles, and of the tiles. */
  statistics: "Talep sayıları",
  total: "Toplam talep",
  solvedCount: "Çözülen",
  openCount: "Açık",
  /** After the numbers, when the tiles are one line. */
  totalShort: "talep",
  solvedShort: "çözüldü",
  openShort: "açık",
  statisticsFailed: "Talep sayıları yüklenemedi",

  /** Name of the switch above the list. */
  status: "Taleplerin durumu",
  open: "Açık talepler",
  solved: "Çözülen talepler",

  listCaption: { open: "Açık talepler", solved: "Çözülen talepler" },
  listFailed: "Talepler yüklenemedi",
  /** No tickets of this status; prescribed wording. */
  empty: "Herhangi bir talep bulunmuyor",
  /** "128 talepten 1–20". */
  ofThem: "talepten",
  search: "Talep no, konu veya çalışan ara",
  detail: "Detay",
  /** Column heads. */
  number: "Talep no",
  subject: "Konu",
  passenger: "Çalışan",
  created: "Oluşturulma",
  replies: "Yanıt",
  /** A ticket without a subject. */
  noSubject: "Konu belirtilmemiş",

  /** The panel of a ticket. */
  panelFailed: "Yazışma yüklenemedi",
  close: "Yazışmayı kapat",
  isOpen: "Açık",
  isSolved: "Çözüldü",
});
