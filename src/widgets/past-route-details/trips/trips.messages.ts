import type { TimePeriod } from "../../../core/api/routes.ts";
import { formatNumber } from "../../../core/text/format.ts";

export const tripsMessages = {
  title: "Seferler",
  /** Column heads. */
  id: "Sefer no",
  moment: "Tarih",
  duration: "Süre",
  /** Minutes against the plan: heard before them, seen by their place below the duration. */
  difference: "Plana göre",
  direction: "Yön",
  directions: { morning: "Ofise Gidiş", evening: "Ofisten Dönüş" } satisfies Record<TimePeriod, string>,
  more: (count: number) => `${formatNumber(count)} sefer daha göster`,
  /** Behind the list, for everything that the driver's telephone tells. */
  source: "Sürüş verisi, sürücünün mobil uygulamasından gelir.",
};
