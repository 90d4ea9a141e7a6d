import { defineMessages } from "../../core/text/messages.ts";

export const driversMessages = defineMessages("driversMessages", {
  /** The area's title; the provider's wording. */
  title: "Sürücüler ve Araçlar",
  /** After the badge, for screen readers. */
  count: "aktif sürücü",
  /** The link to the documents that wait for the company, and what its badge counts. */
  pending: "Onayınızı Bekleyen Belgeler",
  pendingCount: "belge bekliyor",

  listCaption: "Sürücü listesi",
  listFailed: "Sürücüler yüklenemedi",
  empty: "Sürücü bulunmuyor.",
  /** "222 sürücüden 1–20". */
  noun: { bare: "sürücü", from: "sürücüden", all: "sürücünün" },
  search: "Sürücü, rota veya plaka ara",
  detail: "Detay",
  /** Column heads. */
  driver: "Sürücü",
  route: "Rota",
  plate: "Plaka",
  vehicle: "Araç",
  year: "Model yılı",
  startDay: "Başlangıç tarihi",
  completion: "Belge tamamlama",
  waiting: "Onay bekleyen",
  /** After the first route, when a driver has several. */
  moreRoutes: (count: number) => `ve ${count} rota daha`,

  /** Name of the group of cards; of each card the title, the base of the share, and its meaning. */
  shares: "Belge durumu",
  /** Label of the line that replaces the cards on a phone. */
  documents: "Belgeler",
  complete: {
    short: "tam",
    title: "Tamamlanan belgeler",
    of: (count: string, total: string) => `${total} belge içinde ${count} belge`,
    meaning: "Onayınızdan geçmiş ve süresi dolmamış belgeler.",
  },
  completedDrivers: (count: string, total: string) => `Belgeleri tam sürücü: ${count} / ${total}`,
  awaiting: {
    short: "bekliyor",
    title: "Onayınızı bekleyen belgeler",
    of: (count: string, total: string) => `${total} belge içinde ${count} belge`,
    meaning: "Servis sağlayıcınızın yüklediği, kararınızı bekleyen belgeler.",
  },
  missing: {
    short: "eksik",
    title: "Eksik belgeler",
    of: (count: string, total: string) => `${total} belge içinde ${count} belge`,
    meaning: "Henüz yüklenmemiş, reddedilmiş ya da süresi dolmuş belgeler.",
  },
});
