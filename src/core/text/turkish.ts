import { foldText } from "./text.ts";

/** Common Turkish words, at least one of which is in nearly every sentence, as foldText() writes them … */
const turkishWords = new Set(
  (
    "bu bir ve veya ile icin lutfen zaten daha once alan alani zorunlu zorunludur gerekli gecersiz gecerli hatali kayitli " +
    "mevcut adres adresi eposta posta telefon numara numarasi olmali olamaz girin giriniz yazin bulunamadi kullaniliyor " +
    "kullanilamaz fazla bos"
  ).split(" "),
);
/** … and common English words that aren't Turkish ones. */
const englishWords = new Set(
  (
    "the this that with are is must should cannot already exists exist enter please provide valid invalid field required " +
    "request have been to user phone number blank null error"
  ).split(" "),
);
/** Letters that, of the languages a provider may answer in, only Turkish has. */
const turkishLetters = /[ğışĞİŞ]/u;

const toWords = (text: string) => text.split(/[^\p{L}]+/u);

/** Whether a provider's sentence is Turkish. A heuristic by letters and common words; false in doubt. */
export function isTurkish(sentence: string): boolean {
  if (toWords(sentence.toLowerCase()).some((word) => englishWords.has(word))) return false;
  return (
    turkishLetters.test(sentence.normalize("NFC")) || toWords(foldText(sentence)).some((word) => turkishWords.has(word))
  );
}
