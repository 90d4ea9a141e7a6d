import { defineMessages } from "../../../core/text/messages.ts";

export const boardMessages = defineMessages("month-report/board", {
  title: "Ay Sonu Raporu",
  job: (month: string) => `Ay Sonu Raporu, ${month}`,
  /** Changes of three figures, after `compared`. */
  rose: (figure: string, amount: string) => `${figure} ${amount} arttı.`,
  fell: (figure: string, amount: string) => `${figure} ${amount} azaldı.`,
  compared: "Geçen aya göre:",
  questioned: (amount: string) => `Faturada ${amount} sorgulanıyor, KDV hariç.`,
  last: "Geçen ay",
  mean: "Ort.",
  lastMonths: "son yedi ay",
  costUnit: "TL, KDV hariç",
  seatUnit: "haftanın günlerine göre, %",
  lateUnit: (words: string, share: string) => `${words}, %${share}`,
  emptiest: "En boş beş rota",
  costliest: "Biniş başına en pahalı beş rota",
  invoice: "Fatura",
  net: "KDV hariç",
  vat: (rate: string) => `KDV ${rate}`,
  gross: "KDV dâhil",
  inQuestion: "Sorgulanan, KDV hariç",
  service: "Hizmet düzeyi ve çevre",
  walking: (limit: string) => `Ortalama yürüme, SLA en çok ${limit}`,
  duration: (limit: string) => `Yolculuk süresi, SLA en çok ${limit}`,
  vehicleKm: "Araç kilometresi",
  definitions: "Tanımlar.",
  definitionsText:
    "Zamanında: sabah varışı, akşam kalkışı planlanandan en çok 5 dk sonra. Doluluk: biniş ÷ (sefer × araç kapasitesi), kapasitesi bilinen rotalar. Gelmeyen: gelmeyen ÷ (biniş + gelmeyen). Maliyetler: KDV hariç fatura ÷ biniş, araç kilometresi ya da faturadaki kişi. Ort.: önceki altı aydan bilinenlerin ortalaması.",
  coverage: "Kapsam.",
  prepared: (day: string) => `${day} tarihinde hazırlandı`,
});
