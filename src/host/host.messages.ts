import type { PersonalKind } from "../core/platform/personal-storage.ts";
import { defineMessages } from "../core/text/messages.ts";
import type { Kind } from "./search/matching.ts";

export const hostMessages = defineMessages("hostMessages", {
  /** The skip link, first in the tab order. */
  skip: "İçeriğe geç",
  /** For demo accounts, when the call for their modules failed. */
  accessFailed: "Hesap bilgileri yüklenemedi",
  /** When the request that checks whether the company has billing failed. */
  billingFailed: "Fatura bilgilerinin durumu yüklenemedi",
  /** When the embedding page didn't provide the expected token. */
  tokenFailed: "Oturum açılamadı",
  tokenFailedHelp: "Oturum bilgisi alınamadı. Lütfen yeniden deneyin.",
  /** The page's own code failed or could not be loaded. */
  broken: "Sayfa yüklenemedi",
  brokenHelp: "Bağlantınızı kontrol edip yeniden deneyin.",
  /** The page at /404; the English sentence is the provider's own wording. */
  notFoundCode: "404",
  notFound: "Aradığınız sayfa bulunamadı.",
  notFoundHelp: "Adres değişmiş ya da yanlış yazılmış olabilir.",
  notFoundEnglish: "The page you are looking for is not found",
  home: "Ana Sayfaya Dön",
  /** Headings of the notices. */
  deactive: "Bu modül henüz erişime açık değil",
  offerExpire: "Teklifin Süresi Doldu!",
});

/** The page at /erisilebilirlik. */
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

/** The page at /gizlilik. */
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

export const launcherMessages = defineMessages("launcherMessages", {
  /** The button in the header, the name of the dialog and of its field. */
  open: "Portalda ara",
  /** A toast, when the search's own code could not be loaded. */
  failed: "Arama açılamadı. Bağlantınızı kontrol edip yeniden deneyin. Yine olmazsa sayfayı yenileyin.",
  retry: "Yeniden Dene",
});

export const hostSearchMessages = defineMessages("hostSearchMessages", {
  close: "Aramayı kapat",
  /** Name of the list for screen readers. */
  results: "Sonuçlar",
  recent: "Son açılanlar",
  /** Headings of the groups. */
  groups: {
    page: "Sayfalar",
    employee: "Çalışanlar",
    route: "Rotalar",
    driver: "Sürücüler",
    plate: "Plakalar",
    file: "Dosyalar",
    ticket: "Çalışan talepleri",
  } satisfies Record<Kind, string>,
  /** Kind of a hit, after a recent hit; also on the buttons that limit the search to one kind. */
  kinds: {
    page: "Sayfa",
    employee: "Çalışan",
    route: "Rota",
    driver: "Sürücü",
    plate: "Plaka",
    file: "Dosya",
    ticket: "Talep",
  } satisfies Record<Kind, string>,
  /** The last line of a group, in place of its results or below them. */
  failed: {
    page: "Sayfalar aranamadı.",
    employee: "Çalışanlar aranamadı.",
    route: "Rotalar aranamadı.",
    driver: "Sürücüler aranamadı.",
    plate: "Plakalar aranamadı.",
    file: "Dosyalar aranamadı.",
    ticket: "Talepler aranamadı.",
  } satisfies Record<Kind, string>,
  retry: "Yeniden Dene",
  /** Titles of pages without a menu entry, worded like the links to them. */
  spread: "Dağılım",
  waitingDocuments: "Onayınızı Bekleyen Belgeler",
  ticketStatus: { open: "Açık", solved: "Çözüldü" },
  /** The last line of a group that has more. */
  all: (count: string | null) => (count === null ? "Tümünü Göster" : `Tümünü Göster (${count})`),
  further: "Daha Fazla Göster",
  searching: "Aranıyor",
  /** Announced when the results have arrived. */
  found: (count: string) => `${count} sonuç`,
  nothing: "Sonuç bulunamadı.",
  nothingHelp: "Yazımı kontrol edin ya da daha kısa bir metin deneyin.",
  /** Below the results: how to limit a search. The letter stands on each button. */
  limits: "Yalnızca bir türde ara",
  limitHelp: "Harfi ve bir boşluk yazmanız da yeterli: “r kadıköy” yalnızca rotalarda arar.",
  /** Prefixes that limit a search to one kind: the letter and a blank, or the word and a colon. */
  prefixes: {
    page: { letter: "m", word: "menü" },
    employee: { letter: "ç", word: "çalışan" },
    route: { letter: "r", word: "rota" },
    driver: { letter: "s", word: "sürücü" },
    plate: { letter: "p", word: "plaka" },
    file: { letter: "d", word: "dosya" },
    ticket: { letter: "t", word: "talep" },
  } satisfies Record<Kind, { readonly letter: string; readonly word: string }>,
});

export const shellMessages = defineMessages("shellMessages", {
  /** Accessible name of the logo's link, after the product's name. */
  home: "ana sayfa",
  /** Name of the sidebar, and of the drawer on a phone. */
  menu: "Ana menü",
  openMenu: "Menüyü aç",
  closeMenu: "Menüyü kapat",
  /** Foot of the sidebar: collapses and expands it. */
  hide: "Gizle",
  show: "Göster",
  /** For screen readers, before name and company on the account button. */
  account: "Hesap menüsü:",
  /** Shown as the user's name when the page has given a token but no name. */
  unnamed: "Kullanıcı",
  signOut: "Çıkış",
  theme: "Tema",
  themes: { light: "Açık", dark: "Koyu", auto: "Sistem" },
  language: "Dil",
  /** Demo accounts: why an entry can't be opened. */
  moduleClosed: "Bu modül hesabınızda açık değil.",
  offerExpired: "Teklifinizin süresi doldu.",
  /** After the number on the drivers' menu entry, for screen readers. */
  pendingDocuments: "belge onayınızı bekliyor",
  /** After the number on the entry of the employees' requests. */
  openTickets: "açık çalışan talebi",
  /** Entries of a demo account's menu; those of a company are in core/portal/places.ts. */
  airview: "Kuş Bakışı",
  routes: "Rotalar",
  offer: "Teklifimiz",
  demoPersonnel: "Çalışan Deneyimi",
  /** While the browser has no network, and when it is back. */
  offline: "İnternet bağlantısı yok. Veriler güncellenmeyebilir.",
  online: "İnternet bağlantısı geri geldi.",
});
