import type { RequestStatus } from "../../../core/api/marketplace-requests.ts";
import { defineMessages } from "../../../core/text/messages.ts";

/** The tab "Önceki Talepler". */
export const requestMessages = defineMessages("marketplace/requests", {
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
