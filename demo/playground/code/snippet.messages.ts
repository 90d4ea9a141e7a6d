export const snippetMessages = {
  title: "Kod",
  /** Label of the choice between the ways to embed the element. */
  form: "Nasıl eklensin?",
  forms: { script: "Tek komut dosyası", npm: "npm paketi", "self-host": "Kendi sunucunuz", css: "Yalnızca CSS" },
  notes: {
    script:
      "Satırları sayfanıza olduğu gibi yapıştırın, başlığı sunucunuz göndersin. Adres sürüm taşımadığı için satırlarda özet (integrity) yoktur: yeni sürüm kendiliğinden gelir.",
    npm: "Paket her şeyi kendi içinde taşır; öğenin kodunu derleyiciniz sayfanızın koduyla birlikte sunar.",
    "self-host":
      "Arşivi (npm run package) sunucunuzda açın. Klasörün adı sürümü taşır ve içeriği hiç değişmez; yeni sürüm yeni bir klasördür. Özetler (integrity) dosyaları bu sürüme bağlar; adında sürüm olmayan bir klasör için yazılmazlar.",
    css: "Görünümü sayfanızın stil dosyasına ekleyin; özellikler :root yerine herhangi bir üst öğede de geçerlidir. Koyu tema -dark ile bitenleri kullanır.",
  },
  /** Field of the self-host form. */
  folder: "Klasörün adresi",
  /** Below every form: the next step for a page that knows its users. */
  token:
    "Kullanıcınızın oturumu sizdeyse giriş formu yerine getToken özelliğini verin; belirteç hiçbir zaman işaretlemeye yazılmaz:",
  /** Instead of the style while nothing of the look is set. */
  noLook: "Varsayılan görünüm: Görünüm bölümünde bir değer seçin.",
  style: "Stil",
  install: "Kurulum",
  code: "Sayfanın kodu",
  markup: "Sayfaya eklenecek satırlar",
  header: "Sayfanın güvenlik başlığı",
  /** The provider's side; the page's origin is an example. */
  cors: "API'nin yanıt başlıkları (sayfanızın adresiyle)",
  /** Comment above the look in the npm form. */
  intoStyles: "stil dosyanıza",
  copy: "Kopyala",
  copied: "Kopyalandı",
  /** Announced after the title of the copied code. */
  copiedStatus: "panoya kopyalandı.",
  /** The browser refuses the clipboard: the text has been selected instead. */
  selected: "Seçildi, Ctrl+C ile kopyalayın",
  failed: "Özetler yüklenemedi",
  failedHelp: "Kod örneği hazırlanamadı. Bağlantınızı kontrol edip sayfayı yenileyin.",
  preparing: "Hazırlanıyor",
};
