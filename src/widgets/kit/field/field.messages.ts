import { defineMessages } from "../../../core/text/messages.ts";

export const fieldMessages = defineMessages("fieldMessages", {
  /** The clear button of a search field. */
  clear: "Aramayı temizle",
  /** The clear button of a selection field. */
  clearField: (label: string) => `${label}: seçimi kaldır`,
  /** The search in a long list of options. */
  searchOptions: "Seçeneklerde ara",
  noOption: "Bu aramaya uyan seçenek yok.",
  selectAll: "Tümünü Seç",
  /** While the list is filtered by a search. */
  selectFound: (count: string) => `Bulunan ${count} Seçeneği Seç`,
  clearAll: "Tümünü Temizle",
  moreOptions: (count: string) => `${count} seçenek daha var; aramayı daraltın.`,
  /** Placeholder of a date field. */
  dateFormat: "gg.aa.yyyy",
  /** Error below a date field. */
  dateInvalid: "Tarihi gg.aa.yyyy biçiminde yazın.",
  dateFrom: (min: string) => `En erken ${min} seçilebilir.`,
  dateUntil: (max: string) => `En geç ${max} seçilebilir.`,
  dateBetween: (min: string, max: string) => `${min} ile ${max} arasında bir tarih seçin.`,
  phoneTooLong: (digits: number) => `Telefon numarası 10 haneli olmalı; ${digits} hane yazdınız. Fazla haneleri silin.`,
  /** The calendar button of a date field. */
  openCalendar: (label: string) => `${label}: takvimi aç`,
  calendarFailed: "Takvim yüklenemedi",
});
