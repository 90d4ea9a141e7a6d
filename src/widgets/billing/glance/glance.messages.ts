import { defineMessages } from "../../../core/text/messages.ts";

export const glanceMessages = defineMessages("billing/glance", {
  /** The third small card. */
  dearest: "En yüksek ücret (KDV hariç)",
  nobody: "Adı belirtilmemiş",
  /** Opens the comparison, further down. */
  compare: (month: string) => `${month} ile Karşılaştır`,
});
