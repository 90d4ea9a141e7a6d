interface ElementTexts {
  readonly title: string;
  readonly summary: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Attributes of every element. */
export const commonAttributeTexts: Readonly<Record<string, string>> = {
  query:
    "Öğenin kendi durumu, sorgu metni olarak (page=2&search=ay). Öğenin içinde yaptığınız seçimler de buraya yazılır.",
  session: "Öğenin bağlı olduğu shuttle-session öğesinin adı.",
  theme: "Oturumun temasının yerine geçer.",
  "refresh-interval":
    "Saniye, en az 30: gösterilenler bu aralıkla yeniden istenir; filtreler, sayfa, seçim ve kaydırma yerinde kalır.",
  "signed-out": "Oturum açık değilken öğenin yerinde ne durur: giriş formu ya da tek satırlık bilgi.",
};

const pageSize = "Bir sayfadaki satır sayısı; kullanıcı sonradan değiştirebilir.";

/** Turkish texts of the elements; the contracts are in English. A test checks that the two lists match. */
export const elementTexts: Readonly<Record<string, ElementTexts>> = {
  "shuttle-overview": {
    title: "Genel Bakış",
    summary: "Şirketin servis rakamları, kart kart.",
    attributes: { cards: "Hangi kartlar, hangi sırayla; boş bırakılırsa başlığıyla tüm sayfa." },
  },
  "shuttle-personnel": {
    title: "Çalışanlar",
    summary: "Çalışan listesi, ayrıntılar, üyelik, kişi ekleme, Excel.",
    attributes: { "page-size": pageSize },
  },
  "shuttle-booking": {
    title: "Rezervasyonlar",
    summary: "Geçmiş ve planlanan rezervasyonlar; her biri seferine götürür.",
    attributes: { "page-size": pageSize },
  },
  "shuttle-past-trips": {
    title: "Geçmiş Yolculuklar",
    summary: "Geçmiş seferlerine bakılabilen rotalar; saat ve hız limiti raporları.",
    attributes: { "page-size": pageSize },
  },
  "shuttle-past-route-details": {
    title: "Geçmiş Sefer",
    summary: "Bir rotanın geçmiş seferleri: gidilen yol, olaylar, çalışanlar, sürücü, dakiklik.",
    attributes: {
      "route-id": "Rotanın benzersiz kodu.",
      "date-start": "Listenin ilk günü, YYYY-AA-GG; en erken 2018-08-01.",
      "date-end": "Listenin son günü, YYYY-AA-GG; bugünden sonra olamaz.",
    },
  },
  "shuttle-routes": {
    title: "Rotalar",
    summary: "Şirketin rotaları ve çalışanları; demo hesaplarda bir teklifin rotaları.",
    attributes: {},
  },
  "shuttle-route-details": {
    title: "Rota Detayı",
    summary: "Bir rota: haritada yolu ve durakları, saatler, sürücü, çalışanlar, yazdırma ve Excel.",
    attributes: {
      "route-id": "Rotanın benzersiz kodu; offer ile birlikte bir yönün numarası.",
      offer: "Demo hesaplar: teklif için planlanmış rota.",
      direction: "İlk gösterilen yön: ofise gidiş (morning) ya da eve dönüş (evening).",
    },
  },
  "shuttle-airview": {
    title: "Kuş Bakışı",
    summary: "Tüm rotalar tek haritada: filtreler, çalışan arama, duraklar ve binenler.",
    attributes: {
      scope: "İlk gösterilen rotalar: şirketinki (own) ya da bölgenin tümü (area).",
      "route-id": "İlk seçili rotanın benzersiz kodu.",
    },
  },
  "shuttle-drivers": {
    title: "Sürücüler ve Araçlar",
    summary: "Rotaların sürücüleri, araçları ve belgelerinin durumu; her biri sürücüsüne götürür.",
    attributes: { "page-size": pageSize },
  },
  "shuttle-driver-details": {
    title: "Sürücü",
    summary: "Bir sürücü: rotaları, aracı, onaylanacak ya da reddedilecek İSG belgeleri.",
    attributes: { "driver-id": "Sürücünün numarası.", tab: "İlk gösterilen sekme." },
  },
  "shuttle-driver-documents": {
    title: "Onay Bekleyen Belgeler",
    summary: "Şirketi bekleyen İSG belgeleri: klavyeyle tek tek ya da hep birlikte.",
    attributes: {},
  },
  "shuttle-billing": {
    title: "Fatura Bilgileri",
    summary: "Bir ayın faturası: ödeme planları, kalemler, altı ay, çalışan ve rota başına tutarlar.",
    attributes: { month: "İlk gösterilen ay, 2026-11 gibi; boşsa içinde bulunulan ay." },
  },
  "shuttle-month-report": {
    title: "Ay Sonu",
    summary: "Ayın özeti, rezervasyonlarla doğrulanan fatura, doluluk, gelmeyenler, yürüme ve süre, emisyon.",
    attributes: {
      month: "İlk gösterilen ay, 2026-10 gibi; boşsa son tamamlanan ay.",
      "emission-factors": "Kaynağı ve yılıyla emisyon katsayıları, JSON olarak; boşsa kilogram hesaplanmaz.",
    },
  },
  "shuttle-marketplace": {
    title: "Marketplace",
    summary: "Ortak hatlardaki boş koltuklar: çalışan ya da adres için ara, karşılaştır, yer ayırt.",
    attributes: { "passenger-id": "Koltuk aranan çalışanın numarası; arama bu kişiyle açılır." },
  },
  "shuttle-documents": {
    title: "Dosyalar",
    summary: "Şirket için yüklenen sözleşmeler ve raporlar.",
    attributes: { "page-size": pageSize },
  },
  "shuttle-planner": {
    title: "Planlama",
    summary: "Bir adresin ya da çalışanın hangi rotaya, hangi duraktan binebileceği.",
    attributes: { tab: "Önce hangi bölümün görüneceği." },
  },
  "shuttle-offer": {
    title: "Teklif Özeti",
    summary: "Demo hesabın fiyat teklifi, koltuk ya da hat bazlı.",
    attributes: { pilot: "İlk gösterilen teklifin pilot adı; boşsa ilk teklif." },
  },
  "shuttle-passenger-tickets": {
    title: "Çalışan Talepleri",
    summary: "Çalışanların soruları, açık ve çözülmüş; her biri yazışmasıyla.",
    attributes: { status: "İlk listelenen talepler: açık (open) ya da çözülmüş (solved)." },
  },
  "shuttle-notice": {
    title: "Bildirim",
    summary: "Bir modülün henüz açık olmadığını ya da teklifin süresinin dolduğunu söyler.",
    attributes: {
      kind: "Hangi bildirim: kapalı modül (deactive) ya da süresi dolmuş teklif (offer-expire).",
      module: "deactive ile birlikte: hangi modül.",
    },
  },
  "shuttle-sign-in": {
    title: "Giriş",
    summary: "İki adımda giriş: hesap, sonra telefona gelen kod.",
    attributes: {
      redirect: "Girişten sonra gidilecek yer: portalın bir yolu.",
      "pin-length": "Kodun hane sayısı, 4–8.",
    },
  },
};
