import type { ChartTexts } from "./chart-types.ts";

export const chartMessages: ChartTexts = {
  /** What a screen reader calls the plot. */
  roleDescription: "grafik",
  /** After the chart's name. */
  keyboardHint: "Değerleri okumak için ok tuşlarını kullanın.",
  /** Above the table when the plot can't be drawn. */
  unavailable: "Grafik çizilemedi, değerler tabloda gösteriliyor.",
  /** In place of a missing value. */
  noValue: "-",
};
