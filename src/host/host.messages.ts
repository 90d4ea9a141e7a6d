export const hostMessages = {
  /** First stop of the Tab key. */
  skip: "İçeriğe geç",
  /** Demo accounts, when it can't be learned what they may open. */
  accessFailed: "Hesap bilgileri yüklenemedi",
  /** Fatura Bilgileri, when it can't be learned whether the company has it. */
  billingFailed: "Fatura bilgilerinin durumu yüklenemedi",
  /** A surrounding page that should have given a token didn't. */
  tokenFailed: "Oturum açılamadı",
  tokenFailedHelp: "Oturum bilgisi alınamadı. Lütfen yeniden deneyin.",
  /** The page's own code failed or could not be loaded. */
  broken: "Sayfa yüklenemedi",
  brokenHelp: "Bağlantınızı kontrol edip yeniden deneyin.",
  /** The page at /404; its English sentence is prescribed by the provider. */
  notFoundCode: "404",
  notFound: "Aradığınız sayfa bulunamadı.",
  notFoundHelp: "Adres değişmiş ya da yanlış yazılmış olabilir.",
  notFoundEnglish: "The page you are looking for is not found",
  home: "Ana Sayfaya Dön",
  /** Headings of the notices. */
  deactive: "Bu modül henüz erişime açık değil",
  offerExpire: "Teklifin Süresi Doldu!",
};
