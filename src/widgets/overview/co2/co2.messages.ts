import { formatNumber } from "../../../core/text/format.ts";

export const co2Messages = {
  /** In pieces: the 2 stands below the line. */
  title: ["CO", "2", " Salımı"],
  label: "CO2 salımı, ağaç eşdeğeri",
  period: (months: number) => `Son ${months} ay`,
  kilograms: "kg",
  tons: "ton",
  avoided: (month: string) => `${month} ayında önlenen`,
  trees: "ağaç",
  equivalent: "eşdeğeri",
  /** The month under way is compared with as many days: beside its shorter bar "than the month before" would read wrong. */
  rose: (percent: string) => `geçen ayın aynı günlerine göre ${percent} arttı`,
  fell: (percent: string) => `geçen ayın aynı günlerine göre ${percent} azaldı`,
  same: "geçen ayın aynı günlerine göre değişmedi",
  month: "Ay",
  series: "Ağaç",
  /** There are no data yet, or they could not be loaded. */
  soonTitle: "Özet yakında burada",
  soon: "Salım özetini hazırlamak için henüz yeterli veri yok.",
  summary: (trees: number | null, months: number, month: string) =>
    `Son ${months} ay; ${month} ayında önlenen salım ${formatNumber(trees, 0)} ağaca eşdeğer.`,
};
