import type { DismissalReason } from "../../core/planner/suggestion-choices.ts";
import { defineMessages } from "../../core/text/messages.ts";

export const plannerMessages = defineMessages("plannerMessages", {
  /** Heading of the area. */
  title: "Planlama",
  /** Opens the definitions. */
  how: "Nasıl Hesaplanır?",
  /** Name of the print job: no address, no person. */
  job: "Planlama",
  /** Accessible name of the tabs. */
  tabs: "Bölümler",
  tab: { address: "Adres Sor", suggestions: "Öneriler" },
  /** Accessible name of the choice of what is asked for. */
  subjects: "Ne sorulacak",
  subject: { address: "Adres", employee: "Çalışan", list: "Liste" },
  /** Title of the failure in place of list and map. */
  failed: "Rotalar yüklenemedi",
  /** Title of the failure of a part whose code is loaded when it is opened. */
  partFailed: "Bölüm yüklenemedi",
  readingRoutes: "Rotalar alınıyor",
  readingSeats: (done: string, total: string) => `Araçlar alınıyor, ${done} / ${total}`,
  read: (routes: string, stops: string) => `${routes} rota, ${stops} durak okundu`,
  /** Employees who have a stop. */
  people: (count: string) => `${count} çalışan`,
  unknownSeats: (count: string) => `${count} rotanın araç kapasitesi bilinmiyor`,
  toRoutes: "Rotaları Gör",
  missing: { seats: "Bazı araçların kapasitesi alınamadı.", sla: "SLA alınamadı." },
  readAt: (moment: string) => `Veriler: ${moment}`,
});

export const askMessages = defineMessages("askMessages", {
  address: "Adres",
  addressHint: "Mahalle, cadde, kapı no",
  addresses: "Bulunan adresler",
  typeMore: "En az 4 karakter yazın.",
  chooseAddress: "Listeden bir adres seçin.",
  /** For screen readers, behind the line above. */
  found: (count: string) => `${count} adres bulundu.`,
  nothing: "Adres bulunamadı.",
  /** Below the field, with a retry. */
  addressesFailed: "Adres önerileri yüklenemedi.",
  person: "Çalışan",
  personHint: "Ad soyad",
  nothingPerson: "Bu adla çalışan yok.",
  people: "Çalışanlar",
  peopleFailed: "Çalışanlar yüklenemedi.",
  /** While all employees are read. */
  peopleLoading: (done: string, total: string) => `Çalışanlar alınıyor, ${done} / ${total}`,
  withoutRoute: (count: string) => `Rotası olmayan ${count} çalışan listenin başında.`,
  noRoute: "Rotası yok",
  homeSearching: "Ev adresi aranıyor",
  homeUnknown: "Bu çalışanın ev adresi kayıtlı değil.",
  homeNotFound: "Bu çalışanın ev adresi haritada bulunamadı.",
  homeFailed: "Ev adresi sorulamadı.",
  /** Several places fit the employee's address. */
  homeSeveral: (count: string) => `Ev adresi için ${count} olası yer var, birini seçin.`,
  approximate: "Yer yaklaşık: mahalle merkezi",
  before: {
    address: "Bir adres yazın, nereden binilebileceğini görün.",
    employee: "Bir çalışan seçin, nereden binebileceğini görün.",
  },
  /** Instead of an answer, for a company that has no routes. */
  noRoutes: "Henüz rotanız yok.",
  direction: "Yön",
  directions: { morning: "Sabah", evening: "Akşam" },
  within: (distance: string, count: string) => `${distance} içinde ${count} durak`,
  straight: "Yürüme: kuş uçuşu tahmini",
  /** Accessible name of the list of answers. */
  answers: "Binilebilecek duraklar",
  atStop: "Durakta",
  walk: "Yürüme",
  ride: "Yolculuk",
  seats: "Boş koltuk",
  distance: "Uzaklık",
  minutes: (count: string) => `${count} dk`,
  /** Below the metres, where they are the provider's and no estimate. */
  byProvider: "sağlayıcınızın ölçümü",
  noTimes: "Saat bilinmiyor",
  occupied: (seats: string, passengers: string) => `${seats} koltuk, ${passengers} yolcu`,
  /** Why the number of free seats is `-`. */
  unknownSeats: {
    loading: "Koltuklar alınıyor",
    failed: "Kapasite alınamadı",
    unknown: "Kapasite bilinmiyor",
    several: (counts: string) => `Araçlar farklı: ${counts}`,
  },
  verdicts: {
    within: "SLA içinde",
    noSla: "SLA hedefi yok",
    slaFailed: "SLA alınamadı",
    full: "Boş koltuk yok",
    walk: (distance: string) => `Yürüme sınırın ${distance} üstünde`,
    ride: (minutes: string) => `Yolculuk sınırın ${minutes} üstünde`,
    both: (distance: string, minutes: string) => `Yürüme ${distance}, yolculuk ${minutes} sınırın üstünde`,
  },
  /** Along the drawn way. */
  way: {
    walk: (minutes: string) => `${minutes} yürüme`,
    ride: (minutes: string) => `${minutes} yolculuk`,
    rideUnknown: "Yolculuk bilinmiyor",
    leaveHome: "Evden çıkış",
    reachHome: "Eve varış",
    office: "Ofis",
  },
  regulars: (own: string, others: string) => `Düzenli yolcu: ${own} sizden, ${others} başka şirketten`,
  /** The other direction of the selected route. */
  other: {
    morning: (clock: string, walk: string, free: string) =>
      `Sabah: ${clock} durakta, ${walk} yürüme, boş koltuk ${free}`,
    evening: (clock: string, walk: string, free: string) =>
      `Akşam: ${clock} durakta, ${walk} yürüme, boş koltuk ${free}`,
    none: { morning: "Sabah: bu rotada yakın durak yok", evening: "Akşam: bu rotada yakın durak yok" },
  },
  toRoute: "Rota Detayına Git",
  toAirview: "Kuş Bakışında Göster",
  copy: "Sonucu Kopyala",
  /** A line of the copied answer. */
  copied: {
    stop: (letter: string, name: string) => `${letter} durağı, ${name}`,
    atStop: (clock: string) => `Durakta ${clock}`,
    walk: (distance: string, minutes: string) => `Yürüme ${distance}, ${minutes} (kuş uçuşu tahmini)`,
    walkByProvider: (distance: string, minutes: string) => `Yürüme ${distance}, ${minutes}`,
    ride: (minutes: string) => `Yolculuk ${minutes}`,
    seats: (free: string, reason: string) => `Boş koltuk ${free} (${reason})`,
  },
  far: (distance: string) => `${distance} içinde durağınız yok`,
  farHelp: "Bu adrese koltuk, başka şirketlerle paylaşılan hatlarda bulunabilir.",
  toMarketplace: "Marketplace'te Bu Adresi Ara",
  nearest: "En yakın duraklarınız",
  asTheCrowFlies: "Kuş uçuşu",
  sla: {
    both: (walk: string, ride: string) => `SLA: yürüme en çok ${walk}, yolculuk en çok ${ride}.`,
    walk: (walk: string) => `SLA: yürüme en çok ${walk}. Yolculuk için hedef yok.`,
    ride: (ride: string) => `SLA: yolculuk en çok ${ride}. Yürüme için hedef yok.`,
    none: "SLA hedefi yok.",
    failed: "SLA alınamadı.",
    detour: "Sapma yeni adres için bilinmez.",
  },
  foot: "Boş koltuk, araç kapasitesinden düzenli yolcular çıkarılarak bulunur. Sıralama: SLA içinde ve boş koltuğu olanlar önce, sonra yürüme mesafesi.",
  map: {
    label: "Sorulan adres ve duraklar haritası",
    legend: "Harita İşaretleri",
    place: "Sorulan adres",
    slaCircle: "SLA yürüme sınırı",
    /** Label on the circle. */
    slaLabel: (distance: string) => `SLA ${distance}`,
    walk: "Kuş uçuşu yürüme",
    routes: { morning: "Sabah rotası", evening: "Akşam rotası" },
    /** Heard after the pill's text, "A/12", whose number it explains. */
    stop: (letter: string, passengers: string, route: string, walk: string) =>
      `${letter} durağı, ${passengers} yolcu, ${route}, ${walk}`,
    office: "Ofis",
  },
});

interface Definition {
  readonly title: string;
  readonly text: string;
  /** Where the figures come from. */
  readonly source: string;
}

export const howMessages = defineMessages("howMessages", {
  /** Title of the drawer. */
  title: "Nasıl hesaplanır?",
  lead: "Bu sayfa yalnızca portaldaki verileri kullanır.",
  source: "Kaynak:",
  definitions: {
    place: {
      title: "Yer",
      text: "Adresin yeri adres aramasından gelir. Sokak bulunamazsa mahallenin merkezi alınır ve yerin yaklaşık olduğu yazılır. Durağı olan çalışanın evi, durağındaki kaydından alınır.",
      source: "adres araması; rota durakları",
    },
    walk: {
      title: "Yürüme",
      text: "Evle durak arasındaki kuş uçuşu uzaklıktır; dakikası 75 m ile hesaplanır. Gerçek yol daha uzun olabilir. Çalışanın kendi durağına yürümesi biliniyorsa o kullanılır.",
      source: "rota durakları",
    },
    times: {
      title: "Durakta ve yolculuk",
      text: "Planlanan saatlerdir: sabah duraktan ofise, akşam ofisten durağa. Saati gelmeyen rotada “-” görünür. O günkü trafik bilinmez.",
      source: "rota durakları",
    },
    seats: {
      title: "Boş koltuk",
      text: "Araç kapasitesinden düzenli yolcular çıkarılır; başka şirketlerin yolcuları da sayılır. Kapasite bilinmiyorsa “-” görünür. Belirli bir gün kaç kişinin bineceğini söylemez.",
      source: "sürücülerin araçları; rota durakları",
    },
    sla: {
      title: "SLA içinde",
      text: "Yürüme ve yolculuk, sözleşmenizdeki en çok değerleri aşmaz. Sapma, yeni adres için bilinmez.",
      source: "SLA hedefleri",
    },
    order: {
      title: "Sıralama",
      text: "SLA'nın yürüme sınırının iki katı içinde, her rotanın en yakın durağı gösterilir; sınır yoksa 1.000 m içinde. Önce SLA içinde boş koltuğu olanlar, sonra koltuğu bilinmeyenler, dolu olanlar ve sınırın dışında kalanlar; kendi içinde yürüme mesafesine göre.",
      source: "yukarıdaki değerler",
    },
    nearer: {
      title: "Daha yakın durak",
      text: "En az kazanç kadar daha az yürünen, boş koltuğu olan ve ofise varışı en çok 15 dk değişen kendi durağınız. Herkes birlikte hesaplanır, bir koltuk iki kişiye verilmez; toplam yürümeyi en çok kısaltan dağılım seçilir. Bugünkü ve önerilen yürüme, ikisi de kuş uçuşu karşılaştırılır: sağlayıcınız yalnızca bugünkü durağa yürümeyi ölçmüştür. İlk eşik 150 m'dir, değiştirilebilir.",
      source: "rota durakları; sürücülerin araçları",
    },
    pairs: {
      title: "Birleşebilecek rotalar",
      text: "Aynı ofise giden, aynı saatlerde çalışan ve en yoğun günde tek araca sığan iki rota. Durak sırası en az yol ekleyecek biçimde kurulur; yolculuk, büyük rotanın kendi ortalama hızıyla tahmin edilir. Herkes SLA içinde kalır; ek yolculuk ve boş bırakılan koltuk için eşikler değiştirilebilir.",
      source: "rota durakları; sürücülerin araçları; SLA hedefleri",
    },
    peak: {
      title: "En yoğun gün",
      text: "Son dört haftada iki rotanın rezervasyon toplamının en yüksek olduğu gün. Başka şirketlerin düzenli yolcuları da eklenir.",
      source: "rezervasyonlar",
    },
    amount: {
      title: "Söz konusu tutar",
      text: "Küçük rotaların son faturadaki tutarıdır, KDV hariç. Tasarruf anlamına gelmez.",
      source: "son fatura",
    },
  } satisfies Record<string, Definition>,
  caution: "Hiçbir sonuç kesin değildir. Karar vermeden önce sağlayıcınıza sorun.",
});

export const plannerListMessages = defineMessages("plannerListMessages", {
  /** Name of the job, in the toast and in the question before leaving. */
  job: "Liste yerleştirme",

  // The card where the list is pasted.
  title: "Yeni başlayanları yerleştirin",
  intro: "Excel'de ad soyad ve adres sütunlarını seçip kopyalayın, buraya yapıştırın. İlk satır başlık olabilir.",
  pasteExample: "Aslı Tunca\tCaferağa Mah. Moda Cad. No: 41, Kadıköy",
  limit: (rows: string) => `En çok ${rows} satır. Excel veya CSV dosyasını buraya da sürükleyebilirsiniz.`,
  read: "Okunan satırlar",
  /** Beside the number of rows. */
  complete: "eksik hücre yok",
  incomplete: (rows: string) => `${rows} satıra bakın`,
  nothing: "Okunacak satır yok.",
  nothingYet: "Yapıştırdığınız satırlar burada görünür.",
  line: "Satır",
  name: "Ad soyad",
  address: "Adres",
  nameMissing: "Ad yok",
  addressMissing: "Adres yok",
  broken: "Harfler bozulmuş. Hücreleri kontrol edin.",
  tooLong: "Metin çok uzun. Hücreleri kontrol edin.",
  swallowed: "Hücreye başka satırlar karışmış olabilir. Hücreleri kontrol edin.",
  more: (rows: string) => `… ve ${rows} satır daha`,
  privacy: "Adresler yalnızca yerlerini bulmak için adres hizmetine sorulur; adlar gönderilmez, liste saklanmaz.",
  clear: "Listeyi Temizle",
  place: (people: string) => `${people} Kişiyi Yerleştir`,

  // The bar above the result.
  startedPasted: (people: string, time: string) => `${people} kişi yapıştırıldı ${time}`,
  startedArea: (people: string, time: string) => `${people} kişi listeden alındı ${time}`,
  startedFile: (people: string, time: string) => `${people} kişi dosyadan okundu ${time}`,
  replaced: (people: string) => `Önceki listeniz (${people} kişi) saklanıyor.`,
  restore: "Önceki Listeye Dön",
  finding: (done: string, total: string) => `Adresler bulunuyor, ${done} / ${total}`,
  found: (done: string, total: string) => `${done} / ${total} adres soruldu`,
  stopped: (done: string, total: string) => `Durduruldu, ${done} / ${total} adres soruldu`,
  readingSeats: "Koltuklar okunuyor",
  cancel: "Vazgeç",
  resume: "Devam Et",
  retry: "Yeniden Dene",
  failedAddresses: (count: string) => `${count} adres sorulamadı`,
  change: "Listeyi Değiştir",

  /** The filter tiles, which are the table's sub-heads too. */
  tiles: "Sonuç grupları",
  groups: { unplaced: "Yerleşmeyen", unclear: "Adresi belirsiz", check: "Bakılacak", placed: "Yerleşen" },
  /** At the right of a sub-head. */
  notes: {
    unplaced: "önce bunlara bakın",
    unclear: "seçince koltuk aranır",
    check: "SLA üstünde ya da koltuğu bilinmiyor",
    placed: "SLA içinde, koltuk var",
  },
  /** Below a tile's number. */
  far: (people: string) => `${people} uzak`,
  full: (people: string) => `${people} koltuk yok`,
  waiting: (people: string) => `${people} seçim bekliyor`,
  notFound: (people: string) => `${people} bulunamadı`,
  notAsked: (people: string) => `${people} sorulamadı`,
  stillOpen: (people: string) => `${people} sorulmadı`,
  incompleteTile: (people: string) => `${people} adresi eksik`,
  above: (people: string) => `${people} SLA üstünde`,
  unknownSeats: (people: string) => `${people} kapasite bilinmiyor`,
  approximate: (people: string) => `${people} yeri yaklaşık`,
  medianWalk: (metres: string) => `ortanca yürüme ${metres}`,
  none: "kimse yok",

  // The table.
  caption: "Listedeki kişiler",
  /** On paper below the rows. */
  printedAll: (people: string) => `${people} kişinin tümü`,
  printedPart: (people: string, all: string) => `Filtreye uyan ${people} kişi, ${all} içinden`,
  search: "Kişi veya rota ara",
  order: "Koltuklar listedeki sırayla verilir",
  person: "Kişi",
  route: "Rota ve durak",
  clock: "Durakta",
  walk: "Yürüme",
  seatsLeft: "Kalan koltuk",
  stop: (letter: string) => `${letter} durağı`,
  minutes: (minutes: string) => `${minutes} dk`,
  chips: {
    far: "Yakında durak yok",
    full: "Koltuk kalmadı",
    approximate: "Yer yaklaşık: mahalle merkezi",
  },
  walkAbove: (metres: string) => `${metres} üstünde`,
  rideAbove: (minutes: string) => `Yolculuk süresi ${minutes} dk üstünde`,
  noCapacity: "Kapasite bilinmiyor",
  nearest: (distance: string, route: string, stop: string) => `En yakını ${distance}: ${route}, ${stop} durağı`,
  noStops: "Rotalarda konumu bilinen durak yok.",
  fullRoute: (route: string, stop: string, walk: string) => `${route}, ${stop}, ${walk}`,
  /** The rows of the list that took a route's last seats. */
  takenBy: (rows: readonly string[]) =>
    rows.length === 1
      ? `son koltuğu ${rows[0]}. satır aldı`
      : `son ${rows.length} koltuğu ${rows
          .slice(0, -1)
          .map((row) => `${row}.`)
          .join(", ")} ve ${rows.at(-1)}. satır aldı`,
  noSeatBefore: "listeden önce de boş koltuk yoktu",
  why: {
    none: "Adres bulunamadı",
    failed: "Adres sorulamadı",
    open: "Adres henüz sorulmadı",
    empty: "Adres yok ya da çok kısa",
  },
  choose: (places: string) => `${places} olası yer, birini seçin`,
  chooseFor: (name: string) => `${name} için yer`,
  searchLine: "Marketplace'te Ara",
  correct: "Adresi Düzelt",
  correctOf: (name: string) => `Adresi Düzelt: ${name}`,
  addressOf: (name: string) => `${name} için adres`,
  foundPlace: (place: string) => `Bulunan yer: ${place}`,
  otherPlace: "Bulunan yer",
  save: "Ara",
  row: (number: string) => `${number}. satır`,
  showMore: (people: string) => `${people} Kişi Daha Göster`,
  emptyGroup: "Bu grupta kimse yok.",
  nothingMatches: "Aramaya uyan kişi yok.",
  /** Said to screen readers after a row was corrected or a place was chosen. */
  now: (name: string, group: string) => `${name}: ${group}`,

  // The map.
  map: "Listedeki kişilerin durakları",
  legend: "Harita İşaretleri",
  legendPlaced: "Yerleşen kişi",
  legendUnplaced: "Yerleşmeyen",
  legendWay: "En yakın durağa uzaklık",
  office: "Ofis",
  peopleAt: (people: string, stops: string) => `${stops}: ${people} kişi`,
  unplacedAt: (name: string) => `${name}, yerleşmeyen`,

  // Below the map.
  byRoute: "Rotalara göre",
  added: "yeni",
  free: "boş",
  fromList: "Listeden",
  /** Accessible text of a bar. */
  bar: (regular: string, added: string, capacity: string) =>
    `${capacity} koltuk, ${regular} düzenli, listeden ${added}`,
  noRoutes: "Listeden kimse bir rotaya yerleşmedi.",
  estimate: "Yürüme, kuş uçuşu tahmindir.",

  // The workbook.
  file: "Yerleştirme Listesi.xlsx",
  sheets: { people: "Kişiler", routes: "Rotalar", definitions: "Tanımlar" },
  heads: {
    number: "Sıra",
    group: "Sonuç",
    reason: "Açıklama",
    route: "Rota",
    stop: "Durak",
    direction: "Yön",
    walk: "Yürüme (m, kuş uçuşu)",
    walkMinutes: "Yürüme (dk)",
    ride: "Yolculuk süresi (dk)",
    capacity: "Araç kapasitesi",
    regular: "Düzenli binen",
    free: "Boş kalan",
    term: "Terim",
    meaning: "Anlamı",
  },
  periods: { morning: "Sabah", evening: "Akşam" },
  definitions: [
    ["Yerleşen", "Sınırlar içinde bir durak ve boş koltuk var."],
    [
      "Bakılacak",
      "Bir durak bulundu; yürüme ya da yolculuk süresi sınırın üstünde, aracın kapasitesi bilinmiyor ya da adresin yalnızca mahallesi bulundu.",
    ],
    ["Adresi belirsiz", "Adres sorulamadı, bulunamadı ya da birden çok yere uyuyor."],
    ["Yerleşmeyen", "Yürüme sınırının iki katı içinde durak yok ya da oradaki rotalarda koltuk kalmadı."],
    ["Yürüme", "Bulunan yer ile durak arasındaki kuş uçuşu uzaklık; dakikada 75 m."],
    ["Kalan koltuk", "Kapasite − düzenli binenler (başka şirketler dâhil) − listede önce gelenler; yönlerin en azı."],
    ["Sıra", "Koltuklar listedeki sırayla verilir; kimseye iki koltuk verilmez."],
    ["Yön", "Her iki yönü olan rotada iki yön de erişilir olmalıdır; daha uygunsuz olan yön yazılır."],
  ] as readonly (readonly [string, string])[],
  limits: {
    walk: (metres: string) => `Yürüme sınırı (SLA): ${metres}`,
    ride: (minutes: string) => `Yolculuk süresi sınırı (SLA): ${minutes} dk`,
    none: "SLA sınırı bilinmiyor",
    term: "Sınırlar",
  },
});

export const suggestionMessages = defineMessages("suggestionMessages", {
  /** In the coverage line. */
  readingBookings: (done: string, total: string) => `Rezervasyonlar alınıyor, ${done} / ${total}`,
  stopped: "Rezervasyonların okunması durduruldu.",
  missingDays: (failed: string, total: string) => `${total} günün ${failed} gününde rezervasyonlar alınamadı.`,
  missingInvoice: "Fatura alınamadı.",
  /** The four figures. */
  figures: {
    people: "Daha az yürüyebilecek",
    walk: "Kısalan yürüme, ortanca",
    routes: "Birleşebilecek rota",
    amount: "Söz konusu aylık tutar",
  },
  person: "kişi",
  route: "rota",
  ofPeople: (count: string) => `${count} çalışan içinde`,
  minutesLess: (minutes: string) => `yürüyüşte yaklaşık ${minutes}`,
  pairs: (count: string) => `${count} çift`,
  ofInvoice: (month: string) => `KDV hariç, ${month} faturası`,
  reason: {
    invoice: "Fatura alınamadı",
    noInvoice: "Fatura bilgisi yok",
    bookings: "Rezervasyonlar alınamadı",
    reading: "Hesaplanıyor",
    notBilled: "Faturada bulunamadı",
    noSla: "SLA hedefi yok",
  },
  thresholds: "Eşikler",
  threshold: {
    leastGain: "En az kazanç (m)",
    extraRide: "En çok ek yolculuk (dk)",
    reserve: "Boş bırakılan koltuk (%)",
  },
  range: (most: string) => `0 ile ${most} arasında bir tam sayı yazın.`,
  reset: "Varsayılana Dön",
  change: "Değiştir",
  keptHere: "Bu tarayıcıda saklanır",
  /** The choice above the list. */
  shown: "Gösterilen öneriler",
  kinds: { all: "Tümü", pairs: "Rotalar", stops: "Duraklar" },
  pairList: "Birleşebilecek rotalar",
  pairValue: "küçük rotanın tutarı",
  stopList: "Daha yakın durak",
  stopValue: "kısalan yürüme",
  perMonth: "TL / ay",
  pairRow: (people: string, seats: string, minutes: string) => `${people} / ${seats} koltuk, en uzun ${minutes}`,
  stopRow: (route: string, today: string, suggested: string) => `${route}, ${today} → ${suggested} durağı`,
  otherRouteRow: (today: string, stop: string, route: string, suggested: string) =>
    `${today}, ${stop} → ${route}, ${suggested}`,
  walks: (today: string, suggested: string) => `${today} → ${suggested}`,
  more: (count: string) => `${count} Öneri Daha Göster`,
  sent: (day: string) => `İletildi ${day}`,
  none: "Bu eşiklerle öneri yok.",
  noPairs: "Birleşebilecek rota bulunamadı.",
  noStops: "Daha yakın durak bulunamadı.",
  pairsUnknown: "Rezervasyonlar alınmadan birleşebilecek rotalar hesaplanamaz.",
  peopleForAdministrators: "Kişilerle ilgili öneriler yöneticilere gösterilir.",
  dismissedCount: (count: string) => `Yoksayılan ${count} öneri`,
  show: "Göster",
  hide: "Gizle",
  restore: "Geri Al",
  unknownSeats: (count: string) => `${count} rota, araç kapasitesi bilinmediği için hesaba katılmadı.`,
  onceEach: "Öneriler her koltuğu bir kez verir.",
  /** An opened suggestion. */
  and: (one: string, other: string) => `${one} ile ${other}`,
  pairText: {
    both: "İki rotayı sabah ve akşam tek araç taşıyabilir. Sayılar tahminidir.",
    morning: "İki rotayı sabah tek araç taşıyabilir. Sayılar tahminidir.",
    evening: "İki rotayı akşam tek araç taşıyabilir. Sayılar tahminidir.",
  },
  stopTitle: (name: string, letter: string) => `${name}, ${letter} durağından binebilir`,
  stopText: (route: string, metres: string, minutes: string) =>
    `${route}. Yürüyüşü tahminen ${metres}, ${minutes} kısalır.`,
  dismiss: "Yoksay",
  send: "Sağlayıcıya İlet",
  today: "Bugün",
  merged: "Birleşirse",
  suggested: "Öneri",
  vehicles: (count: string, seats: string) => `${count} araç, ${seats} koltuk`,
  stopAt: (letter: string, metres: string) => `${letter} durağı, ${metres}`,
  mapOf: (what: string) => `Harita: ${what}`,
  legend: { merged: "Birleşen rota", left: "Bırakılan güzergâh" },
  pairTable: "Bugün ve birleşirse",
  stopTable: "Bugün ve öneri",
  row: "Değer",
  rows: {
    peak: { morning: "Sabah, en yoğun gün", evening: "Akşam, en yoğun gün" },
    longest: "En uzun yolculuk",
    extra: "En çok ek yolculuk",
    firstStop: (route: string) => `${route}, ilk durak`,
    office: "Ofise varış",
    leave: "Ofisten çıkış",
    outside: "SLA dışında kalan",
    amount: (route: string, month: string) => `${route}, ${month}`,
    stop: "Durak",
    walk: "Yürüme",
    atStop: "Durakta",
    ride: "Yolculuk",
    walkSla: (metres: string) => `SLA yürüme, ${metres}`,
    seats: "Boş koltuk",
  },
  of: (count: string, all: string) => `${count} / ${all}`,
  twoOf: (one: string, other: string) => `${one} ve ${other}`,
  limit: (minutes: string) => `SLA ${minutes}`,
  atMost: (minutes: string) => `eşik ${minutes}`,
  byProvider: "servis sağlayıcınız bildirir",
  straight: "kuş uçuşu",
  /** Below today's walk in a straight line. */
  measured: (metres: string) => `servis sağlayıcınızın ölçümü ${metres}`,
  within: "içinde",
  above: (metres: string) => `${metres} üstünde`,
  sameVehicle: "aynı araç",
  chart: {
    title: { morning: "Sabah rezervasyonu, en yoğun gün", evening: "Akşam rezervasyonu, en yoğun gün" },
    summary: (seats: string) =>
      `Her haftanın gününde iki rotanın en yüksek rezervasyon toplamı; kullanılabilir ${seats} koltuk`,
    weekday: "Gün",
    sum: "Toplam",
    usable: (seats: string) => `Kullanılabilir ${seats}`,
    note: (start: string, end: string, days: string) => `${start}–${end}, ${days} iş günü.`,
    reserve: (capacity: string, left: string) => `${capacity} koltuktan ${left} koltuk boş bırakılır.`,
  },
  how: "Nasıl bulundu",
  howPair: [
    "Son dört haftanın her günü için iki rotanın rezervasyonları toplandı; en yoğun gün esas alındı.",
    "Yeni güzergâh, iki rotanın kendi durakları ve büyük aracın ortalama hızıyla kuruldu.",
    "Duraklar değişmez, kimsenin yürüyüşü uzamaz.",
  ],
  howStop: (count: string) => `${count} kişi birlikte hesaplandı; bir koltuk iki kişiye verilmedi.`,
  howSameVehicle: "Aynı araç olduğu için koltuk gerekmez.",
  howEvening: (letter: string, metres: string) => `Akşam dönüşünde ${letter} durağı ${metres} uzaklıkta.`,
  unknown: "Bilinmeyenler",
  unknownPair: (minutes: string | null, amount: string | null) => [
    "Trafik ve yol durumu: süreler tahminidir.",
    amount === null
      ? "Tutar: son faturada rotanın tutarı yok."
      : `Tutar: ${amount} son faturadaki tutardır, tamamı tasarruf olmayabilir.`,
    minutes === null
      ? "Sözleşme koşulları ve aracın yeni saatlere uyup uyamayacağı."
      : `Sözleşme koşulları ve aracın ${minutes} erken çıkıp çıkamayacağı.`,
  ],
  unknownDays: (failed: string) => `${failed} günün rezervasyonu alınamadı; en yoğun gün bunlardan biri olabilir.`,
  unknownStop: ["Yürüme yolu: uzaklık kuş uçuşudur.", "Kişinin tercihi: iletmeden önce sorun."],
  /** What the provider gets. */
  providerText: "Servis sağlayıcınıza metin",
  asFeedback: (route: string) => `${route} rotasının geri bildirimi olarak gider.`,
  pairContains: "Ad, adres ve telefon içermez.",
  stopContains: "Adres ve telefon içermez.",
  pairMessage: (larger: string, smaller: string, period: string, peaks: string, longest: string, office: string) =>
    `${larger} ile ${smaller} rotaları tek araçla yürütülebilir mi? ${period} rezervasyonlarında iki rotanın en yoğun gün toplamı ${peaks}. Tahminimize göre ${longest}, ${office}. Uygunluğunu ve yeni tutarı bildirmenizi rica ederiz.`,
  withSeats: (route: string, seats: string) => `${route} (${seats} koltuk)`,
  peaks: { morning: (count: string) => `sabah ${count}`, evening: (count: string) => `akşam ${count} kişi` },
  onlyMorning: (count: string) => `sabah ${count} kişi`,
  longestRide: (today: string, merged: string) => `en uzun yolculuk ${today} yerine ${merged} olur`,
  officeAt: {
    morning: (clock: string) => `ofise varış ${clock} olur`,
    evening: (clock: string) => `ofisten çıkış ${clock} olur`,
  },
  stopMessage: (name: string, changes: string, walk: string) =>
    `${name}, ${changes} binebilir mi? Kuş uçuşu tahminle yürüyüşü ${walk} olur. Uygunsa durağın güncellenmesini rica ederiz.`,
  changeText: {
    morning: (route: string, letter: string, next: string, nextLetter: string) =>
      `sabah ${route} rotasının ${letter} durağı yerine ${next} rotasının ${nextLetter} durağından`,
    evening: (route: string, letter: string, next: string, nextLetter: string) =>
      `akşam ${route} rotasının ${letter} durağı yerine ${next} rotasının ${nextLetter} durağından`,
  },
  instead: (today: string, suggested: string) => `${today} yerine ${suggested}`,
  sendIntro: (route: string) => `Bu metin, ${route} rotasının geri bildirimi olarak gönderilir.`,
  sendLabel: "Gönderilecek metin",
  sendHelp: {
    pair: "Düzenleyebilirsiniz. Ad, adres ve telefon yazmayın.",
    stop: "Düzenleyebilirsiniz. Adres ve telefon yazmayın.",
  },
  sendButton: "Metni Gönder",
  sendWarning: "Metinde telefon veya adres var gibi görünüyor. Göndermeden önce çıkarın.",
  dismissTitle: "Öneriyi Yoksay",
  dismissIntro: (what: string) => `${what} önerisi listeden çıkar. Dilediğinizde geri alabilirsiniz.`,
  dismissReason: "Neden",
  dismissReasons: {
    contract: "Sözleşme uygun değil",
    people: "Çalışanlar istemiyor",
    tried: "Daha önce denendi",
    later: "Sonra bakılacak",
    other: "Diğer",
  } satisfies Readonly<Record<DismissalReason, string>>,
  note: "Açıklama (isteğe bağlı)",
  notePlaceholder: "Kısa bir not",
  noteHelp: "Yalnızca bu tarayıcıda saklanır.",
  cancel: "Vazgeç",
});
