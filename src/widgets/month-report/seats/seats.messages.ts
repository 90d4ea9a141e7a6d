import type { SeatOrder } from "../../../core/month/seats/seat-use.ts";
import type { Seats } from "../../../core/routes/seats.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const seatMessages = defineMessages("month-report/seats", {
  title: "Doluluk",
  unit: "biniş ÷ kapasite, %",
  direction: "Yön",
  morning: "Sabah",
  evening: "Akşam",
  order: "Sıralama",
  orders: {
    use: "En boş rota",
    full: "En dolu rota",
    cost: "Biniş başına en pahalı",
    kilometre: "Km başına en pahalı",
    late: "En geç kalan",
    absence: "En çok gelmeyen",
    name: "Ada göre",
  } satisfies Record<SeatOrder, string>,
  route: "Rota",
  seats: "Koltuk",
  month: "Ay",
  filled: "Biniş / kapasite",
  perBoarding: "Biniş başına, TL",
  perKilometre: "Km başına, TL",
  late: "Geç sefer",
  absences: "Gelmeyen",
  /** Head of the column of links to the data behind the figures. */
  leads: "Ayrıntı",
  /** On a phone: unfolds them. */
  leadsOf: (route: string) => `Ayrıntı: ${route}`,
  bookings: "Rezervasyon",
  people: "Çalışan",
  /** Why there is no use, in one cell across the weekdays. */
  unknown: {
    known: "",
    unknown: "Araç kapasitesi bilinmiyor",
    several: "Araçların kapasitesi farklı",
    failed: "Araç bilgisi alınamadı",
  } satisfies Record<Seats["kind"], string>,
  noRuns: "Seferler alınamadı",
  sum: (routes: string) => `Kapasitesi bilinen ${routes} rota`,
  steps: ["0–39", "40–54", "55–69", "70–84", "85 ve üstü"],
  below: (limit: string) => `eşiğin (${limit}) altında`,
  lateMark: (limit: string) => `haftada ${limit} gecikme sınırını aşan`,
  unknownKey: "kapasite bilinmiyor",
  belowWord: "eşiğin altında",
  limits: "Eşikler",
  useLimit: "Doluluk eşiği, %",
  lateLimit: "Haftalık gecikme eşiği",
  limitError: "0 ile 100 arasında bir tam sayı girin.",
  /** "%3,0". */
  percent: (share: string) => `%${share}`,
  lateShare: (late: string, judged: string) => `${late} / ${judged}`,
  noRoutes: "Bu yönde sefer yok.",
});
