import type { TimePeriod } from "../../../core/api/routes.ts";

export const mapMessages = {
  label: (route: string, moment: string) => `${route} sefer haritası, ${moment}`,
  failed: "Harita yüklenemedi",
  legend: "Gösterim",
  showPlan: "Planlanan Rotayı Göster",
  hidePlan: "Planlanan Rotayı Gizle",
  /** While driving details are shown, the plain way is what was driven without a fault. */
  faultless: "Hatasız sürüş",
  driven: { morning: "Sabah seferi", evening: "Akşam seferi" } satisfies Record<TimePeriod, string>,
  planned: "Planlanan rota",
  company: "Şirket",
  start: "Başlangıç",
  stopOf: (letter: string) => `${letter} durağı`,
  unknownStop: "Durak",
  /** In place of the map. */
  noWay: "Yetersiz Bilgi",
  noWayHelp:
    "Sefer güzergâhı, sürücünün mobil uygulamasından gelen konum verileriyle oluşturulur. Bu sefer için yeterli veri alınamadı.",
  support: "Sorularınız için:",
};
