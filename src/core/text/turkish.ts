import { foldText } from "./text.ts";

/** Common Turkish words, in the form of foldText(); nearly every sentence contains one of them. */
const turkishWords = new Set(
  (
    "bu bir ve veya ile icin lutfen zaten daha once alan alani zorunlu zorunludur gerekli gecersiz gecerli hatali kayitli " +
    "mevcut adres adresi eposta posta telefon numara numarasi olmali olamaz girin giriniz yazin bulunamadi kullaniliyor " +
    "kullanilamaz fazla bos"
  ).split(" "),
);
/** Common English words that aren't Turkish words. */
const englishWords = new Set(
  (
    "the this that with are is must should cannot already exists exist enter please provide valid invalid field required " +
    "request have been to user phone number blank null error"
  ).split(" "),
);
/** Letters that only Turkish has among the languages in which a provider may answer. */
const turkishLetters = /[ğışĞİŞ]/u;

const toWords = (text: string) => text.split(/[^\p{L}]+/u);

/** Whether a provider's sentence is Turkish. A heuristic by letters and common words; false in doubt. */
export function isTurkish(sentence: string): boolean {
  if (toWords(sentence.toLowerCase()).some((word) => englishWords.has(word))) return false;
  return (
    turkishLetters.test(sentence.normalize("NFC")) || toWords(foldText(sentence)).some((word) => turkishWords.has(word))
  );
}

/** For `lang`: a provider's sentence that may stand on a page in another language. Undefined: in the page's own. */
export const languageOf = (sentence: string | null | undefined): "tr" | undefined =>
  sentence != null && isTurkish(sentence) ? "tr" : undefined;
