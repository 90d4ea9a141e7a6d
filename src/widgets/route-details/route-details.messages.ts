import { defineMessages } from "../../core/text/messages.ts";

export const routeDetailsMessages = defineMessages("route-details", {
  /** The area's title, above the route's own name; the provider's wording. */
  title: "Rota Detayları",
  direction: "Yön",
  /** The direction select. */
  directions: { morning: "Ofise Gidiş", evening: "Ofisten Dönüş" },
  detailFailed: "Rota bilgileri yüklenemedi",
  feedbackFailed: "Form yüklenemedi",
  /** There is no route of this id. */
  missing: "Rota bulunamadı",
  missingHelp: "Rota kaldırılmış veya bağlantı hatalı olabilir.",
  toList: "Rotalara Dön",
  /** The element was given no `route-id`. */
  noRoute: "Gösterilecek rota seçilmedi.",
  summary: "Özet",
  /** Labels of the first and last time of a direction. */
  times: {
    morning: { begins: "İlk biniş", ends: "Ofise varış" },
    evening: { begins: "Ofisten kalkış", ends: "Bitiş" },
  },
  duration: "Süre",
  /** Behind their number. */
  freeSeats: "boş koltuk",
  seatsFailed: "Koltuk sayısı yüklenemedi.",
  fullHelp: "Bu araçta yeni bir kişiye yer yok.",
  searchLine: "Marketplace'te Hat Ara",
  /** Link to the employees without a route, with the stops near them. */
  withoutRoute: "Rotası Olmayanlar",
  stops: "Duraklar",
  noStops: "Bu rotanın durağı bulunmuyor.",
  office: "Ofis",
  driver: "Sürücü",
});
