export const rootMessages = {
  /** The surrounding page gave no token. */
  tokenUnavailable: "Oturum açılamadı",
  tokenUnavailableHelp: "Oturum bilgisi bu sayfadan alınamadı. Bağlantınızı kontrol edip yeniden deneyin.",
  /** Above a widget whose session could not be renewed. */
  renewalFailed: "Oturumunuz yenilenemedi; gördükleriniz güncel olmayabilir.",
  /** In place of a widget, with signed-out="notice". */
  signedOut: "Bu bölümü görmek için giriş yapmanız gerekir.",
  expired: "Oturumunuz sona erdi. Bu bölümü görmek için yeniden giriş yapın.",
  /** In place of a widget that shows a company's own data, for a demo account. */
  notForDemo: "Bu bölüm demo hesaplarda yoktur.",
  /** A programming fault reached the boundary. */
  broken: "Bu bölüm gösterilemedi",
  brokenHelp: "Beklenmeyen bir durum oluştu. Yeniden yüklemeyi deneyin.",
};
