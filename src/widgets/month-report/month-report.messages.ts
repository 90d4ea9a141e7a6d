import type { FactorField } from "../../core/month/emission.ts";
import type { MonthSection } from "../../core/month/month-analysis.ts";
import type { PartKind } from "../../core/month/month-parts.ts";
import type { LinePart, LineReason } from "../../core/month/proof/line-check.ts";
import type { TotalCheck } from "../../core/month/proof/proof-totals.ts";
import type { ProofGroup, ProofOrder } from "../../core/month/proof/proof.ts";
import type { DecisionKind } from "../../core/month/seats/decisions.ts";
import type { SeatOrder } from "../../core/month/seats/seat-use.ts";
import type { FigureName, MissingReason } from "../../core/month/summary.ts";
import type { Seats } from "../../core/routes/seats.ts";
import { defineMessages } from "../../core/text/messages.ts";
import type { FairnessName } from "./sections/people.model.ts";

export const monthReportMessages = defineMessages("monthReportMessages", {
  /** Heading of the area. */
  title: "Ay Sonu",
  /** Label of the month picker. */
  month: "Rapor ayı",
  /** Accessible name of the tabs. */
  sections: "Raporun bölümleri",
  /** Labels of the tabs. */
  section: {
    summary: "Özet",
    proof: "Fatura Doğrulama",
    seats: "Doluluk",
    attendance: "Gelmeyenler",
    fairness: "Yürüme ve Süre",
    emission: "Emisyon",
  } satisfies Record<MonthSection, string>,
  /** Title of a card whose data couldn't be loaded. */
  failed: (section: string) => `${section} yüklenemedi`,
  /** Accessible name of a table, made of its card's title. */
  tableOf: (title: string) => `${title}, tablo`,
  failedHelp: "Bağlantınızı kontrol edip yeniden deneyin.",
  retry: "Yeniden Dene",
  /** Shown after the person has cancelled the reading. */
  cancelled: "Veri alımı durduruldu; gelenler aşağıda.",
  resume: "Devam Et",
  /** Progress below the heading, while data are read. */
  reading: (what: string, done: string, total: string) => `${what} alınıyor, ${done} / ${total}`,
  /** What is being read. */
  kinds: {
    bookings: "Rezervasyonlar",
    runs: "Seferler",
    "past-runs": "Önceki ayların seferleri",
    driver: "Araç kapasiteleri",
    drivers: "Sürücüler",
    invoice: "Faturalar",
    counts: "Önceki ayların rezervasyonları",
    "seat-counts": "Önceki ayların doluluğu",
    routes: "Rotalar",
    ways: "Güzergâhlar",
    total: "Rezervasyon sayısı",
    employees: "Çalışanlar",
    indicators: "Yürüme ve süre göstergeleri",
    sla: "SLA hedefleri",
    emissions: "Emisyon özeti",
  } satisfies Record<PartKind, string>,
  /** Coverage: bookings that were read. */
  coverage: (read: string, all: string) => `${read} / ${all} kayıt alındı`,
  coverageUnknown: (read: string) => `${read} kayıt alındı`,
  /** Nothing at all was read. */
  coverageNothing: "Hiçbir kayıt alınamadı. Servis sağlayıcınız yanıt vermedi.",
  /** Right end of the coverage line. */
  extent: (workdays: string, routes: string, employees: string) =>
    `${workdays} iş günü, ${routes} rota, ${employees} çalışan`,
  withHolidays: (extent: string, holidays: string) => `${extent}. Resmî tatil: ${holidays}`,
  halfDay: "yarım gün",
  /** What is missing, and why. */
  missing: (what: string) => `Eksik: ${what}; servis sağlayıcınız yanıt vermedi`,
  missingMore: (what: string) => `${what} ve başka veriler`,
  missingRows: (count: string) => `${count} kayıt eksik`,
  missingDays: (days: string) => `${days} rezervasyonları`,
  missingRuns: (route: string) => `${route} seferleri`,
  missingDriver: (name: string) => `${name} aracının kapasitesi`,
  missingInvoice: (month: string) => `${month} faturası`,
  missingCounts: (month: string) => `${month} rezervasyon sayıları`,
  /** Shown for a month without bookings. */
  empty: "Bu ay için sefer kaydı bulunmuyor.",
  emptyBack: "Önceki Aya Git",
  accessFailed: "Ay sonu raporu yüklenemedi",
  closed: "Ay sonu raporu, fatura bilgileri açık olan şirketler içindir.",
  /** Why a figure is missing. */
  reasons: {
    failed: "Veri alınamadı",
    "not-kept": "Servis sağlayıcınızda o ayın verisi yok",
    "no-invoice": "O ayın faturası yok",
    "no-way": "Bir rotanın güzergâhı bilinmiyor",
    "no-seats": "Araç kapasitesi bilinmiyor",
    nothing: "Hesaplanacak kayıt yok",
  } satisfies Record<MissingReason, string>,
});

export const boardMessages = defineMessages("boardMessages", {
  title: "Ay Sonu Raporu",
  job: (month: string) => `Ay Sonu Raporu, ${month}`,
  /** Changes of three figures, after `compared`. */
  rose: (figure: string, amount: string) => `${figure} ${amount} arttı.`,
  fell: (figure: string, amount: string) => `${figure} ${amount} azaldı.`,
  compared: "Geçen aya göre:",
  questioned: (amount: string) => `Faturada ${amount} sorgulanıyor, KDV hariç.`,
  lastMonths: "son yedi ay",
  costUnit: "TL, KDV hariç",
  seatUnit: "haftanın günlerine göre, %",
  lateUnit: (words: string, share: string) => `${words}, %${share}`,
  emptiest: "En boş beş rota",
  costliest: "Biniş başına en pahalı beş rota",
  invoice: "Fatura",
  net: "KDV hariç",
  vat: (rate: string) => `KDV ${rate}`,
  gross: "KDV dâhil",
  inQuestion: "Sorgulanan, KDV hariç",
  service: "Hizmet düzeyi ve çevre",
  walking: (limit: string) => `Ortalama yürüme, SLA en çok ${limit}`,
  duration: (limit: string) => `Yolculuk süresi, SLA en çok ${limit}`,
  vehicleKm: "Araç kilometresi",
  definitions: "Tanımlar.",
  definitionsText:
    "Zamanında: sabah varışı, akşam kalkışı planlanandan en çok 5 dk sonra. Doluluk: biniş ÷ (sefer × araç kapasitesi), kapasitesi bilinen rotalar. Gelmeyen: gelmeyen ÷ (biniş + gelmeyen). Maliyetler: KDV hariç fatura ÷ biniş, araç kilometresi ya da faturadaki kişi. Ort.: önceki altı aydan bilinenlerin ortalaması.",
  coverage: "Kapsam.",
  prepared: (day: string) => `${day} tarihinde hazırlandı`,
});

export const emissionMessages = defineMessages("emissionMessages", {
  activity: "Faaliyet Verisi",
  activityUnit: "Kapsam 3, kategori 7",
  boardings: "Biniş",
  personKm: "Kişi kilometresi",
  vehicleKm: "Araç kilometresi",
  ofBoardings: (measured: string, all: string) => `Mesafesi bilinen: ${measured} / ${all} biniş`,
  ofRuns: (measured: string, all: string) => `Güzergâhı bilinen: ${measured} / ${all} sefer`,
  method: "Yöntem ve Sınırlar",
  methodText:
    "GHG Protocol, Kapsam 3, kategori 7 (çalışanların işe gidiş gelişi), mesafe bazlı yöntem: faaliyet verisi × emisyon katsayısı.",
  bounds: [
    "Kişi kilometresi: her biniş × kişinin faturadaki ev ile ofis arası mesafesi. Faturada satırı olmayan veya mesafesi kesin olmayan binişler katılmaz, tahmin edilmez.",
    "Araç kilometresi: her sefer × rotanın güzergâh uzunluğu. Garaj ile ilk durak arası ve boş dönüş yoktur; ortak rotalarda diğer şirketlerin çalışanlarının payı ayrılmaz.",
    "Evden durağa yürüyüş, kendi aracıyla gelenler ve evden çalışma katılmaz.",
  ],
  computed: "Hesaplanan Emisyon",
  factor: "Katsayı",
  kilometres: "Mesafe",
  kilograms: "Sonuç",
  perUnit: { "person-km": "kişi-km", "vehicle-km": "araç-km" },
  source: (source: string, year: string) => `Kaynak: ${source}, ${year}`,
  notAdded: "Her satır aynı emisyonu başka bir yolla hesaplar; satırlar toplanmaz.",
  noFactors:
    "Emisyon katsayısı verilmediği için kilogram hesaplanmadı. Kaynağı ve yılı belli bir katsayı girebilirsiniz.",
  /** Fields for a factor. */
  fields: { kg: "Katsayı (kg CO₂e)", source: "Kaynak", year: "Yıl" } satisfies Record<FactorField, string>,
  unit: "Birim",
  wrong: {
    kg: "Sıfır veya daha büyük bir sayı girin, örneğin 0,62.",
    source: "Katsayının kaynağını girin.",
    year: "1990 ile 2100 arasında bir yıl girin.",
  } satisfies Record<FactorField, string>,
  /** Name of the typed factor in the table and in the file. */
  own: "Girdiğiniz katsayı",
  invalid: "Katsayılar okunamadı. Dosya geçerli bir JSON değil.",
  invalidField: (field: string) => `Katsayılar okunamadı. Eksik veya hatalı alan: ${field}`,
  provider: "Servis Sağlayıcınızın Değerleri",
  providerText: "Bu değerleri servis sağlayıcınız bildirir; yukarıdaki hesaba katılmaz.",
  avoided: "Önlenen CO₂, servis sağlayıcınızın son ayı",
  trees: "Ağaç eşdeğeri, bu ay",
  none: "Servis sağlayıcınızın bu ay için verisi yok.",
});

export const packMessages = defineMessages("packMessages", {
  button: "Paketi İndir",
  file: (month: string) => `${month} Ay Sonu Raporu.xlsx`,
  sheets: {
    summary: "Özet",
    proof: "Fatura Doğrulama",
    seats: "Doluluk",
    attendance: "Gelmeyenler",
    fairness: "Yürüme ve Süre",
    emission: "Emisyon",
    definitions: "Tanımlar",
    coverage: "Kapsam",
  },
  figure: "Gösterge",
  unit: "Birim",
  units: { count: "adet", percent: "%", kurus: "TL", metres: "m", seconds: "dk", kilograms: "kg" },
  mean: "Önceki ayların ortalaması",
  meanMonths: "Ortalamadaki ay",
  why: "Veri yoksa nedeni",
  /** Kinds of rows of the proof's sheet. */
  kind: "Tür",
  kinds: {
    line: "Kişi satırı",
    unbilled: "Faturada olmayan kişi",
    net: "Plan toplamı, KDV hariç",
    people: "Faturadaki kişi sayısı",
    check: "Toplam kontrolü",
    rule: "Faturanın kuralı",
  },
  group: "Grup",
  count: "Adet",
  direction: "Yön",
  runs: "Sefer",
  capacity: "Kapasite",
  use: "Doluluk",
  judged: "Zamanı bilinen sefer",
  late: "Geç sefer",
  worstWeek: "En çok gecikilen haftadaki geç sefer",
  kilometres: "Araç km",
  cost: "Rotanın maliyeti, KDV hariç (iki yön)",
  dayUse: (weekday: string) => `${weekday} doluluk`,
  table: "Tablo",
  name: "Ad",
  tables: {
    daily: "Servis sağlayıcınızın günlük ortalaması",
    district: "İlçe",
    walking: "Yürüme dağılımı",
    duration: "Süre dağılımı",
  },
  metres: "Yürüme, m",
  minutes: "Yolculuk süresi, dk",
  walkingOver: "Yürüme hedefini aşan",
  durationOver: "Yolculuk süresi hedefini aşan",
  bin: (name: FairnessName, from: string, to: string | null) =>
    `${from}${to === null ? "+" : `–${to}`} ${name === "walking" ? "m" : "dk"}`,
  item: "Kalem",
  value: "Değer",
  explanation: "Açıklama",
  kilometresOfPeople: "Kişi kilometresi",
  measured: "Mesafesi bilinen biniş",
  runsMeasured: "Güzergâhı bilinen sefer",
  factor: (name: string) => `Katsayı: ${name}`,
  emission: (name: string) => `Hesaplanan emisyon: ${name}`,
  co2: "Önlenen CO₂, servis sağlayıcınızın verisi",
  term: "Terim",
  meaning: "Anlamı",
  read: "Alınan rezervasyon",
  announced: "Servis sağlayıcınızdaki rezervasyon",
  open: "Sonucu bilinmeyen rezervasyon",
  days: "Takvim günü",
  workdays: "İş günü",
  routes: "Rota",
  unknownSeats: "Kapasitesi bilinmeyen rota",
  missing: "Alınamayan veri",
});

export const peopleMessages = defineMessages("peopleMessages", {
  byRoute: "Rotalara Göre",
  byWeekday: "Haftanın Günlerine Göre",
  byWeek: "Haftalara Göre",
  byPerson: "Kişilere Göre",
  route: "Rota",
  weekday: "Gün",
  week: "Hafta",
  weekOf: (day: string) => `${day} haftası`,
  person: "Kişi",
  boardings: "Biniş",
  absences: "Gelmeyen",
  share: "Pay",
  /** Above the table by person, which only administrators see. */
  personalNotice:
    "Kişi bazında devam bilgisi kişisel veridir (KVKK). Yalnızca hizmetin yürütülmesi için kullanın; özette ve kurul sayfasında yer almaz.",
  /** A file of the table by person, and its button. */
  file: (month: string) => `${month} Kişilere Göre Gelmeyenler.xlsx`,
  download: "Excel'e Aktar",
  showPeople: "Kişileri Göster",
  hidePeople: "Kişileri Gizle",
  routeNoun: { bare: "rota", from: "rotadan", all: "rotanın" },
  personNoun: { bare: "çalışan", from: "çalışandan", all: "çalışanın" },
  searchPeople: "Kişi veya rota ara",
  noAbsences: "Bu ay gelmeyen çalışan yok.",
  empty: "Bu ay için rezervasyon bulunmuyor.",
  /** Texts of the fairness section. */
  walking: "Yürüme Mesafesi",
  duration: "Yolculuk Süresi",
  /** Rows of the table, in the sentence below it on paper. */
  districtNoun: { bare: "ilçe", from: "ilçeden", all: "ilçenin" },
  people: "Kişi",
  peopleCount: (count: string) => `${count} kişi`,
  median: "Ortanca",
  mean: "Ortalama",
  worstTenth: "Her 10 kişiden birinin aştığı değer",
  overLimit: "SLA hedefini aşan",
  overLimitValue: (share: string, count: string) => `${share} (${count} kişi)`,
  noLimit: "SLA hedefi yok",
  missing: (count: string) => `${count} kişinin değeri yok`,
  today: "Çalışan listesinin bugünkü değerleri; servis sağlayıcınız geçmiş ayların değerlerini vermez.",
  histogram: (name: string) => `${name} dağılımı`,
  histogramSummary: (name: string, median: string) => `${name}: ortanca ${median}`,
  from: (value: string) => `${value} ve üstü`,
  /** Head of a column: "Yürüme Mesafesi, Ortanca". */
  ofIndicator: (name: string, figure: string) => `${name}, ${figure}`,
  range: "Aralık",
  /** Units of the ranges. */
  units: { walking: "m", duration: "dk" },
  districts: "İlçelere Göre",
  district: "İlçe",
  merged: (districts: string) => `Diğer (${districts} ilçe ve ilçesi bilinmeyenler)`,
  unknown: "İlçesi bilinmeyenler",
  districtNote: "Beş kişiden az olan ilçeler, kişiler tanınmasın diye birleştirilir.",
  noDistricts: "Gösterilecek kadar kişi yok.",
});

export const proofMessages = defineMessages("proofMessages", {
  /** The sum at the top. */
  questioned: "Sorgulanan tutar",
  questionedShare: (share: string) => `KDV hariç, faturadaki payı ${share}.`,
  questionedNet: "KDV hariç.",
  questionedGross: (amount: string) => `KDV dâhil ${amount}.`,
  rowsToCheck: "İncelenecek satır",
  decided: "Karar verilen",
  open: "Karar bekleyen",
  keptHere: "Kararlar bu tarayıcıda saklanır ve pakete yazılır.",
  /** Buttons that hand the decisions to a colleague and take theirs; what came of reading a file. */
  saveDecisions: "Kararları Dosyaya Kaydet",
  readDecisions: "Dosyadan Oku",
  decisionsFile: (month: string) => `Fatura Kararları ${month}.json`,
  decisionsTaken: (count: string) => `Dosyadan ${count} karar alındı.`,
  decisionsDifferent: (count: string) => `${count} satırda sizin kararınız farklı; sizinki kaldı.`,
  takeDifferent: "Dosyadakini Kullan",
  decisionsUnknown: (count: string) => `Dosyadaki ${count} satır bu faturada yok.`,
  decisionsSame: "Dosyadaki kararlar sizinkilerle aynı.",
  fileFailures: {
    unreadable: "Bu dosya okunamadı. “Kararları Dosyaya Kaydet” ile kaydedilmiş bir dosya seçin.",
    "other-company": "Bu dosya başka bir şirketin kararlarını içeriyor.",
  },
  otherMonth: (month: string) => `Bu dosya ${month} faturasının kararlarını içeriyor; o ayı açıp yeniden okuyun.`,
  notSaved: "Dosya hazır, ancak tarayıcınız indirmeyi başlatmadı. Lütfen yeniden deneyin.",
  /** One decision for the listed rows. */
  decideAll: "Hepsine karar verin",
  decideAllTitle: (rows: string, decision: string) => `${rows} Satır İçin Karar: ${decision}`,
  decideAllText: (rows: string) => `Karar bekleyen ${rows} satıra yazılır.`,
  decidedStay: (rows: string) => `Listelenen ${rows} satırın kararı var, değişmez.`,
  decideAllConfirm: (rows: string) => `${rows} Satıra Yaz`,
  undoAllTitle: (rows: string) => `${rows} Satırın Kararını Geri Al`,
  undoAllText: "Listelenen satırlar yeniden karar bekler; açıklamalar kalır.",
  undoAllConfirm: "Kararları Geri Al",
  nothingOpen: "Listelenenler arasında karar bekleyen satır yok.",
  nothingDecided: "Listelenenler arasında karar verilen satır yok.",
  /** The card with the checks of the invoice's totals. */
  totals: "Faturanın Toplamları",
  totalsUnit: (month: string) => `${month}, TL`,
  noTotals: "Faturada ödeme planının toplamları yok.",
  checks: {
    lines: "Kişi satırlarının toplamı, çalışan bazlı kullanım kalemi",
    net: "Kalemlerin toplamı, KDV hariç plan toplamı",
    vat: "KDV",
    gross: "Planın toplamı, KDV dâhil",
    seats: "Koltuk fiyatı × kişi sayısı, KDV hariç toplam",
    count: "Kişi satırı sayısı, faturadaki kişi sayısı",
    "row-vat": "Ek servis ve rota satırlarının KDV'si",
    rows: "Kalem dökümü, kalem toplamı",
  } satisfies Record<TotalCheck["name"], string>,
  vatRate: (rate: string) => `KDV ${rate}`,
  right: "Tutuyor",
  wrong: "Tutmuyor",
  /** The groups, on their tiles and as heading of the table. */
  groupsLabel: "Satır grupları",
  groups: {
    "never-travelled": "Biniş yok",
    "not-billed": "Faturada yok",
    "same-name": "Ad çakışması",
    amount: "Tutar farklı",
    verified: "Doğrulandı",
  } satisfies Record<ProofGroup, string>,
  noSum: "tutarı faturada yok",
  difference: (amount: string) => `${amount} fark`,
  waiting: (count: string) => `${count} karar bekliyor`,
  noDecisionNeeded: "karar gerekmez",
  /** Column heads, and texts of the controls in the rows. */
  person: "Kişi",
  route: "Rota",
  why: "Neden",
  billed: "Faturada",
  expected: "Hesaplanan",
  differenceHead: "Fark",
  decision: "Karar",
  remark: "Açıklama",
  details: (name: string) => `${name}: ayrıntı`,
  decide: "Karar verin",
  decisions: { accept: "Kabul Et", dispute: "İtiraz Et", ask: "Sor" } satisfies Record<DecisionKind, string>,
  /** Option that removes a decision. */
  undo: "Geri Al",
  decisionOf: (name: string) => `${name} için karar`,
  remarkOf: (name: string) => `${name} için açıklama`,
  search: "Kişi veya rota ara",
  order: "Sıralama",
  orders: { amount: "Tutara göre", name: "Ada göre", route: "Rotaya göre" } satisfies Record<ProofOrder, string>,
  onlyOpen: "Yalnızca karar bekleyenler",
  total: (rows: string) => `Toplam, ${rows} satır`,
  more: (rows: string) => `${rows} Satır Daha Göster`,
  nothingFound: "Kriterlere uygun satır bulunmuyor.",
  emptyGroup: "Bu grupta satır yok.",
  notProved: "Fatura doğrulanamadı",
  bookingsMissing:
    "Ayın tüm rezervasyonları alınamadı. Eksikler gelmeden kimin hiç binmediği söylenemez; eksikleri yeniden deneyin.",
  invoiceMissing: "Bu ayın faturası alınamadı.",
  noInvoice: "Bu ayın faturası henüz düzenlenmedi.",
  noAmount: "Faturada olmayan kişilerin tutarı hesaplanmaz ve sorgulanan tutara girmez. Tutarlar KDV hariç.",
  explained: (count: string) => `Değişiklik kayıtlarına göre ay içinde ayrılan ${count} kişi sorgulanmaz.`,
  wholeMonths: (count: string) =>
    `Ay içinde eklenen veya çıkarılan ${count} kişiye ayın tümü yazılmış, gün hesabı yapılan satır yok. Bu, faturanın kuralı sayıldı ve sorgulanmadı.`,
  noEmployees: "Çalışan listesi alınamadığı için başka rotada görülen adlar karara bırakıldı.",
  noBefore: "Önceki ayın faturası alınamadığı için mesafe ve geçiş değişiklikleri karşılaştırılmadı.",
  /** Texts of an expanded row. */
  breakdown: "Tutar dökümü",
  /** Heads of its items. */
  different: (count: string) => `Farklı ${count} kalem`,
  equal: (count: string) => `Aynı ${count} kalem`,
  unknown: (count: string) => `Hesaplanamayan ${count} kalem`,
  parts: {
    base: "Baz ücret",
    distanceCost: "Mesafe",
    toll: "OGS/HGS",
    bridge: "Köprü",
    avrasya: "Avrasya",
    gas: "Yakıt artışı",
  } satisfies Record<LinePart, string>,
  distance: (kilometres: string, price: string) => `Mesafe ${kilometres} × ${price}`,
  discount: (percents: string) => `İndirim ${percents}`,
  totalRow: "Toplam",
  evidence: "Dayanak",
  bookings: "Rezervasyon",
  bookingsValue: (count: string, days: string) => `${count} kayıt, ${days} gün`,
  boardings: "Biniş",
  absences: "Gelmedi",
  otherRoutes: "Başka rota",
  change: "Değişiklik kaydı",
  showBookings: "Rezervasyonları Gör",
  providerText: "Servis sağlayıcınıza iletilecek metin",
  copy: "Metni Kopyala",
  copyAll: "Tümünü Kopyala",
  /** Opens the user's mail program, without an addressee. */
  sendMail: "E-postayla Gönder",
  mailSubject: (month: string) => `${month} faturası hakkında`,
  /** The mail's text where the sentences are too long for a link; they are on the clipboard then. */
  mailPaste: "Metin panoya kopyalandı. Buraya yapıştırın.",
  /** Reasons, in the row and in the text for the provider. */
  reasons: {
    missing: "Faturada tutar eksik",
    base: "Baz ücret fiyat yapısıyla uyuşmuyor",
    days: "Ayın bir kısmı yazılmış, gün sayısı kayıtlarla uyuşmuyor",
    distance: "Mesafe tutarı km fiyatıyla uyuşmuyor",
    "distance-changed": "Km, kayıt olmadan değişmiş",
    "passage-twice": "Geçiş iki kez yazılmış",
    "passage-price": "Geçiş tutarı fiyat yapısıyla uyuşmuyor",
    "passage-new": "Geçiş, kayıt olmadan eklenmiş",
    gas: "Yakıt artışı diğer satırlarla uyuşmuyor",
    "discount-changed": "İndirim geçen aydan az",
    "discount-missing": "İndirim uygulanmamış",
    "discount-partly": "İndirim eksik uygulanmış",
    sum: "Toplam, kalemlerle uyuşmuyor",
  } satisfies Record<LineReason, string>,
  /** Instead of `days` above, where the whole month is billed. */
  wholeMonth: (days: string) => `Ayın tümü yazılmış, kayıtlara göre ${days} gün`,
  noBookings: "Ay boyunca rezervasyon yok",
  onlyAbsences: (count: string) => `${count} rezervasyon var, hiç biniş yok`,
  unbilled: (count: string) => `${count} biniş var, faturada satırı yok`,
  sameName: "Aynı adda birden çok kişi veya satır var",
  verifiedWhy: (count: string) => `${count} biniş`,
  verifiedElsewhere: (routes: string) => `Biniş başka rotada: ${routes}`,
  /** Text for the provider: person, route and month, amounts; nothing else about a person. */
  texts: {
    "never-travelled": (month: string, person: string, amount: string, why: string) =>
      `${month} faturasında ${person} satırı ${amount}, KDV hariç. ${why}. Satırın gerekçesini iletmenizi rica ederiz.`,
    "not-billed": (month: string, person: string, why: string) =>
      `${month} ayında ${person} için ${why}. Faturada neden yer almadığını bildirmenizi rica ederiz.`,
    "same-name": (month: string, person: string) =>
      `${month} faturasında ${person} adı birden çok kişiye ait olabilir. Satırların hangi kişilere ait olduğunu bildirmenizi rica ederiz.`,
    amount: (month: string, person: string, why: string, billed: string, expected: string) =>
      `${month} faturasında ${person} satırı: ${why}. Faturada ${billed}, fiyat yapısına göre ${expected}, KDV hariç.`,
    amountUnknown: (month: string, person: string, why: string) =>
      `${month} faturasında ${person} satırı: ${why}. Satırın dökümünü iletmenizi rica ederiz.`,
  },
});

export const monthReportSeatMessages = defineMessages("monthReportSeatMessages", {
  title: "Doluluk",
  unit: "biniş ÷ kapasite, %",
  direction: "Yön",
  morning: "Sabah",
  evening: "Akşam",
  order: "Sıralama",
  orders: {
    use: "En boş rota",
    full: "En dolu rota",
    cost: "Biniş başına en pahalı",
    kilometre: "Km başına en pahalı",
    late: "En geç kalan",
    absence: "En çok gelmeyen",
    name: "Ada göre",
  } satisfies Record<SeatOrder, string>,
  route: "Rota",
  seats: "Koltuk",
  month: "Ay",
  filled: "Biniş / kapasite",
  perBoarding: "Biniş başına, TL",
  perKilometre: "Km başına, TL",
  late: "Geç sefer",
  absences: "Gelmeyen",
  /** Head of the column of links to the data behind the figures. */
  leads: "Ayrıntı",
  /** On a phone: unfolds them. */
  leadsOf: (route: string) => `Ayrıntı: ${route}`,
  bookings: "Rezervasyon",
  people: "Çalışan",
  /** Why there is no use, in one cell across the weekdays. */
  unknown: {
    known: "",
    unknown: "Araç kapasitesi bilinmiyor",
    several: "Araçların kapasitesi farklı",
    failed: "Araç bilgisi alınamadı",
  } satisfies Record<Seats["kind"], string>,
  noRuns: "Seferler alınamadı",
  sum: (routes: string) => `Kapasitesi bilinen ${routes} rota`,
  steps: ["0–39", "40–54", "55–69", "70–84", "85 ve üstü"],
  below: (limit: string) => `eşiğin (${limit}) altında`,
  lateMark: (limit: string) => `haftada ${limit} gecikme sınırını aşan`,
  unknownKey: "kapasite bilinmiyor",
  belowWord: "eşiğin altında",
  limits: "Eşikler",
  useLimit: "Doluluk eşiği, %",
  lateLimit: "Haftalık gecikme eşiği",
  limitError: "0 ile 100 arasında bir tam sayı girin.",
  /** "%3,0". */
  percent: (share: string) => `%${share}`,
  lateShare: (late: string, judged: string) => `${late} / ${judged}`,
  noRoutes: "Bu yönde sefer yok.",
});

export const summaryMessages = defineMessages("summaryMessages", {
  figures: {
    boardings: "Biniş",
    "on-time": "Zamanında varış",
    "seat-use": "Doluluk",
    "per-boarding": "Biniş başına maliyet",
    runs: "Sefer",
    absences: "Gelmeyen",
    "per-kilometre": "Km başına maliyet",
    "per-person": "Çalışan başına maliyet",
    walking: "Ortalama yürüme mesafesi",
    duration: "Ortalama yolculuk süresi",
    co2: "Önlenen CO₂ (servis sağlayıcınızın verisi)",
  } satisfies Record<FigureName, string>,
  /** How each figure is computed; shown by the button "Tanımlar". */
  definitions: {
    boardings: "Durumu bindi veya tamamlandı olan rezervasyonlar.",
    "on-time": "Sabah varışı, akşam kalkışı plandan en çok 5 dk sonra olan seferlerin, zamanı bilinen seferlere oranı.",
    "seat-use":
      "Biniş ÷ (sefer × araç kapasitesi). Kapasitesi bilinmeyen rotalar katılmaz; geçmiş aylarda bugünkü araçlar sayılır.",
    "per-boarding": "KDV hariç fatura toplamı ÷ biniş.",
    runs: "Tamamlanmış seferler, iki yön ayrı sayılır.",
    absences: "Gelmeyenlerin, gelen ve gelmeyen herkese oranı. Sürücünün binmedi dedikleri de gelmeyendir.",
    "per-kilometre": "KDV hariç fatura toplamı ÷ araç kilometresi (sefer × rotanın güzergâh uzunluğu).",
    "per-person": "KDV hariç fatura toplamı ÷ faturadaki kişi sayısı.",
    walking: "Servis sağlayıcınızın son 28 günde verdiği günlük ortalamalardan bu aya düşenlerin ortalaması.",
    duration: "Servis sağlayıcınızın son 28 günde verdiği günlük ortalamalardan bu aya düşenlerin ortalaması.",
    co2: "Servis sağlayıcınızın son ay için verdiği miktar; bizim hesabımız değildir.",
  } satisfies Record<FigureName, string>,
  emptiest: "En boş on rota",
  allRoutes: (count: string) => `Tüm Rotalar (${count})`,
  late: "Geç Varan Seferler",
  lateUnit: "5 dk üstü",
  lateShare: "Geç sefer payı",
  lateOf: (late: string, judged: string) => `${late} / ${judged} sefer`,
  weekday: "Gün",
  minutes: "dk",
  noJudged: "Zamanı bilinen sefer yok.",
  costUnit: "TL, KDV hariç",
  costliest: "En pahalı beş rota.",
  costMean: (amount: string) => `ortalama ${amount}`,
  noCosts: "Rota başına maliyet bilinmiyor.",
  others: "Diğer Göstergeler",
  definitionsButton: "Tanımlar",
  figure: "Gösterge",
  meanHead: "Altı ay ortalaması",
  /** Rows of the table, in the sentence below it on paper. */
  noun: { bare: "gösterge", from: "göstergeden", all: "göstergenin" },
  change: "Değişim",
  /** Differences; `amount` includes its unit. */
  rose: (amount: string, before: string) => `${amount} arttı (geçen ay ${before})`,
  fell: (amount: string, before: string) => `${amount} azaldı (geçen ay ${before})`,
  same: (before: string) => `Değişmedi (geçen ay ${before})`,
  above: (amount: string, months: number, mean: string) =>
    `${meanName(months)} ortalamasının ${amount} üstünde (${mean})`,
  below: (amount: string, months: number, mean: string) =>
    `${meanName(months)} ortalamasının ${amount} altında (${mean})`,
  equal: (months: number, mean: string) => `${meanName(months)} ortalamasında (${mean})`,
  /** `reason`: why last month's figure isn't known. */
  noBefore: (reason: string | null) => (reason === null ? "Geçen ay bilinmiyor" : `Geçen ay bilinmiyor: ${reason}`),
  points: (amount: string) => `${amount} puan`,
  /** Difference from the contract's limit. */
  slaBelow: (amount: string) => `${amount} altında`,
  slaAbove: (amount: string) => `${amount} üstünde`,
  slaAt: "hedefte",
  ofSla: (text: string) => `SLA: ${text}`,
  /** Below the summary. */
  costs: (amount: string, month: string) => `Maliyetler KDV hariç ${amount} tutarındaki ${month} faturasından.`,
});

const numbers = ["", "Bir", "İki", "Üç", "Dört", "Beş", "Altı"];

const meanName = (months: number) => `${numbers[months] ?? months} ay`;
