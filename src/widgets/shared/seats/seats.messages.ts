import type { OccupancyKind } from "../../../core/routes/route-seats.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const seatMessages = defineMessages("seatMessages", {
  seats: "Koltuk",
  /** Own employees and those of other companies. */
  passengers: "Düzenli yolcu",
  occupancy: "Doluluk",
  free: "Boş",
  full: "Dolu",
  /** More passengers than seats. */
  over: (count: string) => `${count} kişi fazla`,
  summary: (seats: string, passengers: string) => `${seats} koltuk, ${passengers} düzenli yolcu`,
  /** What a drawing of the seats shows. */
  drawn: (seats: string, passengers: string, free: string) =>
    `${seats} koltuk, ${passengers} düzenli yolcu, ${free} boş`,
  /** Why the number of free seats isn't known. */
  unknown: {
    noSeats: "koltuk sayısı gelmedi",
    failed: "koltuk sayısı yüklenemedi",
    several: (counts: string) => `araçlar farklı: ${counts} koltuk`,
    noPassengers: "yolcu sayısı gelmedi",
  },
  kinds: {
    full: "Dolu",
    few: "1–3 boş",
    many: "4 ve üstü boş",
    unknown: "Koltuk bilinmiyor",
  } satisfies Record<OccupancyKind, string>,
  /** What a number of free seats means. */
  meaning:
    "Boş = araçtaki koltuk − rotaya kayıtlı düzenli yolcu (başka şirketlerin yolcuları dâhil). O gün kaç kişinin bineceğini söylemez.",
});
