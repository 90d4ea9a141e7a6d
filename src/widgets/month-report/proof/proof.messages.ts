import type { DecisionKind } from "../../../core/month/seats/decisions.ts";
import type { LinePart, LineReason } from "../../../core/month/proof/line-check.ts";
import type { ProofGroup, ProofOrder } from "../../../core/month/proof/proof.ts";
import type { TotalCheck } from "../../../core/month/proof/proof-totals.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const proofMessages = defineMessages("month-report/proof", {
  /** The sum at the top. */
  questioned: "Sorgulanan tutar",
  questionedShare: (share: string) => `KDV hariç, faturadaki payı ${share}.`,
  questionedNet: "KDV hariç.",
  questionedGross: (amount: string) => `KDV dâhil ${amount}.`,
  rowsToCheck: "İncelenecek satır",
  decided: "Karar verilen",
  open: "Karar bekleyen",
  keptHere: "Kararlar bu tarayıcıda saklanır ve pakete yazılır.",
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
  nothing: "İncelenecek satır yok, tüm satırlar doğrulandı.",
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
  item: "Kalem, TL",
  parts: {
    base: "Baz ücret",
    distanceCost: "Mesafe",
    toll: "OGS/HGS",
    bridge: "Köprü",
    avrasya: "Avrasya",
    gas: "Yakıt artışı",
  } satisfies Record<LinePart, string>,
  distance: (kilometres: string, price: string) => `Mesafe ${kilometres} × ${price}`,
  subtotal: "Ara toplam",
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
  copied: "Metin kopyalandı.",
  copyFailed: "Tarayıcı kopyalamaya izin vermedi. Metni seçip kopyalayın.",
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
