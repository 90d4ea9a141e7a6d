import { defineMessages } from "../../../core/text/messages.ts";

export const chartMessages = defineMessages("chartMessages", {
  /** Role of the plot as announced by screen readers. */
  roleDescription: "grafik",
  /** How to use the keyboard cursor, after the chart's name. */
  keyboardHint: "Değerleri okumak için ok tuşlarını kullanın.",
  /** Above the table when the plot can't be drawn. */
  unavailable: "Grafik çizilemedi, değerler tabloda gösteriliyor.",
  /** In place of a missing value. */
  noValue: "-",
});
