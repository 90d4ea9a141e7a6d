import { defineMessages } from "../../core/text/messages.ts";

export const driverDetailsMessages = defineMessages("driverDetailsMessages", {
  /** The area's title, also on the link back to the list; the provider's wording. */
  title: "Sürücüler ve Araçlar",
  noDriver: "Sürücü seçilmedi.",
  failed: "Sürücü bilgileri yüklenemedi",
  showPhone: "Telefonu Göster",
  phoneFailed: "Telefon penceresi yüklenemedi",
  noPhone: "Telefon numarası kayıtlı değil",
  maskedPhone: "Gizlenmiş telefon:",

  tabsLabel: "Sürücü bilgileri",
  /** The provider's wording. */
  tabs: { route: "Yolculuk Bilgileri", vehicle: "Araç Bilgileri", documents: "ISG Belgeleri" },

  routesLabel: "Sürücünün rotaları",
  noRoutes: "Bu sürücünün rotası bulunmuyor.",
  since: (day: string) => `Başlangıç: ${day}`,
  pastTrips: "Geçmiş Yolculuklar",
  pastTripsOf: (route: string) => `: ${route}`,

  noVehicle: "Bu sürücünün aracı kayıtlı değil.",
  vehicle: "Araç",
  plate: "Plaka",
  year: "Model yılı",
  capacity: "Kapasite",
  seats: (count: string) => `${count} koltuk`,
  rating: "Araç puanı",

  documentsCaption: "Sürücünün ISG belgeleri",
  documentsFailed: "Belgeler yüklenemedi",
  noDocuments: "Bu sürücünün belgesi bulunmuyor.",
  /** "13 belgeden 1–13"; only for screen readers, since the table has no pages. */
  noun: { bare: "belge", from: "belgeden", all: "belgenin" },
  searchDocuments: "Belge ara",
  completion: "Belge tamamlama",
  waiting: (count: string) => `${count} belge onayınızı bekliyor`,

  /** The name of the spreadsheet, as the provider calls it. */
  file: (driver: string) => `${driver} ISG Belgeleri.xlsx`,
  sheet: "ISG Belgeleri",
});

export const phoneMessages = defineMessages("phoneMessages", {
  title: "Sürücünün Telefonunu Göster",
  intro: "Sürücünün numarasını neden görmek istediğinizi seçin; gerekçeniz servis sağlayıcınızda kaydedilir.",
  reason: "Gerekçe",
  /** Display text of one of `phoneReasons`. */
  reasonText: (reason: string) => reason,
  words: "Açıklama",
  /** No answer came. */
  mayBeNoted: "Yanıt gelmedi; gerekçeniz kaydedilmiş olabilir. Numarayı görmek için yeniden isteyebilirsiniz.",
  submit: "Numarayı Göster",
  sending: "Numara alınıyor",
  cancel: "Vazgeç",
  close: "Kapat",
  /** Before the number, for screen readers. */
  number: "Telefon numarası:",
  countdown: (seconds: number) => `Numara ${seconds} saniye sonra gizlenir.`,
  hidden: "Numara gizlendi.",
  hiddenHelp: "Görmek için gerekçenizi yeniden belirtin.",
  again: "Yeniden Göster",
});
