import { formatNumber } from "../../../core/text/format.ts";

export const runsMessages = {
  /** What the screen shows. */
  view: "Görünüm",
  routes: "Rotalar",
  runs: "Günün Seferleri",
  day: "Gün",
  caption: "Seçilen günün seferleri",
  /** While the routes are asked one by one. */
  asking: "Seferler alınıyor",
  answered: (done: number, total: number) => `${formatNumber(total)} rotadan ${formatNumber(done)} tanesi alındı`,
  failed: "Günün seferleri yüklenemedi",
  incomplete: "Bazı rotaların seferleri veya gelmeyenler alınamadı.",
  empty: "Bu gün yapılmış sefer bulunmuyor.",
  search: "Rota veya sefer no ara",
  ofThem: "seferden",
  detail: "Detay",
  /** While only those of an alert are shown. */
  onlySome: (count: number) =>
    `Yalnızca bildirilen ${formatNumber(count)} sefer gösteriliyor. Bildirim duraklardaki, tablo ofisteki gecikmeyi söyler.`,
  showAll: "Günün tüm seferlerini göster",
  route: "Rota",
  number: "Sefer no",
  date: "Tarih",
  direction: "Yön",
  directions: { morning: "Ofise Gidiş", evening: "Ofisten Dönüş" },
  /** Mornings the arrival at the office, evenings the departure there. */
  planned: "Plan (ofis)",
  actual: "Gerçekleşen",
  difference: "Fark",
  noShows: "Gelmeyen",
  onTime: "Tam vaktinde",
  late: (minutes: number) => `${formatNumber(minutes)}\u00a0dk geç`,
  early: (minutes: number) => `${formatNumber(minutes)}\u00a0dk erken`,
};
