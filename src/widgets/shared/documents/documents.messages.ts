import { formatNumber } from "../../../core/text/format.ts";

export const documentMessages = {
  /** Chips of the states; any other state is told in the provider's words, or as `unknown`. */
  status: {
    awaiting: "Onayınızı Bekliyor",
    approved: "Onayladınız",
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
  rejectionReason: "Red gerekçesi",
  /** Button of a row: a document to decide on, and any other. */
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
  /** What the table can be filtered by. */
  expiries: {
    expired: "Süresi dolmuş",
    "in-30": "30 gün içinde doluyor",
    "in-60": "31–60 gün içinde doluyor",
    later: "60 günden fazla var",
    never: "Süresiz",
  },
  /** The buttons above the table: the same with one press. */
  quickLabel: "Geçerliliğe göre süz",
  quick: { expired: "Süresi dolmuş", "in-30": "30 gün içinde dolan", "in-60": "60 gün içinde dolan" },

  /** Under the picture of a document that waits. */
  checked: "Servis sağlayıcının iş güvenliği ekibi bu belgeyi kontrol etti. Onayınızla süreç tamamlanır.",
  /** Why a document can't have been seen. */
  unseen: {
    loading: "Belgenin görseli henüz yüklenmedi.",
    failed: "Belgenin görseli yüklenemedi.",
    refused: "Belgenin adresi geçerli bir web adresi değil, bu yüzden açılamıyor.",
    missing: "Bu belge henüz yüklenmedi.",
    unopened: "Belge bir bağlantıda duruyor ve henüz açmadınız.",
  },
  openValue: "Yeni sekmede aç",
  newTab: "(yeni sekmede açılır)",

  /** Foot of the dialog: "50 belgeden 3." */
  position: (position: number, count: number) => `${formatNumber(count)} belgeden ${formatNumber(position)}.`,
  previous: "Önceki belge",
  next: "Sonraki belge",
  /** Those of approving and rejecting stand on their buttons. */
  keys: "← → ile gezinirsiniz",
  /** After a key that was pressed too early. */
  pictureComes: "Görsel yükleniyor. Görünce onaylayabilirsiniz.",
  approve: "Onayla",
  approving: "Onaylanıyor",
  reject: "Reddet",
  rejecting: "Reddediliyor",
  close: "Kapat",
  back: "Geri",
  approveFailed: "Belge onaylanamadı.",
  rejectFailed: "Belge reddedilemedi.",
  /** Behind them: somebody else was quicker. */
  decidedElsewhere: "Belge artık onay beklemiyor.",
  missing: "Belge servis sağlayıcınızda bulunamadı.",

  /** The question before an approval of what nobody can have seen. */
  unseenTitle: "Görmeden onaylansın mı?",
  approveUnseen: "Görmeden Onayla",
  cannotUndo: "Onay geri alınamaz.",

  /** What was decided since the dialog opened. */
  doneLabel: "Az önce sonuçlandırdıklarınız",
  done: {
    approve: (document: string) => `${document} onaylandı`,
    reject: (document: string) => `${document} reddedildi`,
  },
  moreDone: (count: number) => `ve ${formatNumber(count)} belge daha`,

  /** The step that asks why. */
  rejectTitle: "Belgeyi reddet",
  reason: "Red gerekçesi",
  reasonWords: "Açıklama",
  reasonKeys: "Rakam tuşu gerekçeyi seçer ve belgeyi reddeder.",
  reasonsFailed: "Gerekçeler yüklenemedi",

  /** What became of the last one. */
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
  retryPicture: "Yeniden dene",
  viewer: (document: string) => `${document}: görsel`,
  zoomIn: "Yakınlaştır",
  zoomOut: "Uzaklaştır",
  whole: "Tamamını göster",
  turn: "Sağa döndür",
  viewerHelp: "Yakınlaştırmak için + ve −, tamamı için 0, gezinmek için ok tuşları, döndürmek için R.",
  zoomed: (percent: string) => `Yakınlaştırma ${percent}`,
  dialogFailed: "Belge penceresi yüklenemedi",
};
