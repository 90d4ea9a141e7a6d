import { defineMessages } from "../../../core/text/messages.ts";

export const spreadMessages = defineMessages("personnel/spread", {
  /** Heading of the map of districts. */
  title: "Ev Bölgeleri",
  failed: "Dağılım yüklenemedi",
  placesFailed: "Ev ve durak konumları yüklenemedi",
  empty: "Henüz kayıtlı çalışan yok.",
  tooFewTitle: "Dağılım gösterilmiyor",
  tooFew: "Beşten az çalışan var; kişiler tanınmasın diye dağılım gösterilmez.",
  /** Choice of the people on the map. */
  who: "Haritada kimler gösterilsin",
  everybody: "Herkes",
  withoutRoute: "Rotası olmayanlar",
  /** Accessible name of the map. */
  map: "Çalışanların ev bölgeleri haritası",
  /** Accessible name of a district on the map. */
  marker: (name: string, count: string) => `${name}, ${count} çalışan`,
  markerWithoutRoute: (name: string, count: string) => `${name}, rotası olmayan ${count} çalışan`,
  countWithoutRoute: (count: string) => `Rotası olmayan çalışan: ${count}.`,
  /** Link to the list of their names. */
  showWithoutRoute: "Listede Gör",
  noneWithoutRoute: "Rotası olmayan çalışan yok.",
  fewWithoutRoute: "Rotası olmayanlar hiçbir ilçede beş kişiye ulaşmıyor; tanınmasınlar diye haritada gösterilmez.",
  /** Below the map, about the circles around stops. */
  rings: "Haritayı yakınlaştırınca durakların çevresinde kuş uçuşu 300 m, 600 m ve 1 km halkaları görünür.",
  coverage: (located: string, people: string) => `Ev konumu bilinen çalışan: ${located} / ${people}.`,
  coverageLoading: "Ev konumları yükleniyor.",
  coverageMissing: "Ev konumları bilinmiyor.",
  /** Opens the lines about how the map is made and read. */
  how: "Nasıl okunur?",
  source: "Konumlar rotalardan gelir; ilçe, ev adresinden okunur.",
  /** Why single homes aren't shown. */
  privacy:
    "Kişisel verileri korumak için tek tek evler gösterilmez: beşten az kişi olan ilçeler birleştirilir, işaretler yaklaşık yerdedir.",
  onHold: (count: string) => `Üyeliği dondurulmuş ${count} çalışan sayılmadı.`,
  caption: "Ev bölgelerine göre çalışanlar",
  search: "İlçe ara",
  noun: { bare: "bölge", from: "bölgeden", all: "bölgenin" },
  district: "İlçe",
  people: "Çalışan",
  share: "Pay",
  median: "Ortanca yürüme",
  showOnMap: "Haritada Göster",
  showOnMapOf: (name: string) => `${name}: haritada göster`,
  noPosition: "Haritada yeri yok",
  /** Districts with few people, and addresses without a district. */
  others: "Diğer bölgeler",
  othersHelp:
    "Diğer bölgeler: beşten az çalışanı olan ilçeler (tek kalırsa bir sonraki küçük ilçeyle) ve ilçesi okunamayan adresler.",
  hiddenHelp: "“Rotası olmayanlar” sütununda “-”: kişiler tanınmasın diye gizlenen sayı.",
  /** Heading of the distances. */
  walkTitle: "Durağa Yürüme Mesafesi",
  walkCaption: "Durağa yürüme mesafesine göre çalışanlar",
  distance: "Mesafe",
  upTo: (end: string) => `${end} ve daha yakın`,
  between: (start: string, end: string) => `${start} – ${end}`,
  beyond: (start: string) => `${start} üzeri`,
  unknownWalk: "Mesafesi bilinmiyor",
  noRoute: "Rotası yok",
  walkShare: "Paylar, mesafesi bilinen çalışanlara göredir.",
  straight: (count: string) =>
    `${count} çalışan için yürüme mesafesi verilmediğinden durağa kuş uçuşu uzaklık kullanıldı.`,
});
