import { defineMessages } from "../../../core/text/messages.ts";

export const listMessages = defineMessages("planner/list", {
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
  resume: "Sürdür",
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
    foundPlace: "Bulunan yer",
    reason: "Açıklama",
    route: "Rota",
    stop: "Durak",
    direction: "Yön",
    clock: "Durakta",
    walk: "Yürüme (m, kuş uçuşu)",
    walkMinutes: "Yürüme (dk)",
    ride: "Yolculuk süresi (dk)",
    left: "Kalan koltuk",
    capacity: "Araç kapasitesi",
    regular: "Düzenli binen",
    added: "Listeden",
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
