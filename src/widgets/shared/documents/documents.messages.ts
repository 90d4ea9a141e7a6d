import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const documentMessages = defineMessages("documentMessages", {
  /** Chips by status; other statuses are shown in the provider's words, or as `unknown`. */
  status: {
    awaiting: "Onayınızı Bekliyor",
    approved: "Şirketiniz Onayladı",
    rejected: "Reddedildi",
    unknown: "Durumu bilinmiyor",
  },
  /** Column heads, and labels in the dialog. */
  name: "Belge",
  category: "Kategori",
  driver: "Sürücü",
  route: "Rota",
  registryDay: "Kayıt tarihi",
  receivingDay: "Veriliş tarihi",
  expirationDay: "Geçerlilik tarihi",
  expiry: "Geçerlilik",
  state: "Durum",
  value: "Belge bilgisi",
  rejectionReason: "Ret gerekçesi",
  /** Button of a row: for a document that waits, and for any other. */
  review: "İncele",
  open: "Aç",
  /** On a row whose approval the provider refused. */
  notApproved: "Onaylanamadı",

  /** Chips beside the last day. */
  expired: "Süresi doldu",
  endsToday: "Bugün doluyor",
  daysLeft: (days: number) => `${formatNumber(days)} gün kaldı`,
  /** Column head of a file. */
  daysLeftHead: "Kalan gün",
  /** Options of the table's filter. */
  expiries: {
    expired: "Süresi dolmuş",
    "in-30": "30 gün içinde doluyor",
    "in-60": "31–60 gün içinde doluyor",
    later: "60 günden fazla var",
    never: "Süresiz",
  },
  /** Buttons above the table that set this filter. */
  quickLabel: "Geçerliliğe göre filtrele",
  quick: { expired: "Süresi dolmuş", "in-30": "30 gün içinde dolan", "in-60": "60 gün içinde dolan" },

  /** Below the picture of a document that waits. */
  checked: "Servis sağlayıcınızın iş güvenliği ekibi bu belgeyi kontrol etti. Onayınızla süreç tamamlanır.",
  /** Why a document can't have been seen. */
  unseen: {
    loading: "Belgenin görseli henüz yüklenmedi.",
    failed: "Belgenin görseli yüklenemedi.",
    refused: "Belgenin adresi geçerli bir web adresi değil, bu yüzden açılamıyor.",
    missing: "Bu belge henüz yüklenmedi.",
    unopened: "Belge bir bağlantıda duruyor ve henüz açmadınız.",
  },
  openValue: "Yeni Sekmede Aç",
  newTab: "(yeni sekmede açılır)",

  /** Foot of the dialog: "50 belgeden 3." */
  position: (position: number, count: number) => `${formatNumber(count)} belgeden ${formatNumber(position)}.`,
  previous: "Önceki belge",
  next: "Sonraki belge",
  /** Hint about shortcuts; those for approving and rejecting are on their buttons. */
  keys: "← → ile gezinirsiniz",
  /** After a shortcut that was pressed before the picture was loaded. */
  pictureComes: "Görsel yükleniyor. Görünce onaylayabilirsiniz.",
  approve: "Onayla",
  /** Keyboard shortcuts, in upper case. */
  approveKey: "O",
  rejectKey: "R",
  approving: "Onaylanıyor",
  reject: "Reddet",
  rejecting: "Reddediliyor",
  close: "Kapat",
  back: "Geri",
  approveFailed: "Belge onaylanamadı.",
  rejectFailed: "Belge reddedilemedi.",
  /** When somebody else has already decided on the document. */
  /** No answer came to the decision. */
  mayBeDecided: "Kararınız ulaşmış olabilir. Yeniden göndermeden önce belgenin listede bekleyip beklemediğine bakın.",
  decidedElsewhere: "Belge artık onay beklemiyor.",
  missing: "Belge servis sağlayıcınızda bulunamadı.",

  /** The question before approving a document that can't have been seen. */
  unseenTitle: "Görmeden onaylansın mı?",
  approveUnseen: "Görmeden Onayla",
  cannotUndo: "Onay geri alınamaz.",

  /** Decisions made since the dialog opened. */
  doneLabel: "Az önce sonuçlandırdıklarınız",
  done: {
    approve: (document: string) => `${document} onaylandı`,
    reject: (document: string) => `${document} reddedildi`,
  },
  moreDone: (count: number) => `ve ${formatNumber(count)} belge daha`,

  /** The step that asks for a reason. */
  rejectTitle: "Belgeyi Reddet",
  reason: "Ret gerekçesi",
  reasonWords: "Açıklama",
  reasonKeys: "Rakam tuşu gerekçeyi seçer ve belgeyi reddeder.",
  reasonsFailed: "Gerekçeler yüklenemedi",

  /** Outcome of the last decision. */
  approvedTitle: "Belge onaylandı",
  rejectedTitle: "Belge reddedildi",
  approved: (document: string) => `${document} için onayınızı servis sağlayıcınıza ilettik.`,
  rejected: (document: string) => `${document} için gerekçenizi servis sağlayıcınıza ilettik.`,
  noneLeft: "Listenizde onay bekleyen başka belge kalmadı.",
  finish: "Tamam",

  /** The picture and its viewer. */
  picture: (document: string) => `${document} görseli`,
  enlarge: "Büyüt",
  pictureFailed: "Görsel yüklenemedi.",
  retryPicture: "Yeniden Dene",
  viewer: (document: string) => `${document}: görsel`,
  zoomIn: "Yakınlaştır",
  zoomOut: "Uzaklaştır",
  whole: "Tamamını göster",
  turn: "Sağa döndür",
  viewerHelp: "Yakınlaştırmak için + ve −, tamamı için 0, gezinmek için ok tuşları, döndürmek için R.",
  zoomed: (percent: string) => `Yakınlaştırma ${percent}`,
  dialogFailed: "Belge penceresi yüklenemedi",
});
