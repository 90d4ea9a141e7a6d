import type { TimePeriod } from "../../../core/api/routes.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const tripsMessages = defineMessages("past-route-details/trips", {
  title: "Seferler",
  /** Column heads. */
  moment: "Tarih",
  duration: "Süre",
  /** Difference of the office time from the plan. */
  difference: "Ofiste gecikme",
  direction: "Yön",
  directions: { morning: "Ofise Gidiş", evening: "Ofisten Dönüş" } satisfies Record<TimePeriod, string>,
  more: (count: number) => `${formatNumber(count)} Sefer Daha Göster`,
  /** Below the list: the source of everything recorded by the driver's phone. */
  source: "Sürüş verisi, sürücünün mobil uygulamasından gelir.",
});
