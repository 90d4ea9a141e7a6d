import { defineMessages } from "../core/text/messages.ts";

export const hostMessages = defineMessages("host", {
  /** The skip link, first in the tab order. */
  skip: "İçeriğe geç",
  /** For demo accounts, when the call for their modules failed. */
  accessFailed: "Hesap bilgileri yüklenemedi",
  /** When the request that checks whether the company has billing failed. */
  billingFailed: "Fatura bilgilerinin durumu yüklenemedi",
  /** When the embedding page didn't provide the expected token. */
  tokenFailed: "Oturum açılamadı",
  tokenFailedHelp: "Oturum bilgisi alınamadı. Lütfen yeniden deneyin.",
  /** The page's own code failed or could not be loaded. */
  broken: "Sayfa yüklenemedi",
  brokenHelp: "Bağlantınızı kontrol edip yeniden deneyin.",
  /** The page at /404; the English sentence is the provider's own wording. */
  notFoundCode: "404",
  notFound: "Aradığınız sayfa bulunamadı.",
  notFoundHelp: "Adres değişmiş ya da yanlış yazılmış olabilir.",
  notFoundEnglish: "The page you are looking for is not found",
  home: "Ana Sayfaya Dön",
  /** Headings of the notices. */
  deactive: "Bu modül henüz erişime açık değil",
  offerExpire: "Teklifin Süresi Doldu!",
});
