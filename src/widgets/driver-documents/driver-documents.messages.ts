import { formatNumber } from "../../core/text/format.ts";
import { defineMessages } from "../../core/text/messages.ts";

export const driverDocumentsMessages = defineMessages("driverDocumentsMessages", {
  /** The area's name, in the link back to its list. */
  area: "Sürücüler ve Araçlar",
  /** The provider's wording. */
  title: "Onayınızı Bekleyen Belgeler",
  count: "belge onayınızı bekliyor",
  listCaption: "Onayınızı bekleyen belgeler",
  listFailed: "Belgeler yüklenemedi",
  /** No documents at all; the provider's wording. */
  empty: "Onay bekleyen belge yok.",
  search: "Belge, sürücü veya rota ara",
  /** "88 belgeden 1–20". */
  noun: { bare: "belge", from: "belgeden", all: "belgenin" },
  /** When the provider has more documents than it sent. */
  cut: (shown: number, total: number) =>
    `Bekleyen ${formatNumber(total)} belge var; ${formatNumber(shown)} belge gösteriliyor. Bunları sonuçlandırdıkça ötekiler gelir.`,

  /** Opens the first document of the list. */
  startReview: "İncelemeye Başla",
  approveAll: "Tümünü Onayla",
  /** With a search or a filter. */
  approveListed: (count: number) => `Listelenen ${formatNumber(count)} Belgeyi Onayla`,
  dialogFailed: "Onay penceresi yüklenemedi",
  approveTitle: "Bekleyen Belgeleri Onayla",
  /** What will happen; with filters only to the documents listed. */
  willApprove: (count: number) => `Onayınızı bekleyen ${formatNumber(count)} belgenin tamamı onaylanacak.`,
  willApproveFound: (count: number, others: number) =>
    `${formatNumber(count)} belge onaylanacak.${
      others > 0 ? ` Arama ve filtrelerinize uymayan ${formatNumber(others)} belge beklemeye devam eder.` : ""
    }`,
  nothing: "Onaylanacak belge yok.",
  /** Expired and unviewable documents; each is listed with its reason. */
  doubtfulList: "Ayrıca bakılması gereken belgeler",
  doubtfulWithout: (count: number) =>
    `Ayrıca bakılması gereken ${formatNumber(count)} belge onaylanmayacak, beklemeye devam edecek:`,
  doubtfulWith: (count: number) => `Ayrıca bakılması gereken ${formatNumber(count)} belge de onaylanacak:`,
  withDoubtful: (count: number) => `Bu ${formatNumber(count)} belgeyi de onayla`,
  expiredOn: (day: string) => `Süresi doldu (${day})`,
  approve: (count: number) => `${formatNumber(count)} Belgeyi Onayla`,
  cancel: "Vazgeç",
  running: "Belgeler onaylanıyor",
  someFailed: (count: number) => `${formatNumber(count)} belge onaylanamadı.`,
  done: "Tamam",
  close: "Kapat",
  retry: "Yeniden Dene",
  allApprovedTitle: "Belgeler onaylandı",
  allApproved: (count: number) => `${formatNumber(count)} belge için onayınızı servis sağlayıcınıza ilettik.`,
  partlyTitle: "Bazı belgeler onaylanamadı",
  partly: (approved: number, failed: number) =>
    `${formatNumber(approved)} belge onaylandı, ${formatNumber(failed)} belge onaylanamadı.`,
  /** Name of the job, in the toast and in the question before leaving. */
  job: "Belge onayı",
  /** The session ended before all responses had arrived: the overall result, and that of a document already sent. */
  ended: (approved: number, rest: number) =>
    `Oturum kapandığı için onay durduruldu: ${formatNumber(approved)} belge onaylandı, ${formatNumber(rest)} belge onaylanmadı.`,
  /** The provider took nothing any more. */
  unavailable: (approved: number, rest: number) =>
    `Servis sağlayıcınız yanıt vermediği için onay durduruldu: ${formatNumber(approved)} belge onaylandı, ${formatNumber(rest)} belge onaylanmadı.`,
  /** Documents that were sent and without an answer: heading, sentence, and that of one document; the list says which still wait. */
  unknownTitle: "Bazı belgeler için yanıt gelmedi",
  unknown: (count: number) =>
    `${formatNumber(count)} belge için yanıt gelmedi, onaylanmış olabilir. Onay bekleyenler listesinden kontrol edin.`,
  /** Above the list, of documents without an answer that the list still shows. */
  stillWaiting: (count: number) =>
    `Yanıt gelmeyen ${formatNumber(count)} belge hâlâ onayınızı bekliyor görünüyor. Onay sonradan ulaşabilir.`,
  toList: "Listeye Bak",
  unanswered: "Oturum, yanıt gelmeden kapandı. Belge onaylanmış olabilir.",
  stoppedTitle: "Onay durduruldu",
  stopped: (approved: number, left: number) =>
    `${formatNumber(approved)} belge onaylandı, ${formatNumber(left)} belge gönderilmedi.`,
  /** The result of each document. */
  failedList: "Onaylanamayan belgeler",
  openList: "Onaylanamayan ve yanıt gelmeyen belgeler",
  approvedList: (count: number) => `Onaylanan ${formatNumber(count)} belge`,
  moreApproved: (count: number) => `ve ${formatNumber(count)} belge daha`,
  /** Above the list, while refused approvals are left. */
  failures: (count: number) => `${formatNumber(count)} belge onaylanamadı.`,

  sheets: {
    /** The name of the spreadsheet, as the provider calls it. */
    file: "Onay Bekleyen Belgeler.xlsx",
    data: "Veri",
    report: "Rapor",
    driver: "Sürücü",
    routes: "Rotalar",
    plate: "Plaka",
    completion: "Belge tamamlama (%)",
    documents: "Belge sayısı",
    awaiting: "Onay bekleyen",
    approved: "Onaylanan",
    rejected: "Reddedilen",
    other: "Diğer",
    waiting: "Onay bekleyen belgeler",
  },
});
