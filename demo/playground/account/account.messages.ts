export const accountMessages = {
  title: "Hesap",
  signedOut: "Oturum kapalı. Bir hesap seçin ya da öğenin kendi formuyla girin.",
  /** Before the name of the signed-in person. */
  signedIn: "Giriş yapan:",
  signOut: "Çıkış yap",
  signingIn: "Giriş yapılıyor",
  failed: "Giriş yapılamadı. Bağlantınızı kontrol edip yeniden deneyin.",
  /** The chosen element has data of demo accounts only. */
  wantsDemo: "Bu öğe yalnızca demo hesapların verisini gösterir.",
};
