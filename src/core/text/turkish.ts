import { foldText } from "./text.ts";

/** Small words that a provider's sentence hardly does without, as foldText() writes them … */
const turkishWords = new Set(
  (
    "bu bir ve veya ile icin lutfen zaten daha once alan alani zorunlu zorunludur gerekli gecersiz gecerli hatali kayitli " +
    "mevcut adres adresi eposta posta telefon numara numarasi olmali olamaz girin giriniz yazin bulunamadi kullaniliyor " +
    "kullanilamaz fazla bos"
  ).split(" "),
);
/** … and those of English that are no Turkish words. */
const englishWords = new Set(
  (
    "the this that with are is must should cannot already exists exist enter please provide valid invalid field required " +
    "request have been to user phone number blank null error"
  ).split(" "),
);
/** Of the languages that a provider may answer in only Turkish has them. */
const turkishLetters = /[ğışĞİŞ]/u;

const toWords = (text: string) => text.split(/[^\p{L}]+/u);

/** Whether a provider's sentence is written for people who read Turkish. A guess by letters and small words: in doubt it isn't. */
export function isTurkish(sentence: string): boolean {
  if (toWords(sentence.toLowerCase()).some((word) => englishWords.has(word))) return false;
  return (
    turkishLetters.test(sentence.normalize("NFC")) || toWords(foldText(sentence)).some((word) => turkishWords.has(word))
  );
}
