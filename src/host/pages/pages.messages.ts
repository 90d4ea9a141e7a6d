import type { PersonalKind } from "../../core/platform/personal-storage.ts";
import { defineMessages } from "../../core/text/messages.ts";

export const accessibilityMessages = defineMessages("accessibilityMessages", {
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

export const privacyMessages = defineMessages("privacyMessages", {
  title: "Gizlilik",
  intro:
    "Portaldaki bilgiler şirketinize ve servis sağlayıcınıza aittir; portal bunları yalnızca gösterir ve çerez kullanmaz. Bu sayfada, yalnızca bu tarayıcıda sizin için saklananları görebilir, indirebilir ve silebilirsiniz.",
  keptTitle: "Bu tarayıcıda saklananlar",
  nothing: "Bu tarayıcıda sizin için saklanan bir kayıt yok.",
  /** What each kind is; the number of its entries follows. */
  kinds: {
    views: ["Kayıtlı görünümler", "Listelerde adıyla kaydettiğiniz filtreler. Siz silene kadar saklanır."],
    columns: ["Sütun seçimleri", "Tablolarda gösterilen ve gizlenen sütunlar. Siz değiştirene kadar saklanır."],
    direction: ["Son yön seçimi", "Geçmiş seferlerde en son seçtiğiniz yön. Siz değiştirene kadar saklanır."],
    tab: ["Son sekme seçimi", "Geçmiş seferlerde en son seçtiğiniz sekme. Siz değiştirene kadar saklanır."],
    report: ["Son rapor seçimleri", "En son istediğiniz raporun dönemi ve rotaları. Siz değiştirene kadar saklanır."],
    month: [
      "Ay sonu kararları ve eşikler",
      "Fatura satırları için verdiğiniz kararlar ve yazdığınız notlar; satırdaki kişinin adını içerebilir. Siz geri alana kadar saklanır.",
    ],
    planner: [
      "Planlama eşikleri ve kararları",
      "Önerilerin eşikleri, yoksaydığınız ve servis sağlayıcınıza ilettiğiniz öneriler, yazdığınız notlar. Siz değiştirene kadar saklanır.",
    ],
  } satisfies Readonly<Record<PersonalKind, readonly [string, string]>>,
  count: (count: number) => `${count} kayıt`,
  sessionTitle: "Oturum bilgisi",
  session:
    "Oturum anahtarınız, adınız ve şirketiniz. Çıkış yaptığınızda silinir; indirilen dosyada oturum anahtarı yoktur.",
  download: "JSON Olarak İndir",
  /** Name of the downloaded file. */
  file: "servis-portali-verilerim.json",
  remove: "Kayıtları Sil",
  confirmTitle: "Kayıtlar silinsin mi?",
  confirm:
    "Kayıtlı görünümleriniz, sütun ve rapor seçimleriniz, ay sonu ve planlama kararlarınız ve notlarınız bu tarayıcıdan silinir. Bu işlem geri alınamaz. Oturumunuz açık kalır.",
  confirmButton: "Kayıtları Sil",
  removed: "Kayıtlar silindi.",
  otherTitle: "Diğer talepleriniz",
  other:
    "Şirketinizin ve servis sağlayıcınızın sakladığı bilgiler hakkında bilgi alma, düzeltme ve silme taleplerinizi (6698 sayılı Kanun, 11. madde) şirketinize iletebilirsiniz.",
});
