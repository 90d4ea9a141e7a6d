import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const networkMessages = defineMessages("overview/network", {
  title: "Rota Ağı",
  failed: "Rotalar yüklenemedi",
  own: "rotanız",
  region: "bölgenizde",
  map: "Rota ağı haritası",
  open: "Kuş Bakışı",
  empty: "Tanımlı rotanız bulunmuyor.",
  summary: (count: number) => `Rota ağı haritası: ${formatNumber(count)} rota.`,
});
