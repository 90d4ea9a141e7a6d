import { defineMessages } from "../../../core/text/messages.ts";

/** The two cards of the landing page. */
export const startMessages = defineMessages("marketplace/start", {
  buyerTitle: "Alıcı Merkezi",
  buyerText:
    "Paylaşımlı hatlardaki boş koltukları çalışanlarınız için indirimli fiyatlarla bulun, karşılaştırın ve rezerve edin.",
  buyerPoints: [
    "Çalışan veya adrese göre arama",
    "Koltuk başına aylık, iki yönü kapsayan fiyat",
    "Tüm çalışanlarınız için tek toplu talep",
  ],
  /** Beside the button of the quick search: the working type and days that it uses. */
  days: (work: string) => `Çalışma şekli: ${work}`,
  moreSearch: "Adrese göre veya başka çalışma günleriyle arayın, toplu talep oluşturun.",
  toSearch: "Koltuk Ara",
  sellerTitle: "Hat Sahibi Merkezi",
  soon: "Çok Yakında",
  sellerText: "Hatlarınızdaki boş koltukları paylaşın, servis giderlerinizde %30'a varan tasarruf sağlayın.",
  toSeller: "Hatlarımı Paylaş",
  sellerHelp: "Bu merkez hazırlanıyor; açıldığında buradan ulaşabileceksiniz.",
});
