import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const employeesMessages = defineMessages("overview/employees", {
  title: "Çalışanlar",
  failed: "Çalışan sayıları yüklenemedi",
  all: "Tümü",
  /** After the number of active employees. */
  unit: (total: number | null) => (total === null ? "aktif" : `aktif / ${formatNumber(total)} çalışan`),
  /** Links to these lists of people. */
  lists: { "without-route": "Rotası Olmayanlar", requested: "Talep Edilenler" },
  /** Link to the planner's list with those without a route. */
  findSeats: (count: string) => `${count} Kişiye Yer Ara`,
  active: "Aktif",
  inactive: "Pasif",
  scale: (people: number) => `1 koltuk = ${formatNumber(people)} kişi`,
  summary: (active: number | null, inactive: number | null) =>
    `Toplam ${formatNumber(active === null || inactive === null ? null : active + inactive)} çalışan: ${formatNumber(active)} aktif, ${formatNumber(inactive)} pasif.`,
  empty: "Kayıtlı çalışan bulunmuyor.",
});
