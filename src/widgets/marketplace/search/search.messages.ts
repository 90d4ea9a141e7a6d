import { defineMessages } from "../../../core/text/messages.ts";

/** The search step. */
export const searchMessages = defineMessages("marketplace/search", {
  tabs: { seat: "Koltuk Ara", bulk: "Toplu Talep Oluştur", requests: "Önceki Talepler" },
  tabsLabel: "Arama ve talepler",
  /** Whom the search is for. */
  subject: "Kimin için arıyorsunuz?",
  kinds: { passenger: "Çalışan", address: "Adres" },
  person: "Çalışan",
  personHint: "Çalışan adı yazın veya listeden seçin",
  people: "Çalışanlar",
  peopleFailed: "Çalışanlar yüklenemedi.",
  peopleLoading: "Çalışanlar yükleniyor",
  /** A name was typed, but no person of the list was chosen. */
  choosePerson: "Listeden bir çalışan seçin.",
  chosen: (name: string) => `Seçilen çalışan: ${name}`,
  found: (count: string) => `${count} çalışan`,
  unknownPerson: "Bağlantıdaki çalışan bulunamadı. Listeden bir çalışan seçin.",
  address: "Adres",
  placeHint: "Mahalle, cadde veya semt yazın",
  addresses: "Adres önerileri",
  addressesFailed: "Adres önerileri yüklenemedi.",
  typeMore: "Öneriler için en az 4 harf yazın.",
  chooseAddress: "Listeden bir adres seçin.",
  foundAddresses: (count: string) => `${count} adres önerisi`,
  /** No employee or address matches what was typed; the provider's wording. */
  nothing: "Sonuç bulunamadı!",
  workType: "Çalışma şekli",
  workTypes: { "full-time": "Tam Zamanlı", hybrid: "Hibrit" },
  workTypeHelp: { "full-time": "Pazartesi–Cuma her gün ofiste", hybrid: "Haftanın bazı günleri ofiste" },
  daysMode: "Ofis günleri",
  daysModes: { "not-defined": "Belirli Değil", defined: "Günler Belirli" },
  daysModeHelp: { "not-defined": "Günler haftadan haftaya değişir", defined: "Her hafta aynı günler" },
  days: "Günler",
  search: "Hat Ara",
  /** Beside the disabled button: what is still missing. */
  missing: {
    passenger: "Bir çalışan seçin",
    address: "Bir adres seçin",
    workType: "Çalışma şeklini seçin",
    daysMode: "Ofis günlerinin belirli olup olmadığını seçin",
    days: "En az bir gün seçin",
  },
});
