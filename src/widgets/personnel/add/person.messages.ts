import type { PhoneProblem } from "../../../core/text/phone.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const personMessages = defineMessages("personnel/add/person", {
  firstNameMissing: "Adı yazın.",
  lastNameMissing: "Soyadı yazın.",
  emailMissing: "E-posta adresini yazın.",
  emailInvalid: "E-posta adresini ad@sirket.com biçiminde yazın.",
  /** A letter outside of English in an e-mail address. */
  emailLetters: "E-posta adresinde ç, ğ, ı, ö, ş, ü gibi harfler olamaz.",
  /** A character that was lost when the text was saved or copied; in its place is the sign �. */
  broken: "Okunamayan karakter (�) var; doğrusunu yazın.",
  tooLong: (limit: string) => `En çok ${limit} karakter olabilir.`,
  phoneMissing: "Telefon numarasını yazın.",
  phoneProblems: {
    short: "Telefon numarasını 10 hane olarak girin.",
    long: "Telefon numarası 10 haneli olmalı; fazla hane var.",
    foreign: "+90 ile başlayan bir Türkiye numarası yazın.",
    "not-a-number": "Telefon numarasında yalnızca rakam olmalı.",
  } satisfies Record<PhoneProblem, string>,
  /** For a landline number; a check box below confirms it. */
  phoneQuestion: (phone: string) => `${phone} cep telefonu numarası değil, sabit hat olabilir. Doğruysa onaylayın.`,
  phoneConfirm: "Evet, numara doğru",
  /** For a landline number in the bulk list; its row is sent all the same. */
  phoneNote: "Cep telefonu numarası değil; kontrol edin.",
  neighbourhoodMissing: "Mahalleyi yazın.",
  streetMissing: "Cadde veya sokaktan en az birini yazın.",
  numberMissing: "Bina numarasını yazın.",
  /** Reasons of the provider that are known, in Turkish or English. */
  emailTaken: "Bu e-posta adresi zaten kayıtlı.",
  phoneTaken: "Bu telefon numarası zaten kayıtlı.",
  /** For a field that was rejected for a reason that can't be shown. */
  check: {
    firstName: "Adı kontrol edin.",
    lastName: "Soyadı kontrol edin.",
    email: "E-posta adresini kontrol edin.",
    phone: "Telefon numarasını kontrol edin.",
    address: "Ev adresini kontrol edin.",
  },
  /** Above the form after every failure; the provider's wording. */
  /** No answer came. */
  mayBeAdded:
    "Kişi eklenmiş olabilir. Yeniden göndermeden önce çalışan listesinden kontrol edin; yazdıklarınız duruyor.",
  failed: "Lütfen bilgileri kontrol edip tekrar deneyin.",
  districtMissing: "İlçeyi yazın.",
});
