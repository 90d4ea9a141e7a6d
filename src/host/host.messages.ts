import { defineMessages } from "../core/text/messages.ts";

export const hostMessages = defineMessages("hostMessages", {
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

/** The page at /erisilebilirlik. */

/** The page at /gizlilik. */

export const launcherMessages = defineMessages("launcherMessages", {
  /** The button in the header, the name of the dialog and of its field. */
  open: "Portalda ara",
  /** A toast, when the search's own code could not be loaded. */
  failed: "Arama açılamadı. Bağlantınızı kontrol edip yeniden deneyin. Yine olmazsa sayfayı yenileyin.",
  retry: "Yeniden Dene",
});

export const shellMessages = defineMessages("shellMessages", {
  /** Accessible name of the logo's link, after the product's name. */
  home: "ana sayfa",
  /** Name of the sidebar, and of the drawer on a phone. */
  menu: "Ana menü",
  openMenu: "Menüyü aç",
  closeMenu: "Menüyü kapat",
  /** Foot of the sidebar: collapses and expands it. */
  hide: "Gizle",
  show: "Göster",
  /** For screen readers, before name and company on the account button. */
  account: "Hesap menüsü:",
  /** Shown as the user's name when the page has given a token but no name. */
  unnamed: "Kullanıcı",
  signOut: "Çıkış",
  theme: "Tema",
  themes: { light: "Açık", dark: "Koyu", auto: "Sistem" },
  language: "Dil",
  /** Demo accounts: why an entry can't be opened. */
  moduleClosed: "Bu modül hesabınızda açık değil.",
  offerExpired: "Teklifinizin süresi doldu.",
  /** After the number on the drivers' menu entry, for screen readers. */
  pendingDocuments: "belge onayınızı bekliyor",
  /** After the number on the entry of the employees' requests. */
  openTickets: "açık çalışan talebi",
  /** Entries of a demo account's menu; those of a company are in core/portal/places.ts. */
  airview: "Kuş Bakışı",
  routes: "Rotalar",
  offer: "Teklifimiz",
  demoPersonnel: "Çalışan Deneyimi",
  /** While the browser has no network, and when it is back. */
  offline: "İnternet bağlantısı yok. Veriler güncellenmeyebilir.",
  online: "İnternet bağlantısı geri geldi.",
});
