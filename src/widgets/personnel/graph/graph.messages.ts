import { defineMessages } from "../../../core/text/messages.ts";

export const graphMessages = defineMessages("personnel/graph", {
  title: "Göstergelerin Son 28 Günü",
  failed: "Grafik yüklenemedi",
  /** There are no points; the provider's wording. */
  empty: "Henüz grafik görünümü için yeterli veri mevcut değil",
  /** The figure's accessible name. */
  summary: (name: string, points: number, last: string) => `${name}, ${points} gün, son değer ${last}`,
  day: "Gün",
  /** Label of the line of the contract's limit. */
  limit: "SLA",
});
