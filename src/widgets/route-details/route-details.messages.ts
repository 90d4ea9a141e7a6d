import type { TimePeriod } from "../../core/api/routes.ts";
import { defineMessages } from "../../core/text/messages.ts";

export const routeDetailsMessages = defineMessages("routeDetailsMessages", {
  /** The area's title, above the route's own name; the provider's wording. */
  title: "Rota Detayları",
  direction: "Yön",
  /** The direction select. */
  directions: { morning: "Ofise Gidiş", evening: "Ofisten Dönüş" },
  detailFailed: "Rota bilgileri yüklenemedi",
  feedbackFailed: "Form yüklenemedi",
  /** There is no route of this id. */
  missing: "Rota bulunamadı",
  missingHelp: "Rota kaldırılmış veya bağlantı hatalı olabilir.",
  toList: "Rotalara Dön",
  /** The element was given no `route-id`. */
  noRoute: "Gösterilecek rota seçilmedi.",
  summary: "Özet",
  /** Labels of the first and last time of a direction. */
  times: {
    morning: { begins: "İlk biniş", ends: "Ofise varış" },
    evening: { begins: "Ofisten kalkış", ends: "Bitiş" },
  },
  duration: "Süre",
  /** Behind their number. */
  freeSeats: (_free: number): string => "boş koltuk",
  seatsFailed: "Koltuk sayısı yüklenemedi.",
  fullHelp: "Bu araçta yeni bir kişiye yer yok.",
  searchLine: "Marketplace'te Hat Ara",
  /** Links to the employees without a route, with the stop nearest to each: with seats left, and without. */
  findPeople: "Bu Rotaya Kişi Ara",
  withoutRoute: "Rotası Olmayanlar",
  stops: "Duraklar",
  noStops: "Bu rotanın durağı bulunmuyor.",
  office: "Ofis",
});

export const routeDetailsMapMessages = defineMessages("routeDetailsMapMessages", {
  label: (route: string) => `${route} haritası`,
  failed: "Harita yüklenemedi",
  /** The provider sends neither a path nor stops with a position. */
  empty: "Bu rotanın güzergâhı bilinmiyor.",
  office: "Ofis",
  home: (name: string) => `${name}, ev`,
  /** Walking distance between home and stop. */
  walkOf: (distance: string) => `Yürüme ${distance}`,
  legend: "Harita İşaretleri",
  way: { morning: "Sabah rotası", evening: "Akşam rotası" } satisfies Record<TimePeriod, string>,
  walk: "Yürüme yolu",
  own: "Çalışanlarınız",
  mixed: "Karma durak",
  shadow: "Diğer şirketler",
});

export const routeDetailsPassengersMessages = defineMessages("routeDetailsPassengersMessages", {
  title: "Çalışanlar",
  caption: "Çalışan listesi",
  empty: "Bu rotada çalışanınız bulunmuyor.",
  noun: { bare: "çalışan", from: "çalışandan", all: "çalışanın" },
  /** Column heads. */
  number: "No",
  stop: "Durak",
  name: "Ad soyad",
  address: "Açık adres",
  time: { morning: "Biniş", evening: "İniş" } satisfies Record<TimePeriod, string>,
  walk: "Yürüme",
  duration: "Yolculuk",
  /** For screen readers, beside the letter. */
  stopOf: (letter: string) => `${letter} durağı`,
  sheet: {
    file: (route: string, direction: string) => `${route} ${direction} Çalışanları.xlsx`,
    walk: "Yürüme mesafesi (m)",
    duration: "Yolculuk süresi (dk)",
  },
});
