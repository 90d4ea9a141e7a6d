import { defineMessages } from "../../core/text/messages.ts";

export const passengerTicketsMessages = defineMessages("passenger-tickets", {
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
