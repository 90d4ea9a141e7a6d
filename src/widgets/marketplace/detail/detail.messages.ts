import { defineMessages } from "../../../core/text/messages.ts";

/** Texts of the buyer page's detail, its map, the comparison and the reservation's dialogs. */
export const detailMessages = defineMessages("marketplace/detail/detail", {
  /** Accessible name of the detail and of the columns beside it. */
  label: "Hat ayrıntıları",
  listLabel: "Hat listesi",
  back: "Listeye Dön",
  toMap: "Haritada Göster",
  toDetail: "Ayrıntılara Dön",
  failed: "Hat bilgileri yüklenemedi.",
  /** The line has ended; its request can't be shown. */
  inactive: "Bu hat artık aktif olmadığı için talebiniz gösterilemiyor.",
  inactiveHelp: "Listeden başka bir hat seçebilirsiniz.",
  directions: "Yön",
  morning: "İşe Gidiş",
  evening: "İşten Dönüş",
  noDirection: "Bu hat için bu yönde bilgi bulunmuyor.",
  noEnds: "Güzergâhı bilinmeyen hat",
  from: "Kalkış",
  to: "varış",
  badges: {
    cheapest: "En uygun fiyat",
    leastEmission: "En düşük emisyon",
    comfortable: "Konforlu",
    owned: "Şirketinizin hattı",
    passengersOwn: "Çalışanın kendi hattı",
  },
});

/** The price and its bar. */
export const priceMessages = defineMessages("marketplace/detail/price", {
  price: "Koltuk başına aylık fiyat",
  /** For screen readers, before the price that is crossed out. */
  before: "İndirimsiz fiyat",
  discount: (percent: string) => `${percent} indirim`,
  note: "Koltuk başına aylık fiyattır, iki yönü de kapsar.",
  discountNote: "Araç doluluğu düşük olduğu için indirim uygulanır.",
  /** For a screen reader: what the bar shows. */
  bar: (min: string, max: string, percent: string) => `En düşük ${min}, en yüksek ${max}; bu hattın yeri ${percent}`,
  barWithoutDiscount: (percent: string) => `, indirimsiz ${percent}`,
  /** "640,00 TL": compared with the passenger's cost on this month's invoice. */
  saving: (amount: string) => `Bugünkü koltuk bedelinden ayda ${amount} daha ucuz.`,
  dearer: (amount: string) => `Bugünkü koltuk bedelinden ayda ${amount} daha pahalı.`,
  same: "Bugünkü koltuk bedeliyle aynı.",
});

/** The line's figures for the passenger. */
export const figureMessages = defineMessages("marketplace/detail/figure", {
  caption: (name: string) => `${name} için`,
  address: "Bu adres için",
  figure: "Değer",
  morning: "Sabah",
  evening: "Akşam",
  duration: "Yolculuk süresi",
  detour: "Sapma oranı",
  walking: "Yürüme mesafesi",
  /** On foot between the stop and the office. */
  toOffice: "Ofise yürüme",
});

/** Driver, vehicle and line with their ratings. */
export const crewMessages = defineMessages("marketplace/detail/crew", {
  label: "Sürücü ve araç",
  failed: "Sürücü ve araç bilgisi yüklenemedi.",
  unknownDriver: "Sürücü bilgisi yok",
  unknownVehicle: "Araç bilgisi yok",
  votes: (count: string) => `${count} değerlendirme`,
  driver: "Sürücü",
  vehicle: "Araç",
  line: "Hat",
  trips: (count: string) => `${count} sefer`,
  seats: (count: string) => `${count} koltuk`,
  passengers: (count: string) => `${count} yolcu`,
  free: (count: string) => `${count} boş`,
});

/** Reserving and cancelling; the titles in the provider's wording. */
export const reservationMessages = defineMessages("marketplace/detail/reservation", {
  reserve: "Koltuk Rezerve Et",
  /** Shown while it is checked whether the passenger has another seat in the period. */
  checking: "Kontrol ediliyor",
  /** The confirmation before the request is sent. */
  askTitle: "Koltuk Rezerve Edilecek",
  askText: "Aşağıdaki koltuk için rezervasyon isteği gönderilecek.",
  /** The month of the reservation, when the present one is nearly over. */
  nextPeriod: (month: string, days: string) => `${month}, çünkü bu ayın bitmesine ${days} günden az kaldı`,
  send: "Rezervasyonu Gönder",
  reserving: "Gönderiliyor",
  reserved: "Rezervasyon yapıldı!",
  changed: "Hat güncellendi!",
  cancel: "Rezervasyonu İptal Et",
  cancelling: "İptal ediliyor",
  reserveFailed: "Rezervasyon yapılamadı.",
  /** No answer came to a reservation, or to its cancellation. */
  mayBeReserved: "Rezervasyonunuz alınmış olabilir. Yeniden denerseniz önce bu kontrol edilir.",
  mayBeCancelled:
    "Rezervasyonunuz iptal edilmiş olabilir. Yeniden göndermeden önce rezervasyon isteklerinizden kontrol edin.",
  cancelFailed: "Rezervasyon iptal edilemedi.",
  rejected: "Üzgünüz, talebiniz reddedildi!",
  /** In front of the support's e-mail address. */
  rejectedHelp: "Ayrıntılar için destek ekibimizle iletişime geçin:",
  receivedTitle: "Rezervasyon Alındı",
  receivedText: "Rezervasyonunuz için teşekkür ederiz. En kısa sürede sizinle iletişime geçeceğiz.",
  bulk: "Toplu Talep Oluştur",
  close: "Kapat",
  newSearch: "Yeni Hat Ara",
  cancelTitle: "Rezervasyon İptal Edilecek!",
  cancelText: "Bu hat için yaptığınız rezervasyon iptal edilecek. Devam etmek istiyor musunuz?",
  dismiss: "Vazgeç",
  /** The confirmation when a seat on another line would be given up for this one. */
  moveTitle: "Rezervasyon Taşınacak",
  moveText:
    "Bu dönem için başka bir hatta rezervasyonunuz var. Aynı dönemde tek koltuk rezerve edilebilir; devam ederseniz önceki hattaki yeriniz bırakılır.",
  move: "Yeni Hatta Taşı",
  moving: "Taşınıyor",
});

/** Labels of the facts of a seat, in the confirmations before it is requested or cancelled. */
export const seatMessages = defineMessages("marketplace/detail/seat", {
  person: "Çalışan",
  address: "Adres",
  line: "Hat",
  givenUp: "Bırakılacak hat",
  newLine: "Yeni hat",
  days: "Günler",
  everyDay: "Tam Zamanlı: Pazartesi–Cuma",
  price: "Fiyat",
  perMonth: (price: string) => `${price} / ay, gidiş ve dönüş`,
  period: "Dönem",
});

/** The map beside the list and the detail. */
export const lineMapMessages = defineMessages("marketplace/detail/lineMap", {
  lines: "Bulunan hatların haritası",
  line: (name: string) => `${name} hattının haritası`,
  failed: "Harita yüklenemedi.",
  noWay: "Bu hattın güzergâhı haritada gösterilemiyor.",
  home: "Ev",
  address: "Aranan adres",
  office: "Ofis",
  pickup: "Biniş",
  dropoff: "İniş",
  /** "Biniş 07:14". */
  at: (name: string, time: string | null) => (time === null ? name : `${name} ${time}`),
  otherPlace: "Durak",
  lineStart: "Hattın ilk noktası",
  lineEnd: "Hattın son noktası",
  legend: "Harita İşaretleri",
  way: { morning: "İşe gidiş", evening: "İşten dönüş" },
  walk: "Yürüme yolu",
});

/** The comparison of lines, and the order of the list. */
export const compareMessages = defineMessages("marketplace/detail/compare", {
  order: "Sıralama",
  orders: {
    provider: "Önerilen",
    price: "Fiyat",
    duration: "Sabah yolculuk süresi",
    walking: "Sabah yürüme mesafesi",
  },
  toggle: "Karşılaştır",
  /** Accessible name of the button "Karşılaştır" of a line. */
  toggleLine: (name: string) => `Karşılaştır: ${name}`,
  full: "En çok 3 hat karşılaştırılabilir.",
  bar: "Karşılaştırma",
  count: (count: string) => `${count} hat seçildi`,
  oneMore: "Bir hat daha seçin.",
  compare: "Karşılaştır",
  compareFirst: (count: string) => `İlk ${count} Hattı Karşılaştır`,
  clear: "Temizle",
  title: "Hatları Karşılaştır",
  /** Accessible name of the scrolling table. */
  table: "Karşılaştırma tablosu",
  figure: "Değer",
  best: "en iyi",
  price: "Aylık fiyat",
  /** Shown in a cell whose figure is still loading. */
  loading: "Yükleniyor",
  eveningFailed: "Akşam bilgilerinin bir bölümü yüklenemedi.",
  rating: "Puan",
  emission: "Emisyon",
  leastEmission: "En düşük",
  saving: "Bugünkü bedele göre",
  open: "Hattı Aç",
  /** Name of the button that removes a line, at its head. */
  remove: (name: string) => `${name} hattını çıkar`,
});
