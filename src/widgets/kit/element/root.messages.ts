export const rootMessages = {
  /** The surrounding page gave no token. */
  tokenUnavailable: "Oturum açılamadı",
  tokenUnavailableHelp: "Oturum bilgisi bu sayfadan alınamadı. Bağlantınızı kontrol edip yeniden deneyin.",
  /** It has been asked for a while ago and has not come yet. */
  tokenLate: "Oturum bilgisi bu sayfadan bekleniyor. Bu, bağlantınıza göre birkaç saniye sürebilir.",
  /** Above a widget whose session could not be renewed. */
  renewalFailed: "Oturumunuz yenilenemedi; gördükleriniz güncel olmayabilir.",
  /** In place of a widget, with signed-out="notice". */
  signedOut: "Bu bölümü görmek için giriş yapmanız gerekir.",
  expired: "Oturumunuz sona erdi. Bu bölümü görmek için yeniden giriş yapın.",
  /** Nobody was there for long. */
  idleEnded: "Oturumunuz kapatıldı",
  idleEndedHelp: "Uzun süre işlem yapmadığınız için oturumunuz kapatıldı. Devam etmek için oturumu yeniden açın.",
  idleReturn: "Oturumu yeniden aç",
  idleSignedOut: "Uzun süre işlem yapmadığınız için oturumunuz kapatıldı. Bu bölümü görmek için yeniden giriş yapın.",
  /** The page has not said what the widget can't do without; for whoever builds the page. */
  incomplete: "Bu bölümün ayarı eksik",
  incompleteHelp: (attributes: string) =>
    `Sayfadaki <shuttle-session> öğesinde ${attributes} belirtilmemiş. Lütfen bu sayfayı hazırlayan site yöneticinize bildirin.`,
  /** In place of a widget that shows a company's own data, for a demo account. */
  notForDemo: "Bu bölüm demo hesaplarda yoktur.",
  /** A programming fault reached the boundary. */
  broken: "Bu bölüm gösterilemedi",
  brokenHelp: "Beklenmeyen bir durum oluştu. Yeniden yüklemeyi deneyin.",
};
