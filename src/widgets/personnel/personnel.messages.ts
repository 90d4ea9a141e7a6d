import type { RegistrationStatus } from "../../core/api/employees.ts";
import { defineMessages } from "../../core/text/messages.ts";

export const personnelMessages = defineMessages("personnel", {
  title: "Çalışanlar",
  demoTitle: "Çalışan Deneyimi",
  /** After the number of registered employees. */
  people: (_count: number | null): string => "Kişi",
  /** After `people`: what the number counts, and the numbers of people on hold and deleted. */
  countParts: (onHold: string, deleted: string) =>
    `kayıtlı · ${onHold}\u00a0donduruldu · ${deleted}\u00a0silindi (listede yok)`,
  add: "Kişi Ekle",
  addMany: "Dosyadan Toplu Ekle",
  showGraph: "Grafik Görünümü",
  hideGraph: "Grafiği Gizle",
  layerFailed: "Bu bölüm yüklenemedi",
  /** While the employee named by the query is loading. */
  namedLoading: "Bağlantıdaki çalışan açılıyor",
  namedMissing: "Bağlantıdaki çalışan bulunamadı.",
  namedFailed: "Bağlantıdaki çalışan yüklenemedi.",
  /** Switch between the list and where people live. */
  view: "Görünüm",
  list: "Liste",
  spread: "Dağılım",
  spreadFailed: "Dağılım yüklenemedi",
  listCaption: "Çalışan listesi",
  listFailed: "Çalışanlar yüklenemedi",
  filtersFailed: "Filtreler yüklenemedi.",
  countFailed: "Kişi sayısı yüklenemedi.",
  empty: "Henüz kayıtlı çalışan yok.",
  emptyPilot: "Bu teklifte çalışan yok.",
  search: "Ad, telefon veya rota ara",
  /** "439 kişiden 1–10". */
  noun: { bare: "çalışan", from: "çalışandan", all: "çalışanın" },
  /** After `noun`: the number of deleted people, who are hidden on the page. */
  deletedOfPage: (count: string) => `${count} silinmiş kişi gösterilmiyor`,
  /** Ready lists, above the table; the names of the pills, with their number of people. */
  lists: {
    label: "Hazır listeler",
    all: "Tümü",
    "without-route": "Rotası olmayanlar",
    requested: "Talep edildi",
    "on-hold": "Donduruldu",
    leaving: "Silinecek",
  },
  /** While all employees are read page by page. */
  reading: {
    /** `loaded` null: no page has been read yet. */
    progress: (loaded: string | null, count: string) =>
      loaded === null ? "Çalışanlar okunuyor" : `Çalışanlar okunuyor: ${loaded} / ${count}`,
    cancel: "Vazgeç",
    stopped: (loaded: string | null, count: string) =>
      loaded === null ? "Durduruldu." : `Durduruldu. Okunan çalışan: ${loaded} / ${count}`,
    resume: "Devam Et",
    partRead: (loaded: string, count: string) =>
      `Okunan çalışan: ${loaded} / ${count}. Yalnızca kalanlar yeniden istenir.`,
    retryRest: "Kalanları Yükle",
  },
  /** Column heads of the list of those without a route. */
  home: "Ev",
  nearest: {
    head: "En yakın durağınız",
    /** After the metres in a straight line. */
    free: (count: string) => `${count} boş koltuk`,
    full: "dolu",
    unknownSeats: "koltuk sayısı bilinmiyor",
    /** `distance`: within which stops are sought. */
    far: (distance: string) => `${distance} içinde durağınız yok`,
    unclear: "adresin yeri bilinmiyor",
    failed: "adres sorulamadı",
  },
  nearestFailed: "Bazı adresler sorulamadı.",
  /** Link to the planner's list with these people. */
  findSeats: (count: string) => `${count} Kişiye Yer Ara`,
  /** Shown for a ready list without people. */
  emptyList: "Bu listede kimse yok.",
  /** About the selected people. */
  selection: {
    selected: (_count: number, text: string) => `${text} kişi seçildi`,
    selectAll: (text: string | null) =>
      text === null ? "Eşleşenlerin tümünü seç" : `Eşleşen ${text} kişinin tümünü seç`,
    onlyPage: (_count: number, text: string) => `Yalnızca bu sayfadaki ${text} kişi`,
    dropped: (_count: number, text: string) => `Arama veya filtre değiştiği için ${text} kişilik seçim kaldırıldı.`,
  },
  detail: "Detay",
  name: "Ad soyad",
  phone: "Telefon",
  email: "E-posta",
  address: "Ev adresi",
  route: "Rota",
  walk: "Yürüme",
  duration: "Süre",
  detour: "Sapma",
  status: "Durum",
  /** The provider writes statuses in Turkish; one without an English translation stays as it is. */
  statusOf: (sent: string) => sent,
  registered: "Kayıtlı",
  onHold: "Donduruldu",
  /** Inner button of the chip on a pending change. */
  undo: "Geri Al",
  undoFor: {
    deleted: (name) => `${name}: silme işlemini geri al`,
    on_hold: (name) => `${name}: dondurma işlemini geri al`,
    registered: (name) => `${name}: etkinleştirme işlemini geri al`,
  } satisfies Record<RegistrationStatus, (name: string) => string>,
  /** Heads of the spreadsheet, with units. */
  sheet: {
    file: "Yolcu Listesi.xlsx",
    name: "Yolcu Listesi",
    walk: "Ortalama yürüme mesafesi (m)",
    duration: "Ortalama yolculuk süresi (dk)",
    detour: "Sapma oranı (%)",
    morningDuration: "Sabah yolculuk süresi (dk)",
    eveningDuration: "Akşam yolculuk süresi (dk)",
    morningWalk: "Sabah yürüme mesafesi (m)",
    eveningWalk: "Akşam yürüme mesafesi (m)",
    morningDetour: "Sabah sapma oranı (%)",
    eveningDetour: "Akşam sapma oranı (%)",
    firstTrip: "Planlanan ilk sefer",
  },
});
