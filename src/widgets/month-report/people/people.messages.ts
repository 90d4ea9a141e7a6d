import { defineMessages } from "../../../core/text/messages.ts";

export const peopleMessages = defineMessages("month-report/people", {
  byRoute: "Rotalara Göre",
  byWeekday: "Haftanın Günlerine Göre",
  byWeek: "Haftalara Göre",
  byPerson: "Kişilere Göre",
  route: "Rota",
  weekday: "Gün",
  week: "Hafta",
  weekOf: (day: string) => `${day} haftası`,
  person: "Kişi",
  boardings: "Biniş",
  absences: "Gelmeyen",
  share: "Pay",
  /** Above the table by person, which only administrators see. */
  personalNotice:
    "Kişi bazında devam bilgisi kişisel veridir (KVKK). Yalnızca hizmetin yürütülmesi için kullanın; özette ve kurul sayfasında yer almaz.",
  /** A file of the table by person, and its button. */
  file: (month: string) => `${month} Kişilere Göre Gelmeyenler.xlsx`,
  download: "Excel'e Aktar",
  showPeople: "Kişileri Göster",
  hidePeople: "Kişileri Gizle",
  routeNoun: { bare: "rota", from: "rotadan", all: "rotanın" },
  personNoun: { bare: "çalışan", from: "çalışandan", all: "çalışanın" },
  searchPeople: "Kişi veya rota ara",
  noAbsences: "Bu ay gelmeyen çalışan yok.",
  empty: "Bu ay için rezervasyon bulunmuyor.",
  /** Texts of the fairness section. */
  walking: "Yürüme Mesafesi",
  duration: "Yolculuk Süresi",
  /** Rows of the table, in the sentence below it on paper. */
  districtNoun: { bare: "ilçe", from: "ilçeden", all: "ilçenin" },
  people: "Kişi",
  peopleCount: (count: string) => `${count} kişi`,
  median: "Ortanca",
  mean: "Ortalama",
  worstTenth: "Her 10 kişiden birinin aştığı değer",
  overLimit: "SLA hedefini aşan",
  overLimitValue: (share: string, count: string) => `${share} (${count} kişi)`,
  noLimit: "SLA hedefi yok",
  missing: (count: string) => `${count} kişinin değeri yok`,
  today: "Çalışan listesinin bugünkü değerleri; servis sağlayıcınız geçmiş ayların değerlerini vermez.",
  histogram: (name: string) => `${name} dağılımı`,
  histogramSummary: (name: string, median: string) => `${name}: ortanca ${median}`,
  from: (value: string) => `${value} ve üstü`,
  /** Head of a column: "Yürüme Mesafesi, Ortanca". */
  ofIndicator: (name: string, figure: string) => `${name}, ${figure}`,
  range: "Aralık",
  /** Units of the ranges. */
  units: { walking: "m", duration: "dk" },
  districts: "İlçelere Göre",
  district: "İlçe",
  merged: (districts: string) => `Diğer (${districts} ilçe ve ilçesi bilinmeyenler)`,
  unknown: "İlçesi bilinmeyenler",
  districtNote: "Beş kişiden az olan ilçeler, kişiler tanınmasın diye birleştirilir.",
  noDistricts: "Gösterilecek kadar kişi yok.",
});
