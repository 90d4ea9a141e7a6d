import type { RequestStatus } from "../../core/api/request-status.ts";
import { defineMessages } from "../../core/text/messages.ts";

/** Texts of the frame: heading, steps, the failure of a lazily loaded part. */
export const marketplaceMessages = defineMessages("marketplaceMessages", {
  title: "Marketplace",
  /** Beside the heading. */
  kind: "Marketplace türü",
  buyer: "Alıcı Merkezi",
  soon: "Çok Yakında",
  sellerSoon: "Hat Sahibi Merkezi (Çok Yakında)",
  /** From the search back to the landing page. */
  toStart: "Marketplace'e Dön",
  /** In the header of the line list; leads back to the form. */
  changeSearch: "Aramayı Değiştir",
  workType: { "full-time": "Tam Zamanlı", hybrid: "Hibrit" },
  /** Hybrid work without named days; the provider's wording. */
  daysNotDefined: "Günler belirli değil",
  partFailed: "Bu bölüm yüklenemedi",
  /** The query names a search that is no longer among the past ones. */
  forgotten: "Bu arama artık bulunmuyor",
  forgottenHelp: "Yeniden arama yaparak uygun hatları görebilirsiniz.",
  newSearch: "Yeni Arama Yap",
  pastFailed: "Geçmiş aramalar yüklenemedi",
});

/** Texts of the bulk request, which covers all employees. */
export const marketplaceBulkMessages = defineMessages("marketplaceBulkMessages", {
  title: "Tüm çalışanlarınız için tek talep",
  text: "Toplu talep, tüm çalışanlarınızı ve onlara uygun tüm hatları kapsar. Ekibimiz eşleşen hatları inceler ve teklifle size döner.",
  failed: "Toplu talep durumu yüklenemedi",
  create: "Toplu Talep Oluştur",
  cancel: "Talebi İptal Et",
  confirm: "Talebi Onayla",
  confirmCancel: "İptali Onayla",
  refresh: "Durumu Yenile",
  /** Heading and text of each status. */
  states: {
    verify: {
      title: "Toplu talebiniz onay bekliyor",
      text: "Talebiniz, siz onayladıktan sonra işleme alınır.",
    },
    requested: {
      title: "Toplu talebiniz alındı",
      text: "Ekibimiz çalışanlarınıza uygun hatları inceliyor; sonuçları sizinle paylaşacağız.",
    },
    cancelling: {
      title: "Toplu talebiniz iptal ediliyor",
      text: "İptal tamamlandığında yeni bir toplu talep oluşturabilirsiniz.",
    },
    rejected: {
      /** The provider's wording. */
      title: "Toplu talebiniz reddedildi.",
      text: "Ayrıntılar için destek ekibimizle iletişime geçin:",
    },
    other: { title: "Toplu talebiniz işlemde", text: "Talebiniz inceleniyor; sonucu sizinle paylaşacağız." },
  },
  /** Texts of the dialogs. */
  dialogTitle: "Tüm Çalışanlar İçin Talep Oluştur",
  dialogText: "Tüm çalışanlarınız ve onlara uygun tüm hatlar için tek bir talep oluşturulacak.",
  dialogCount: (count: string) =>
    `Talebin kapsadığı çalışan sayısı: ${count} (kayıtlı ve dondurulmuş olanlar; silinenler hariç)`,
  sending: "Gönderiliyor",
  successTitle: "Toplu Rezervasyon Alındı",
  successText: "Talebinizi aldık. Ekibimiz uygun hatları inceleyip en kısa sürede sizinle iletişime geçecek.",
  /** No answer came. */
  mayBeDone: "İşleminiz ulaşmış olabilir. Yeniden göndermeden önce toplu talebinizin durumuna bakın.",
  createFailed: "Toplu talep gönderilemedi",
  cancelTitle: "Toplu Talep İptal Edilecek!",
  cancelText: "Tüm çalışanlarınız için oluşturduğunuz talep geri alınacak. Dilediğinizde yeniden oluşturabilirsiniz.",
  cancelling: "İptal ediliyor",
  cancelFailed: "Toplu talep iptal edilemedi",
});

/** The list of lines. */
export const buyerMessages = defineMessages("buyerMessages", {
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
  requestRoute: "Rota İsteği Gönder",
  requestingRoute: "Gönderiliyor",
  routeRequested: "İstek gönderildi!",
  routeRequestedHelp: "Ekibimiz aramanızı inceleyip sizinle iletişime geçecek.",
  /** No answer came. */
  routeMayBeRequested: "İsteğiniz ulaşmış olabilir. Yeniden göndermeden önce biraz bekleyin.",
  routeRequestFailed: "İstek gönderilemedi.",
});

/** Texts of the buyer page's detail, its map, the comparison and the reservation's dialogs. */
export const marketplaceDetailMessages = defineMessages("marketplaceDetailMessages", {
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
export const priceMessages = defineMessages("priceMessages", {
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
export const figureMessages = defineMessages("figureMessages", {
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
export const crewMessages = defineMessages("crewMessages", {
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
export const reservationMessages = defineMessages("reservationMessages", {
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
export const marketplaceSeatMessages = defineMessages("marketplaceSeatMessages", {
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
export const lineMapMessages = defineMessages("lineMapMessages", {
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
export const compareMessages = defineMessages("compareMessages", {
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

/** The open lines, shown before a search. */
export const openMessages = defineMessages("openMessages", {
  /** "23 hatta boş koltuk var". */
  count: (count: string) => `${count} hatta boş koltuk var`,
  none: "Şu anda boş koltuğu olan hat yok",
  noneHelp: "Arama yapıp rota isteği gönderebilirsiniz.",
  /** Accessible name of the list of districts. */
  counties: "Kalkış ilçeleri",
  /** Districts beyond the listed ones: "ve 3 ilçe daha". */
  more: (count: string) => `ve ${count} ilçe daha`,
  failed: "Açık hatlar yüklenemedi.",
  /** The card with the map. */
  title: "Açık Hatlar",
  map: "Boş koltuğu olan hatların haritası",
  mapFailed: "Harita yüklenemedi",
});

/** Up to three past searches, to be repeated. */
export const pastMessages = defineMessages("pastMessages", {
  title: "Son Aramalar",
  failed: "Son aramalar yüklenemedi.",
  none: "Yaptığınız aramalar burada görünür.",
  again: "Yeniden Ara",
  /** Accessible name of the button: names the search. */
  againFor: (title: string) => `Yeniden ara: ${title}`,
  incomplete: "Bu arama yinelenemiyor.",
});

/** The tab "Önceki Talepler". */
export const requestMessages = defineMessages("requestMessages", {
  title: "Rezervasyon İstekleri",
  failed: "Rezervasyon istekleri yüklenemedi",
  none: "Rezervasyon İsteğiniz Bulunmuyor!",
  noneHelp: "Koltuk rezerve ettiğiniz hatlar burada listelenir.",
  toSearch: "Koltuk Ara",
  status: { created: "İstek Alındı", rejected: "Reddedildi", other: "İşlemde" } satisfies Record<RequestStatus, string>,
  changed: "(Güncellendi)",
  /** Below the chip of a rejected request. */
  rejected: "Üzgünüz, talebiniz reddedildi!",
  contact: "Ayrıntılar için destek ekibimizle iletişime geçin:",
  show: "Hattı Göster",
  showOf: (line: string, person: string) => `Hattı göster: ${line}, ${person}`,
  cancel: "İptal Et",
  cancelOf: (line: string, person: string) => `İptal Et: ${line}, ${person}`,
  cancelText: "Aşağıdaki rezervasyon iptal edilecek. Devam etmek istiyor musunuz?",
  cancelled: (line: string, person: string) => `Rezervasyon iptal edildi: ${line}, ${person}.`,
  perSeat: "koltuk / ay",
  /** Requests for lines that no longer run are not shown, only counted. */
  inactive: (count: string) => `Hattı artık aktif olmadığı için ${count} talep gösterilmiyor.`,
});

/** The search step. */
export const marketplaceSearchMessages = defineMessages("marketplaceSearchMessages", {
  tabs: { seat: "Koltuk Ara", bulk: "Toplu Talep Oluştur", requests: "Önceki Talepler" },
  tabsLabel: "Arama ve talepler",
  /** Whom the search is for. */
  subject: "Kimin için arıyorsunuz?",
  kinds: { passenger: "Çalışan", address: "Adres" },
  person: "Çalışan",
  personHint: "Çalışan adı yazın veya listeden seçin",
  people: "Çalışanlar",
  peopleFailed: "Çalışanlar yüklenemedi.",
  peopleLoading: "Çalışanlar yükleniyor",
  /** A name was typed, but no person of the list was chosen. */
  choosePerson: "Listeden bir çalışan seçin.",
  chosen: (name: string) => `Seçilen çalışan: ${name}`,
  found: (count: string) => `${count} çalışan`,
  unknownPerson: "Bağlantıdaki çalışan bulunamadı. Listeden bir çalışan seçin.",
  address: "Adres",
  placeHint: "Mahalle, cadde veya semt yazın",
  addresses: "Adres önerileri",
  addressesFailed: "Adres önerileri yüklenemedi.",
  typeMore: "Öneriler için en az 4 harf yazın.",
  chooseAddress: "Listeden bir adres seçin.",
  foundAddresses: (count: string) => `${count} adres önerisi`,
  /** No employee or address matches what was typed; the provider's wording. */
  nothing: "Sonuç bulunamadı!",
  workType: "Çalışma şekli",
  workTypes: { "full-time": "Tam Zamanlı", hybrid: "Hibrit" },
  workTypeHelp: { "full-time": "Pazartesi–Cuma her gün ofiste", hybrid: "Haftanın bazı günleri ofiste" },
  daysMode: "Ofis günleri",
  daysModes: { "not-defined": "Belirli Değil", defined: "Günler Belirli" },
  daysModeHelp: { "not-defined": "Günler haftadan haftaya değişir", defined: "Her hafta aynı günler" },
  days: "Günler",
  search: "Hat Ara",
  /** Beside the disabled button: what is still missing. */
  missing: {
    passenger: "Bir çalışan seçin",
    address: "Bir adres seçin",
    workType: "Çalışma şeklini seçin",
    daysMode: "Ofis günlerinin belirli olup olmadığını seçin",
    days: "En az bir gün seçin",
  },
});

/** The two cards of the landing page. */
export const startMessages = defineMessages("startMessages", {
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
