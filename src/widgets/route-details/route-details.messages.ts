export const routeDetailsMessages = {
  /** Decision 4; above the route's own name. */
  title: "Rota Detayları",
  direction: "Yön",
  /** The direction select (specification 2 §2.4). */
  directions: { morning: "Ofise Gidiş", evening: "Ofisten Dönüş" },
  detailFailed: "Rota bilgileri yüklenemedi",
  feedbackFailed: "Form yüklenemedi",
  /** The id leads to no route (specification 2 §8). */
  missing: "Rota bulunamadı",
  missingHelp: "Rota kaldırılmış veya bağlantı hatalı olabilir.",
  toList: "Rotalara Dön",
  /** The element was given no `route-id`. */
  noRoute: "Gösterilecek rota seçilmedi.",
  summary: "Özet",
  /** Specification 2 §2.4: morning, then evening. */
  times: {
    morning: { begins: "İlk biniş", ends: "Ofise varış" },
    evening: { begins: "Ofisten kalkış", ends: "Bitiş" },
  },
  duration: "Süre",
  stops: "Duraklar",
  noStops: "Bu rotanın durağı bulunmuyor.",
  office: "Ofis",
  driver: "Sürücü",
};
