import { defineMessages } from "../../core/text/messages.ts";

export const pastTripsMessages = defineMessages("past-trips", {
  /** The area's title; the provider's wording. */
  title: "Geçmiş Yolculuklar",
  /** Behind the count beside the title, for a screen reader. */
  count: "rota",
  countFailed: "Rota sayısı yüklenemedi.",
  listCaption: "Geçmiş seferleri olan rotalar",
  listFailed: "Rotalar yüklenemedi",
  reportFailed: "Rapor penceresi açılamadı",
  empty: "Tanımlı rotanız bulunmuyor.",
  search: "Rota, sürücü veya çalışan ara",
  /** "37 rotadan 1–20". */
  noun: { bare: "rota", from: "rotadan", all: "rotanın" },
  /** The action of a row: its past trips. */
  detail: "Detay",
  /** Column heads. */
  name: "Rota adı",
  number: "Rota no",
  period: "Yön",
  driver: "Sürücü",
  employeeCount: "Çalışan sayısı",
  departure: "Kalkış (plan)",
  arrival: "Varış (plan)",
  duration: "Süre (plan)",
  periods: { morning: "Ofise Gidiş", evening: "Ofisten Dönüş" },
  /** The buttons that open the two reports. */
  timesReport: "Kalkış Varış Saatleri",
  speedReport: "Hız Limiti Raporu",
});
