export const fieldMessages = {
  /** On the cross of a search field. */
  clear: "Aramayı temizle",
  /** On the cross of a field that chooses. */
  clearField: (label: string) => `${label}: seçimi kaldır`,
  /** In lists of many choices. */
  searchOptions: "Seçeneklerde ara",
  noOption: "Bu aramaya uyan seçenek yok.",
  selectAll: "Tümünü Seç",
  /** While a search is on. */
  selectFound: (count: string) => `Bulunan ${count} seçeneği seç`,
  clearAll: "Tümünü Temizle",
  moreOptions: (count: string) => `${count} seçenek daha var; aramayı daraltın.`,
  /** In an empty date field. */
  dateFormat: "gg.aa.yyyy",
  /** Under a date field. */
  dateInvalid: "Tarihi gg.aa.yyyy biçiminde yazın.",
  dateFrom: (min: string) => `En erken ${min} seçilebilir.`,
  dateUntil: (max: string) => `En geç ${max} seçilebilir.`,
  dateBetween: (min: string, max: string) => `${min} ile ${max} arasında bir tarih seçin.`,
  phoneTooLong: (digits: number) => `Telefon numarası 10 haneli olmalı; ${digits} hane yazdınız. Fazla haneleri silin.`,
  /** On the button in a date field. */
  openCalendar: (label: string) => `${label}: takvimi aç`,
  calendarFailed: "Takvim yüklenemedi",
};
