import { foldTurkish } from "../text.ts";

interface SearchedFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
}

/** The columns for search and order, derived from the fields and stored beside them. */
export function textsOf({ firstName, lastName, email, phoneNumber }: SearchedFields) {
  const name = `${firstName} ${lastName}`;
  return { searchText: [name, email, `0${phoneNumber}`].map(foldTurkish).join("\n"), sortKey: toSortKey(name) };
}

/** The text to look for in `searchText`: the digits of a phone number in any notation, otherwise the folded words. */
export function toSearchTerm(search: string): string {
  const text = search.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  if (!/^[\s()+-]*\d[\d\s()+-]*$/.test(text)) return foldTurkish(text);
  const digits = text.replaceAll(/\D/g, "");
  return text.startsWith("+90") ? digits.slice(2) : digits;
}

/** Sort order of the characters: a space comes before letters, so that `Can Ay` comes before `Canan`. */
const alphabet = " '-.0123456789aâbcçdefgğhıiîjklmnoöpqrsştuûüvwxyz";
const firstCode = 0x30;

/** Compared byte by byte, these keys sort names in Turkish collation order. */
function toSortKey(name: string): string {
  return Array.from(name.normalize("NFC").toLocaleLowerCase("tr"), (letter) => {
    const place = alphabet.indexOf(letter);
    return String.fromCharCode(firstCode + (place === -1 ? alphabet.length : place));
  }).join("");
}
