import type { RegistrationStatus } from "../../../core/api/employees.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const passengerMessages = defineMessages("personnel/passenger", {
  /** Names of the map's markers. */
  stop: (letter: string) => `${letter} durağı`,
  home: "Ev",
  mapLabel: (name: string) => `${name}: ev, durak ve rota haritası`,
  mapFailed: "Harita yüklenemedi",
  noPlace: "Bu kişinin durağı bilinmiyor.",
  /** Labels of each direction. */
  stopLabel: "Durak",
  driver: "Sürücü",
  plate: "Plaka",
  loading: "Yükleniyor",
  stopFailed: "Durak yüklenemedi.",
  driverFailed: "Sürücü yüklenemedi.",
  noRoute: "Rota atanmamış",
  /** Link to the market's search with this person, where there is no route or no stop. */
  searchLine: "Marketplace'te Hat Ara",
  /** Link to the planner for this person. */
  searchStop: "Planlamada Durak Ara",
  routeFailed: "Duraklar ve sürücüler yüklenemedi.",
  goToRoute: "Rotaya Git",
  /** Link to the map of all routes, with this person's stop and home selected. */
  showOnMap: "Haritada Göster",
  phone: "Telefon",
  email: "E-posta",
  address: "Ev adresi",
  compareCaption: "Sabah ve akşam karşılaştırması",
  figure: "Gösterge",
  morning: "Sabah",
  evening: "Akşam",
  duration: "Yolculuk süresi",
  walk: "Yürüme mesafesi",
  detour: "Sapma oranı",
  average: "Ortalama",
  firstTrip: "Planlanan ilk sefer",
  status: "Durum",
  /** Buttons of the footer. */
  membership: {
    on_hold: "Üyeliği Dondur",
    registered: "Üyeliği Etkinleştir",
    deleted: "Çalışanı Sil",
  } satisfies Record<RegistrationStatus, string>,
});
