import type { TimePeriod } from "../../core/api/routes.ts";
import { defineMessages } from "../../core/text/messages.ts";

export const pastRouteDetailsMessages = defineMessages("past-route-details", {
  /** The area's title, above the route's own name; the provider's wording. */
  title: "Geçmiş Yolculuklar",
  /** Beside the route's name: a list of all routes. */
  otherRoute: "Başka rota seç",
  toRoute: "Rota Detayları",
  feedbackFailed: "Form yüklenemedi",
  /** There is no route of this id. */
  missing: "Rota bulunamadı",
  missingHelp: "Rota kaldırılmış veya bağlantı hatalı olabilir.",
  toList: "Geçmiş Yolculuklara Dön",
  /** The element was given no `route-id`. */
  noRoute: "Gösterilecek rota seçilmedi.",
  /** On paper, at the end of the lists. */
  allPeople: (count: string) => `${count} çalışanın tümü.`,
  allEvents: (count: string) => `${count} sürüş olayının tümü.`,
  tripsFailed: "Seferler yüklenemedi",
  noTrips: "Seçilen tarihlerde sefer bulunmuyor.",
  noTripsHelp: "Başka bir tarih aralığı veya yön seçin.",
  /** A link names a trip that isn't among those of its days. */
  tripMissing: (id: number) => `${id} numaralı sefer listede yok: henüz sona ermemiş veya iptal edilmiş olabilir.`,
  /** The direction select. */
  direction: "Yön",
  directions: { all: "Hepsi", morning: "Ofise Gidiş", evening: "Ofisten Dönüş" } satisfies Record<
    TimePeriod | "all",
    string
  >,
  /** Which trip a message is about: "Bakırköy – Maslak, 24.11.2025 06:52". */
  tripOf: (route: string, moment: string) => `${route}, ${moment}`,
});
