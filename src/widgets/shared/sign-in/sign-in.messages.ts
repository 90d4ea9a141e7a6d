import { defineMessages } from "../../../core/text/messages.ts";

export const signInMessages = defineMessages("signInMessages", {
  /** The two steps above the form. */
  steps: ["Hesap", "Doğrulama"],
  stepOf: (step: number) => `Adım ${step} / 2`,
  /** Step 1. */
  welcome: "Hoş geldiniz",
  welcomeLead: "Kurumsal servis hesabınızla giriş yapın.",
  username: "KULLANICI ADI",
  password: "ŞİFRE",
  showPassword: "Şifreyi göster",
  hidePassword: "Şifreyi gizle",
  continue: "Devam Et",
  checking: "Kontrol ediliyor",
  /** Above step 1, when a session has just ended. */
  expired: "Oturumunuz sona erdi. Devam etmek için yeniden giriş yapın.",
  otherTab: "Başka bir sekmede çıkış yapıldı. Devam etmek için yeniden giriş yapın.",
  signedOut: "Çıkış yaptınız.",
  idle: "Uzun süre işlem yapmadığınız için oturumunuz kapatıldı. Devam etmek için yeniden giriş yapın.",
  /** Step 2. */
  greeting: (fullName: string) => `Merhaba, ${fullName}`,
  pinLead: (length: number) =>
    `Lütfen cep telefonunuzu kontrol edin ve size gönderdiğimiz ${length} haneli kodu girin. Son haneyle birlikte giriş yapılır.`,
  pin: "Doğrulama kodu",
  pinIncomplete: (length: number) => `Kodun ${length} hanesini de girin.`,
  confirm: "Güvenli Giriş Yap",
  confirming: "Giriş yapılıyor",
  otherAccount: "Başka Hesapla Giriş Yap",
});
