import { defineMessages } from "../../../core/text/messages.ts";

/** The list of lines. */
export const buyerMessages = defineMessages("marketplace/buyer", {
  found: (count: string) => `${count} hat bulundu`,
  /** Behind the price of a card. */
  perMonth: "/ ay",
  /** Beside the count: what the prices mean. */
  priceNote: "Aylık koltuk fiyatı",
  failed: "Hatlar yüklenemedi",
  loading: "Hatlar aranıyor",
  more: (count: string) => `${count} Hat Daha Göster`,
  loadingMore: "Yükleniyor",
  moreFailed: "Hatların devamı yüklenemedi.",
  /** Texts of a line's card. */
  freeSeats: (count: string) => `${count} boş koltuk`,
  seatsUnknown: "Boş koltuk bilgisi yok",
  /** Explains the 1 that a full vehicle shows: free seats are never shown as fewer than one. */
  atLeastOne: "en az 1",
  trips: (count: string) => `${count} sefer`,
  /** The ride to work: "Sabah 55 dk". */
  morning: (duration: string) => `Sabah ${duration}`,
  walk: (distance: string) => `${distance} yürüme`,
  /** For screen readers, before the rating. */
  rating: "Puan",
  before: "İndirimsiz fiyat",
  ownLine: "Çalışanın kendi hattı, rota detayları yeni sekmede açılır",
  reserved: "Rezervasyon yapıldı!",
  changed: "Hat güncellendi!",
  requestRejected: "Reddedildi",
  /** No line matches; the provider's wording. */
  none: "Üzgünüz, çalışanlarınızla eşleşen rota bulunmuyor!",
  noneHelp: "Rota isteği gönderdiğinizde bu arama için uygun bir hat açılıp açılamayacağını inceleriz.",
  wish: "Rota İsteği Gönder",
  wishing: "Gönderiliyor",
  wished: "İstek gönderildi!",
  wishedHelp: "Ekibimiz aramanızı inceleyip sizinle iletişime geçecek.",
  /** No answer came. */
  mayBeWished: "İsteğiniz ulaşmış olabilir. Yeniden göndermeden önce biraz bekleyin.",
  wishFailed: "İstek gönderilemedi.",
});
