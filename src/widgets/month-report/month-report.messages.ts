import type { MonthSection } from "../../core/month/month-analysis.ts";
import type { PartKind } from "../../core/month/month-parts.ts";
import type { MissingReason } from "../../core/month/summary.ts";
import { defineMessages } from "../../core/text/messages.ts";

export const monthReportMessages = defineMessages("month-report", {
  /** Heading of the area. */
  title: "Ay Sonu",
  /** Label of the month picker. */
  month: "Rapor ayı",
  /** Accessible name of the tabs. */
  sections: "Raporun bölümleri",
  /** Labels of the tabs. */
  section: {
    summary: "Özet",
    proof: "Fatura Doğrulama",
    seats: "Doluluk",
    attendance: "Gelmeyenler",
    fairness: "Yürüme ve Süre",
    emission: "Emisyon",
  } satisfies Record<MonthSection, string>,
  /** Title of a card whose data couldn't be loaded. */
  failed: (section: string) => `${section} yüklenemedi`,
  /** Accessible name of a table, made of its card's title. */
  tableOf: (title: string) => `${title}, tablo`,
  failedHelp: "Bağlantınızı kontrol edip yeniden deneyin.",
  retry: "Yeniden Dene",
  cancel: "Vazgeç",
  /** Shown after the person has cancelled the reading. */
  cancelled: "Veri alımı durduruldu; gelenler aşağıda.",
  resume: "Devam Et",
  /** Progress below the heading, while data are read. */
  reading: (what: string, done: string, total: string) => `${what} alınıyor, ${done} / ${total}`,
  /** What is being read. */
  kinds: {
    bookings: "Rezervasyonlar",
    runs: "Seferler",
    "past-runs": "Önceki ayların seferleri",
    driver: "Araç kapasiteleri",
    drivers: "Sürücüler",
    invoice: "Faturalar",
    counts: "Önceki ayların rezervasyonları",
    "seat-counts": "Önceki ayların doluluğu",
    routes: "Rotalar",
    ways: "Güzergâhlar",
    total: "Rezervasyon sayısı",
    employees: "Çalışanlar",
    indicators: "Yürüme ve süre göstergeleri",
    sla: "SLA hedefleri",
    emissions: "Emisyon özeti",
  } satisfies Record<PartKind, string>,
  /** Coverage: bookings that were read. */
  coverage: (read: string, all: string) => `${read} / ${all} kayıt alındı`,
  coverageUnknown: (read: string) => `${read} kayıt alındı`,
  /** Nothing at all was read. */
  coverageNothing: "Hiçbir kayıt alınamadı. Servis sağlayıcınız yanıt vermedi.",
  /** Right end of the coverage line. */
  extent: (workdays: string, routes: string, employees: string) =>
    `${workdays} iş günü, ${routes} rota, ${employees} çalışan`,
  withHolidays: (extent: string, holidays: string) => `${extent}. Resmî tatil: ${holidays}`,
  halfDay: "yarım gün",
  /** What is missing, and why. */
  missing: (what: string) => `Eksik: ${what}; servis sağlayıcınız yanıt vermedi`,
  missingMore: (what: string) => `${what} ve başka veriler`,
  missingRows: (count: string) => `${count} kayıt eksik`,
  missingDays: (days: string) => `${days} rezervasyonları`,
  missingRuns: (route: string) => `${route} seferleri`,
  missingDriver: (name: string) => `${name} aracının kapasitesi`,
  missingInvoice: (month: string) => `${month} faturası`,
  missingCounts: (month: string) => `${month} rezervasyon sayıları`,
  /** Shown for a month without bookings. */
  empty: "Bu ay için sefer kaydı bulunmuyor.",
  emptyBack: "Önceki Aya Git",
  accessFailed: "Ay sonu raporu yüklenemedi",
  closed: "Ay sonu raporu, fatura bilgileri açık olan şirketler içindir.",
  /** Why a figure is missing. */
  reasons: {
    failed: "Veri alınamadı",
    "not-kept": "Servis sağlayıcınızda o ayın verisi yok",
    "no-invoice": "O ayın faturası yok",
    "no-way": "Bir rotanın güzergâhı bilinmiyor",
    "no-seats": "Araç kapasitesi bilinmiyor",
    nothing: "Hesaplanacak kayıt yok",
  } satisfies Record<MissingReason, string>,
});
