import { defineMessages } from "./messages.ts";

export const formatMessages = defineMessages("formatMessages", {
  /** "%18,2". */
  percent: (amount: string) => `%${amount}`,
  /** Thousands, millions and thousands of millions (bin, milyon, milyar) on axes. */
  thousands: "B",
  millions: "Mn",
  billions: "Mr",
  /** Minutes and hours. */
  minutes: "dk",
  hours: "sa",
  /** A day in digits; also in Excel's and in Day.js's patterns. */
  day: (day: string, month: string, year: string) => `${day}.${month}.${year}`,
  /** Before the decimals in a .csv; where it is a comma, Excel's list separator is a semicolon. */
  decimal: ",",
});

/** Day.js patterns and names; weeks begin on Sunday here. */
export const dateMessages = defineMessages("dateMessages", {
  longDate: "D MMMM YYYY dddd",
  months: "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık",
  monthsShort: "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara",
  weekdays: "Pazar Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi",
  /** Of the Turkish Language Association. */
  weekdaysShort: "Paz Pzt Sal Çar Per Cum Cmt",
  weekdaysMin: "Pz Pt Sa Ça Pe Cu Ct",
});

/** Advice for failures. */
export const errorMessages = defineMessages("errorMessages", {
  notSaved: "Dosya hazır, ancak tarayıcınız indirmeyi başlatmadı. Lütfen yeniden deneyin.",
  unexpected: "Beklenmeyen bir durum oluştu. Lütfen yeniden deneyin.",
  network: "Bağlantınızı kontrol edip yeniden deneyin.",
  // Suggests a reload, because Chromium before 156 doesn't fetch a failed module again.
  code: "Bağlantınızı kontrol edip yeniden deneyin. Yine olmazsa sayfayı yenileyin.",
  timeout: "Sunucu zamanında yanıt vermedi. Lütfen yeniden deneyin.",
  ended: "Oturum kapandığı için işlem durduruldu.",
  /** Title, and advice where the area has none of its own, for a write without an answer. */
  unanswered: "Yanıt gelmedi",
  mayBeDone: "İşleminiz yapılmış olabilir. Yeniden göndermeden önce sonucu kontrol edin.",
  answer: "Sunucudan beklenmeyen bir yanıt geldi. Lütfen biraz sonra yeniden deneyin.",
  forbidden: "Bu bilgiyi görme yetkiniz bulunmuyor.",
  notFound: "Bu bilgi sunucuda bulunamadı.",
  tooMany: "Kısa sürede çok fazla işlem yapıldı. Lütfen biraz sonra yeniden deneyin.",
  unavailable: "Sunucu şu an yanıt veremiyor. Lütfen biraz sonra yeniden deneyin.",
});

/** A refused sign-in. */
export const refusalMessages = defineMessages("refusalMessages", {
  wrongPassword: "Şifre ile e-mail adresi uyuşmuyor. Lütfen şifrenizi kontrol edip tekrar deneyin.",
  wrongPin: "Geçersiz PIN kodu. Lütfen PIN kodunuzu kontrol edip tekrar deneyin.",
  /** Prefix of the help for failures other than wrong input. */
  ifCertain: ([first = "", ...rest]: string) =>
    `Bilgilerinizden eminseniz: ${first.toLocaleLowerCase("tr")}${rest.join("")}`,
});

export const holidayMessages = defineMessages("holidayMessages", {
  newYear: "Yılbaşı",
  children: "Ulusal Egemenlik ve Çocuk Bayramı",
  labour: "Emek ve Dayanışma Günü",
  youth: "Atatürk'ü Anma, Gençlik ve Spor Bayramı",
  democracy: "Demokrasi ve Millî Birlik Günü",
  victory: "Zafer Bayramı",
  republic: "Cumhuriyet Bayramı",
  ramazan: "Ramazan Bayramı",
  kurban: "Kurban Bayramı",
  eveOf: (holiday: string) => `${holiday} arifesi`,
});

export const accessMessages = defineMessages("accessMessages", {
  /** Title of `Çalışanlar` for demo accounts. */
  employeeExperience: "Çalışan Deneyimi",
});
