import type { TimePeriod } from "../../../core/api/routes.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const mapMessages = defineMessages("past-route-details/map", {
  label: (route: string, moment: string) => `${route} sefer haritası, ${moment}`,
  failed: "Harita yüklenemedi",
  legend: "Harita İşaretleri",
  showPlan: "Planlanan Rotayı Göster",
  hidePlan: "Planlanan Rotayı Gizle",
  /** Legend of the driven path while events are shown: what is not marked was driven without an event. */
  faultless: "Hatasız sürüş",
  driven: { morning: "Sabah seferi", evening: "Akşam seferi" } satisfies Record<TimePeriod, string>,
  planned: "Planlanan rota",
  company: "Şirket",
  start: "Başlangıç",
  stopOf: (letter: string) => `${letter} durağı`,
  unknownStop: "Durak",
  /** Shown instead of the map; the title in the provider's wording. */
  noWay: "Yetersiz Bilgi",
  noWayHelp:
    "Sefer güzergâhı, sürücünün mobil uygulamasından gelen konum verileriyle oluşturulur. Bu sefer için yeterli veri alınamadı.",
  support: "Sorularınız için:",
});
