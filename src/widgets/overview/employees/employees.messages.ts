import { formatNumber } from "../../../core/format.ts";

export const employeesMessages = {
  title: "Çalışanlar",
  failed: "Çalışan sayıları yüklenemedi",
  all: "Tümü",
  unit: "aktif",
  active: "Aktif",
  inactive: "Pasif",
  scale: (people: number) => `1 koltuk = ${formatNumber(people)} kişi`,
  summary: (total: number, active: number, inactive: number) =>
    `Toplam ${formatNumber(total)} çalışan: ${formatNumber(active)} aktif, ${formatNumber(inactive)} pasif.`,
  empty: "Kayıtlı çalışan bulunmuyor.",
};
