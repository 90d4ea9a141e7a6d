import { defineMessages } from "../../core/text/messages.ts";

export const bookingMessages = defineMessages("bookingMessages", {
  /** The area's title; the provider's wording. */
  title: "Rezervasyonlar",
  listCaption: "Rezervasyon listesi",
  listFailed: "Rezervasyonlar yüklenemedi",
  filtersFailed: "Filtreler yüklenemedi.",
  empty: "Rezervasyon bulunmuyor.",
  /** "35.620 rezervasyondan 1–20". */
  noun: { bare: "rezervasyon", from: "rezervasyondan", all: "rezervasyonun" },
  /** Column heads. */
  passenger: "Çalışan",
  state: "Durum",
  route: "Rota",
  period: "Dönem",
  date: "Tarih",
  pickup: "Biniş (plan)",
  /** The planned boarding in a record's line. */
  planned: (time: string) => `plan ${time}`,
  onTheBus: "Biniş",
  dropoff: "İniş (plan)",
  completed: "İniş",
  rating: "Puan",
  trip: "Sefer no",
  /** Head and link of the column that leads to the trip, and what screen readers hear in addition. */
  detail: "Detay",
  detailOf: (passenger: string, date: string) => `: ${passenger}, ${date}`,
  periods: { morning: "Sabah", evening: "Akşam" },
  /** Display texts by the provider's state names. */
  states: {
    planned: "Planlandı",
    "on-the-bus": "Bindi",
    completed: "Tamamlandı",
    "not-coming": "Gelmedi",
  },
  /** The driver said that the person wasn't there, worded as on the trip; `any`: the filter, which covers both directions. */
  deniedByDriver: {
    morning: "Sürücü Binmedi Dedi",
    evening: "Sürücü Gelmedi Dedi",
    any: "Sürücü Binmedi / Gelmedi Dedi",
  },
  sheet: {
    file: "Rezervasyonlar.xlsx",
    pickup: "Planlanan biniş",
    onTheBus: "Gerçekleşen biniş",
    dropoff: "Planlanan iniş",
    completed: "Gerçekleşen iniş",
    routeNumber: "Rota no",
  },
});
