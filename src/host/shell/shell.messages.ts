import { defineMessages } from "../../core/text/messages.ts";

export const shellMessages = defineMessages("host/shell", {
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
