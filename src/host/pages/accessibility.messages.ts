import { defineMessages } from "../../core/text/messages.ts";

/** The page at /erisilebilirlik. */
export const accessibilityMessages = defineMessages("host/pages/accessibility", {
  title: "Erişilebilirlik",
  intro: (product: string) =>
    `${product}, engelli ve yaşlı bireyler dâhil herkesin kullanabilmesi için geliştirilir. Ölçüt WCAG 2.2'nin A ve AA düzeyleridir; 2025/10 sayılı Cumhurbaşkanlığı Genelgesi de bu kuralları esas alır. TS EN 301 549 standardı ayrıca gözetilmiştir.`,
  statusTitle: "Uyum durumu",
  status:
    "Portal, WCAG 2.2 AA ölçütlerine göre yazılım testleriyle, ekranların ve kaynak kodunun incelenmesiyle değerlendirilmiştir. Değerlendirmeyi portalı geliştirenler yapmıştır; bağımsız bir kuruluşun denetimi ya da Erişilebilirlik Logosu yoktur.",
  meansTitle: "Neler sağlanır?",
  means: [
    "Tüm işlemler yalnızca klavyeyle yapılabilir; odak her zaman görünür.",
    "Ekran okuyucular için başlıklar, tablolar, alan adları ve durum bildirimleri işaretlenmiştir.",
    "Sayfalar 320 piksel genişlikte ve yüzde 400 yakınlaştırmada yana kaydırmadan okunur; tablo ve haritalar kendi alanlarında kayar.",
    "Açık ve koyu temalarda metin karşıtlığı en az 4,5:1'dir; hiçbir bilgi yalnızca renkle verilmez.",
    "Hareketi azalt ayarına uyulur; sürükleyerek yapılan her iş düğmelerle de yapılabilir.",
    "Haritalardaki bilgiler listelerde de vardır; grafiklerin değerleri klavyeyle okunur.",
  ],
  limitsTitle: "Bilinen sınırlamalar",
  limits: [
    "Belgeler, fotoğraflar, e-postalar ve ekleri servis sağlayıcınızdan veya üçüncü kişilerden gelir; erişilebilir olmaları garanti edilemez.",
    "Haritanın çizimi ekran okuyucuya aktarılmaz; içeriği haritanın yanındaki listededir.",
    "Gerçek ekran okuyucu programları ve iOS üzerindeki Safari ile ayrıca denenmemiştir.",
  ],
  contactTitle: "Bize ulaşın",
  contact: "Bir engelle karşılaşırsanız ya da bilgiyi başka bir biçimde isterseniz bize yazabilirsiniz:",
  date: (day: string) => `Bu beyan ${day} tarihinde hazırlanmıştır.`,
  home: "Portala Dön",
  signIn: "Girişe Dön",
});
