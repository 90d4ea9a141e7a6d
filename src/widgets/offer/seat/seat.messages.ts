import { defineMessages } from "../../../core/text/messages.ts";

export const seatMessages = defineMessages("offer/seat", {
  /** Accessible name of the prices that make up a seat's price. */
  structure: "Fiyat yapısı",
  base: "Baz ücret",
  distance: "Doğrudan mesafe",
  bridge: "Köprü",
  avrasya: "Avrasya Tüneli",
  /** Short label for narrow places. */
  avrasyaShort: "Avrasya",
  tollRoad: "Ücretli yol",
  monthly: "aylık",
  perKilometre: "km başına",
  /** Unit of the prices of bridge, tunnel and toll road. */
  onlyUsers: "aylık, yalnızca kullananlar için",
  employees: "Çalışanlar",
  /** Accessible name of the table. */
  list: "Çalışan listesi",
  search: "Çalışan ara",
  noun: { bare: "çalışan", from: "çalışandan", all: "çalışanın" },
  empty: "Bu teklifte çalışan bulunmuyor.",
  /** Column heads of the employees. */
  name: "Ad soyad",
  address: "Adres",
  contact: "İletişim",
  kilometres: "Mesafe",
  basePrice: "Baz",
  distancePrice: "Mesafe ücreti",
  costs: "Ek ücretler",
  total: "Toplam",
  uses: "Kullanıyor",
  usesNot: "Kullanmıyor",
  count: (count: string) => `${count} çalışan`,
  sheet: {
    file: "Koltuk Bazlı Teklif.xlsx",
    email: "E-posta",
    phone: "Telefon",
    kilometres: "Mesafe (km)",
    basePrice: "Baz ücret (TL)",
    distancePrice: "Mesafe ücreti (TL)",
    costs: "Ek ücretler (TL)",
    total: "Toplam (TL)",
    perMonth: "TL/ay",
    perKilometre: "TL/km",
  },
});
