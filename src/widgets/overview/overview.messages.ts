import { formatNumber } from "../../core/text/format.ts";
import { defineMessages } from "../../core/text/messages.ts";

export const overviewMessages = defineMessages("overviewMessages", {
  title: "Genel Bakış",
  /** Title of the first card while it loads. */
  waiting: "Sizi Bekleyen İşler",
  codeFailed: "Bu bölüm yüklenemedi",
  copyright: (productName: string) => `© 2025 ${productName}`,
});

export const attentionMessages = defineMessages("attentionMessages", {
  title: "Sizi Bekleyen İşler",
  failed: "Bazı bilgiler alınamadı.",
  more: (count: number) => `${formatNumber(count)} İş Daha`,

  /** Each stands after its count. */
  waiting: (_count: number): string => "sürücü belgesi onayınızı bekliyor",
  /** Of documents that all end within 30 days or have ended. */
  expiring: (_count: number): string => "belgenin süresi doldu ya da dolmak üzere",
  expiringDetail: "Onayınızı bekleyen belgeler arasında, 30 gün içinde dolanlarla birlikte",
  tickets: (_count: number): string => "açık çalışan talebi var",
  rejected: (_count: number): string => "Marketplace talebiniz reddedildi",
  noShows: (_count: number): string => "çalışan servise gelmedi",
  noShowsDetail: (day: string, usual: number) => `${day}, önceki beş iş gününün ortalaması ${formatNumber(usual, 0)}`,
  late: (_count: number): string => "rotada servis durağa geç geldi",
  lateRoute: (name: string, minutes: number) => `${name} (${formatNumber(minutes)}\u00a0dk)`,
  lateDetail: (day: string, names: readonly string[], more: number) =>
    `${day}: ${names.join(", ")}${more > 0 ? ` ve ${formatNumber(more)} rota daha` : ""}`,
  planPending: "Ödeme planı değişikliği talebiniz değerlendiriliyor",
  planApproved: "Yeni ödeme planınız bir sonraki faturanızda geçerli olacak",
});

export const co2Messages = defineMessages("co2Messages", {
  /** In three parts, because the 2 is rendered as a subscript. */
  title: ["CO", "2", " Emisyonu"],
  label: "CO₂ emisyonu, ağaç eşdeğeri",
  period: (months: number) => `Son ${months} ay`,
  kilograms: "kg",
  tons: "ton",
  avoided: (month: string) => `${month} ayında önlenen`,
  /** After the number. */
  trees: (_figure: string): string => "ağaç",
  equivalent: "eşdeğeri",
  /** The current month is compared with the same days of the month before, not with all of that month. */
  rose: (percent: string) => `geçen ayın aynı günlerine göre ${percent} arttı`,
  fell: (percent: string) => `geçen ayın aynı günlerine göre ${percent} azaldı`,
  same: "geçen ayın aynı günlerine göre değişmedi",
  month: "Ay",
  /** The provider names months in Turkish: "Kas". */
  monthOf: (name: string) => name,
  series: "Ağaç",
  /** There are no data yet, or they could not be loaded. */
  soonTitle: "Özet yakında burada",
  soon: "Emisyon özetini hazırlamak için henüz yeterli veri yok.",
  summary: (trees: number | null, months: number, month: string) =>
    `Son ${months} ay; ${month} ayında önlenen emisyon ${formatNumber(trees, 0)} ağaca eşdeğer.`,
});

export const employeesMessages = defineMessages("employeesMessages", {
  title: "Çalışanlar",
  failed: "Çalışan sayıları yüklenemedi",
  all: "Tümü",
  /** After the number of active employees. */
  unit: (total: number | null) => (total === null ? "aktif" : `aktif / ${formatNumber(total)} çalışan`),
  /** Links to these lists of people. */
  lists: { "without-route": "Rotası Olmayanlar", requested: "Talep Edilenler" },
  /** Link to the planner's list with those without a route. */
  findSeats: (count: string) => `${count} Kişiye Yer Ara`,
  active: "Aktif",
  inactive: "Pasif",
  scale: (people: number) => `1 koltuk = ${formatNumber(people)} kişi`,
  summary: (active: number | null, inactive: number | null) =>
    `Toplam ${formatNumber(active === null || inactive === null ? null : active + inactive)} çalışan: ${formatNumber(active)} aktif, ${formatNumber(inactive)} pasif.`,
  empty: "Kayıtlı çalışan bulunmuyor.",
});

export const networkMessages = defineMessages("networkMessages", {
  title: "Rota Ağı",
  failed: "Rotalar yüklenemedi",
  own: "rotanız",
  region: "bölgenizde",
  regionFailed: "Bölgedeki rota sayısı yüklenemedi.",
  cut: (total: string, shown: string) => `Toplam ${total} rota var, haritada ${shown} rota gösteriliyor.`,
  map: "Rota ağı haritası",
  open: "Kuş Bakışı",
  empty: "Tanımlı rotanız bulunmuyor.",
  summary: (count: number) => `Rota ağı haritası: ${formatNumber(count)} rota.`,
});

export const ratingsMessages = defineMessages("ratingsMessages", {
  title: "Aylık Değerlendirme",
  failed: "Değerlendirmeler yüklenemedi",
  trip: "Sefer",
  driver: "Sürücü",
  vehicle: "Araç",
  votes: (count: number | null) => `${formatNumber(count)} değerlendirme`,
  noVotes: "Henüz değerlendirme yok",
  outOfFive: (value: string) => `5 üzerinden ${value}`,
  rose: (difference: string) => `Sefer puanı geçen aya göre ${difference} arttı`,
  fell: (difference: string) => `Sefer puanı geçen aya göre ${difference} azaldı`,
  same: "Sefer puanı geçen aya göre değişmedi",
  empty: "Bu ay için henüz değerlendirme yapılmadı.",
});

export const reservationsMessages = defineMessages("reservationsMessages", {
  title: "Rezervasyonlar",
  failed: "Rezervasyonlar yüklenemedi",
  week: "Hafta",
  thisWeek: "Bu Hafta",
  lastWeek: "Geçen Hafta",
  /** After the number. */
  unit: (_total: number | null): string => "rezervasyon",
  regular: "Düzenli",
  flexible: "Esnek",
  total: "Toplam",
  day: "Gün",
  emptyThis: "Bu hafta için rezervasyon bulunmuyor.",
  emptyLast: "Geçen hafta için rezervasyon bulunmuyor.",
  summary: (week: string, total: number | null, regular: number | null, flexible: number | null) =>
    `${week}: ${formatNumber(total)} rezervasyon, ${formatNumber(regular)} düzenli, ${formatNumber(flexible)} esnek.`,
});

export const overviewTripsMessages = defineMessages("overviewTripsMessages", {
  title: "Planlanan Seferler",
  failed: "Sefer listesi yüklenemedi",
  countsFailed: "Sefer sayıları yüklenemedi",
  direction: "Sefer yönü",
  morning: "Sabah",
  evening: "Akşam",
  completed: "Tamamlandı",
  live: "Canlı",
  scheduled: "Planlı",
  cancelled: "İptal Edildi",
  unknown: "Unknown",
  days: "Günlere göre sefer sayısı",
  dayCounts: (day: string, completed: number | null, live: number | null, scheduled: number | null) =>
    `${day}: ${formatNumber(completed)} tamamlandı, ${formatNumber(live)} canlı, ${formatNumber(scheduled)} planlı`,
  publicHoliday: (name: string) => `Resmî tatil: ${name}`,
  halfDay: (name: string) => `Yarım gün: ${name}`,
  list: { morning: "Sabah seferleri", evening: "Akşam seferleri" },
  /** Above the figures of a day, which cover both directions, unlike the list below them. */
  bothWays: "Sabah ve akşam birlikte",
  week: "Bu hafta",
  listed: "Listelenen günler",
  today: (name: string) => `Bugün ${name}`,
  nextWeek: "Yeni haftanın seferleri pazartesi burada görünür.",
  all: {
    morning: (count: number) => `Tüm Sabah Seferleri (${formatNumber(count)})`,
    evening: (count: number) => `Tüm Akşam Seferleri (${formatNumber(count)})`,
  },
  empty: { morning: "Planlanmış sabah seferi bulunmuyor.", evening: "Planlanmış akşam seferi bulunmuyor." },
});
