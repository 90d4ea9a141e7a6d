import { defineMessages } from "../../../core/text/messages.ts";

/** Dialog in the last minute before a session ends by inactivity. */
export const idleNoticeMessages = defineMessages("idleNoticeMessages", {
  title: "Oturumunuz kapanmak üzere",
  text: "Uzun süredir işlem yapmadınız. Bir dakika içinde devam etmezseniz oturumunuz kapatılacak.",
  seconds: (seconds: number) => `Kalan süre: ${seconds} sn.`,
  stay: "Oturumu Sürdür",
});

export const rootMessages = defineMessages("rootMessages", {
  /** The surrounding page gave no token. */
  tokenUnavailable: "Oturum açılamadı",
  tokenUnavailableHelp: "Oturum bilgisi bu sayfadan alınamadı. Bağlantınızı kontrol edip yeniden deneyin.",
  /** The page's `getToken` takes long. */
  tokenLate: "Oturum bilgisi bu sayfadan bekleniyor. Bu, bağlantınıza göre birkaç saniye sürebilir.",
  /** Above a widget whose session could not be renewed. */
  renewalFailed: "Oturumunuz yenilenemedi; gördükleriniz güncel olmayabilir.",
  /** Instead of a widget's content, with signed-out="notice" or if the widget has no sign-in form. */
  signedOut: "Bu bölümü görmek için giriş yapmanız gerekir.",
  expired: "Oturumunuz sona erdi. Bu bölümü görmek için yeniden giriş yapın.",
  /** The session ended for inactivity. */
  idleEnded: "Oturumunuz kapatıldı",
  idleEndedHelp: "Uzun süre işlem yapmadığınız için oturumunuz kapatıldı. Devam etmek için oturumu yeniden açın.",
  idleReturn: "Oturumu Yeniden Aç",
  idleSignedOut: "Uzun süre işlem yapmadığınız için oturumunuz kapatıldı. Bu bölümü görmek için yeniden giriş yapın.",
  /** The page doesn't set an identity attribute that the widget requires; addressed to the page's developer. */
  incomplete: "Bu bölümün ayarı eksik",
  incompleteHelp: (attributes: string) =>
    `Sayfadaki <shuttle-session> öğesinde ${attributes} belirtilmemiş. Lütfen bu sayfayı hazırlayan site yöneticinize bildirin.`,
  /** Instead of a widget with a company's own data, for a demo account. */
  notForDemo: "Bu bölüm demo hesaplarda yoktur.",
  /** A rendering error reached the error boundary. */
  broken: "Bu bölüm gösterilemedi",
  brokenHelp: "Beklenmeyen bir durum oluştu. Yeniden yüklemeyi deneyin.",
});
