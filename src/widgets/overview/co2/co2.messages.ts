import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const co2Messages = defineMessages("overview/co2", {
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
