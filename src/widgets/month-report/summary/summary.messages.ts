import type { FigureName } from "../../../core/month/summary.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const summaryMessages = defineMessages("month-report/summary", {
  figures: {
    boardings: "Biniş",
    "on-time": "Zamanında varış",
    "seat-use": "Doluluk",
    "per-boarding": "Biniş başına maliyet",
    runs: "Sefer",
    absences: "Gelmeyen",
    "per-kilometre": "Km başına maliyet",
    "per-person": "Çalışan başına maliyet",
    walking: "Ortalama yürüme mesafesi",
    duration: "Ortalama yolculuk süresi",
    co2: "Önlenen CO₂ (servis sağlayıcınızın verisi)",
  } satisfies Record<FigureName, string>,
  /** How each figure is computed; shown by the button "Tanımlar". */
  definitions: {
    boardings: "Durumu bindi veya tamamlandı olan rezervasyonlar.",
    "on-time": "Sabah varışı, akşam kalkışı plandan en çok 5 dk sonra olan seferlerin, zamanı bilinen seferlere oranı.",
    "seat-use":
      "Biniş ÷ (sefer × araç kapasitesi). Kapasitesi bilinmeyen rotalar katılmaz; geçmiş aylarda bugünkü araçlar sayılır.",
    "per-boarding": "KDV hariç fatura toplamı ÷ biniş.",
    runs: "Tamamlanmış seferler, iki yön ayrı sayılır.",
    absences: "Gelmeyenlerin, gelen ve gelmeyen herkese oranı. Sürücünün binmedi dedikleri de gelmeyendir.",
    "per-kilometre": "KDV hariç fatura toplamı ÷ araç kilometresi (sefer × rotanın güzergâh uzunluğu).",
    "per-person": "KDV hariç fatura toplamı ÷ faturadaki kişi sayısı.",
    walking: "Servis sağlayıcınızın son 28 günde verdiği günlük ortalamalardan bu aya düşenlerin ortalaması.",
    duration: "Servis sağlayıcınızın son 28 günde verdiği günlük ortalamalardan bu aya düşenlerin ortalaması.",
    co2: "Servis sağlayıcınızın son ay için verdiği miktar; bizim hesabımız değildir.",
  } satisfies Record<FigureName, string>,
  emptiest: "En boş on rota",
  allRoutes: (count: string) => `Tüm Rotalar (${count})`,
  late: "Geç Varan Seferler",
  lateUnit: "5 dk üstü",
  lateShare: "Geç sefer payı",
  lateOf: (late: string, judged: string) => `${late} / ${judged} sefer`,
  weekday: "Gün",
  minutes: "dk",
  noJudged: "Zamanı bilinen sefer yok.",
  costUnit: "TL, KDV hariç",
  costliest: "En pahalı beş rota.",
  costMean: (amount: string) => `ortalama ${amount}`,
  noCosts: "Rota başına maliyet bilinmiyor.",
  others: "Diğer Göstergeler",
  definitionsButton: "Tanımlar",
  figure: "Gösterge",
  meanHead: "Altı ay ortalaması",
  /** Rows of the table, in the sentence below it on paper. */
  noun: { bare: "gösterge", from: "göstergeden", all: "göstergenin" },
  change: "Değişim",
  /** Differences; `amount` includes its unit. */
  rose: (amount: string, before: string) => `${amount} arttı (geçen ay ${before})`,
  fell: (amount: string, before: string) => `${amount} azaldı (geçen ay ${before})`,
  same: (before: string) => `Değişmedi (geçen ay ${before})`,
  above: (amount: string, months: number, mean: string) =>
    `${meanName(months)} ortalamasının ${amount} üstünde (${mean})`,
  below: (amount: string, months: number, mean: string) =>
    `${meanName(months)} ortalamasının ${amount} altında (${mean})`,
  equal: (months: number, mean: string) => `${meanName(months)} ortalamasında (${mean})`,
  /** `reason`: why last month's figure isn't known. */
  noBefore: (reason: string | null) => (reason === null ? "Geçen ay bilinmiyor" : `Geçen ay bilinmiyor: ${reason}`),
  points: (amount: string) => `${amount} puan`,
  /** Difference from the contract's limit. */
  slaBelow: (amount: string) => `${amount} altında`,
  slaAbove: (amount: string) => `${amount} üstünde`,
  slaAt: "hedefte",
  ofSla: (text: string) => `SLA: ${text}`,
  /** Below the summary. */
  costs: (amount: string, month: string) => `Maliyetler KDV hariç ${amount} tutarındaki ${month} faturasından.`,
});

const numbers = ["", "Bir", "İki", "Üç", "Dört", "Beş", "Altı"];
const meanName = (months: number) => `${numbers[months] ?? months} ay`;
