import { foldText, toPlainText } from "../text/text.ts";

/** The parts of an address, in the order that the provider requires. */
export const addressParts = ["neighbourhood", "street", "road", "number", "district"] as const;
export type AddressPart = (typeof addressParts)[number];
export type Address = Readonly<Record<AddressPart, string>>;

export const emptyAddress: Address = { neighbourhood: "", street: "", road: "", number: "", district: "" };

/** The parts of an address that was given in one line. */
interface SplitAddress {
  readonly parts: Address;
  /** Text that belongs to no part, or to an unknown one: flats, provinces, postal codes, words without a marker. */
  readonly rest: readonly string[];
}

type Marker = "neighbourhood" | "street" | "road" | "number" | "flat" | "building";

/** Words that mark the text before them (`Mah.`), or after them for numbers and flats (`No:`); folded, without dots. */
const markers: Readonly<Record<Marker, RegExp>> = {
  neighbourhood: /^(mah|mh|mahalle|mahallesi)$/,
  street: /^(cad|cd|cadde|caddesi|bulvar|bulvari|blv)$/,
  road: /^(sok|sk|sokak|sokagi|cikmaz|cikmazi)$/,
  number: /^(no|numara|numarasi)$/,
  flat: /^(daire|d|kat|k)$/,
  building: /^(apt|apartman|apartmani|blok|site|sitesi)$/,
};

/** The provinces of Turkey and the country itself, folded: in an address they follow the district. */
const provinces: ReadonlySet<string> = new Set(
  (
    "adana adiyaman afyonkarahisar agri aksaray amasya ankara antalya ardahan artvin aydin balikesir bartin batman bayburt " +
    "bilecik bingol bitlis bolu burdur bursa canakkale cankiri corum denizli diyarbakir duzce edirne elazig erzincan erzurum " +
    "eskisehir gaziantep giresun gumushane hakkari hatay igdir isparta istanbul izmir kahramanmaras karabuk karaman kars " +
    "kastamonu kayseri kilis kirikkale kirklareli kirsehir kocaeli konya kutahya malatya manisa mardin mersin mugla mus " +
    "nevsehir nigde ordu osmaniye rize sakarya samsun sanliurfa siirt sinop sirnak sivas tekirdag tokat trabzon tunceli " +
    "turkiye usak van yalova yozgat zonguldak"
  ).split(" "),
);

const folded = new Map<string, string>();
const mostFolded = 2000;
/** Longest text in characters that is cached; longer texts occur in one address only. */
const longestWord = 20;

/** Folds a word of an address. Cached: folding is slow, and the same words come with thousands of addresses. */
export function foldWord(word: string): string {
  if (word.length > longestWord) return foldText(word);
  const known = folded.get(word);
  if (known !== undefined) return known;
  if (folded.size >= mostFolded) folded.clear();
  const text = foldText(word);
  folded.set(word, text);
  return text;
}

export function markerOf(word: string): Marker | undefined {
  const text = foldWord(word).replace(/[.:]+$/, "");
  return (Object.keys(markers) as Marker[]).find((marker) => markers[marker].test(text));
}

const isStreet = (marker: Marker | undefined) =>
  marker === "neighbourhood" || marker === "street" || marker === "road" ? marker : null;
const isNumber = (word: string | undefined) => word !== undefined && /^\d+(?:\p{L}|[/-][\d\p{L}]+)*$/u.test(word);
export const isProvince = (text: string) => provinces.has(foldWord(text));

/**
 * Splits an address by its marker words (`Mah.`, `Cad.`, `No:`) and separators. Unmarked text is assigned only by an unambiguous
 * position (neighbourhood first, district last); otherwise it is returned in `rest`.
 */
export function splitAddress(line: string): SplitAddress {
  const text = toPlainText(line.trim().replace(/\s*\n\s*/g, ", "));
  return splitInOrder(text) ?? splitByWords(toWords(text));
}

/** `Caferağa Mah., Moda Cad. No: 14, Kadıköy`. */
function formatAddress({ neighbourhood, street, road, number, district }: Address): string {
  const ways = [street, road].filter((text) => text !== "").join(", ");
  const building = [ways, number === "" ? "" : `No: ${number}`].filter((text) => text !== "").join(" ");
  return [neighbourhood, building, district].filter((text) => text !== "").join(", ");
}

/** An address as a person writes it, if it is in the provider's own format, which separates parts by hyphens; else unchanged. */
export function toReadableAddress(address: string): string {
  const text = toPlainText(address.trim());
  const found = /^[^,\n]+(?:-[^,\n]+){3,4}$/.test(text) ? splitInOrder(text) : null;
  return found === null ? address : [formatAddress(found.parts), ...found.rest].join(", ");
}

/** Whether the text has no marker of a part other than `part`. */
const isAs = (part: Marker | null, text: string) =>
  text.split(" ").every((word) => [undefined, part].includes(markerOf(word)));

/** The provider's own format, `Caferağa-Moda-Ferit Tek-14-Kadıköy`, also with commas; street or road may be missing. */
function splitInOrder(text: string): SplitAddress | null {
  for (const separator of ["-", ","]) {
    const cells = text.split(separator).map((part) => part.trim());
    const number = /^(?:no\s*[.:]?\s*)?(?!\d{5}$)(\d+[\p{L}\d/]*)$/iu.exec(cells.at(-2) ?? "")?.[1];
    if (number === undefined || (cells.length !== 4 && cells.length !== 5) || cells.includes("")) continue;
    const [neighbourhood = "", first = "", second = ""] = cells;
    const isRoad = markerOf(first.split(" ").at(-1) ?? "") === "road";
    const ways =
      cells.length === 5
        ? { street: first, road: second }
        : isRoad
          ? { street: "", road: first }
          : { street: first, road: "" };
    const { name: district, province } = cutProvince(cells.at(-1) ?? "");
    const parts = { neighbourhood, ...ways, number, district };
    const isInOrder =
      isAs("neighbourhood", neighbourhood) &&
      isAs("street", ways.street) &&
      isAs("road", ways.road) &&
      isAs(null, district);
    return isInOrder ? { parts, rest: province === null ? [] : [province] } : splitByWords(toWords(cells.join(", ")));
  }
  return null;
}

/**
 * Splits into words, with a comma for every separator; `14/3` is one number, `Kadıköy/İstanbul` two names, `No: 14-Kadıköy` a
 * number and a name. `[iİ]` because the `i` flag doesn't match `İ` with `i`.
 */
function toWords(text: string): string[] {
  return text
    .replace(/\/(?!(?<=\d\/)(?:\d|\p{L}(?!\p{L})))|[,;|]|(?<=^|\s)-(?=\s|$)/gu, " , ")
    .replace(/(?<=(?<!\p{L})(?:no|numara)\s*[.:]*\s*\d+\p{L}?)-(?=\p{L}{2})/giu, " , ")
    .replace(/(?<!\p{L})(no|numara|da[iİ]re|kat|d|k)\s*[.:]+\s*(?=\d)/giu, "$1 ")
    .split(/\s+/u)
    .filter((word) => word !== "");
}

interface Loose {
  readonly text: string;
  /** At the start of the address, up to a break. */
  readonly isFirst: boolean;
  /** After a break or after the building's number, where districts stand. */
  readonly isBehind: boolean;
}

function splitByWords(words: readonly string[]): SplitAddress {
  const parts: Record<AddressPart, string> = { ...emptyAddress };
  const rest: string[] = [];
  const loose: Loose[] = [];
  let open: string[] = [];
  let isAfterBreak = false;
  let isBegun = false;

  const close = (isBreak: boolean) => {
    if (open.length > 0) {
      const isBehind = isBegun && (isAfterBreak || parts.number !== "");
      loose.push({ text: open.join(" "), isFirst: !isBegun && isBreak, isBehind });
      isBegun = true;
    }
    open = [];
    isAfterBreak = isBreak;
  };
  const put = (part: AddressPart, text: string) => {
    if (parts[part] === "") parts[part] = text;
    else rest.push(text);
    isBegun = true;
    isAfterBreak = false;
  };
  /** Whether a number belongs to a name: `15 Temmuz Cad.`. */
  const isInName = (index: number) => {
    const end = words.indexOf(",", index);
    return words.slice(index + 1, end === -1 ? undefined : end).some((word) => isStreet(markerOf(word)));
  };

  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    const next = words[index + 1];
    const marker = markerOf(word);
    const part = isStreet(marker);
    if (word === ",") close(true);
    else if (part && open.length > 0) {
      put(part, [...open, word].join(" "));
      open = [];
    } else if (marker === "building" && open.length > 0) {
      rest.push([...open, word].join(" "));
      open = [];
    } else if ((marker === "number" || marker === "flat") && isNumber(next)) {
      close(false);
      if (marker === "number") put("number", next ?? "");
      else rest.push(`${word} ${next}`);
      index += 1;
    } else if (isNumber(word) && !isInName(index)) {
      close(false);
      if (/^\d{5}$/.test(word)) rest.push(word);
      else put("number", word);
    } else open.push(word);
  }
  close(false);
  return placeLoose(parts, loose, rest);
}

/** Assigns unmarked text by position: the neighbourhood at the start, before a break; the district at the end. A province is neither. */
function placeLoose(parts: Record<AddressPart, string>, loose: Loose[], rest: string[]): SplitAddress {
  const [first] = loose;
  if (first?.isFirst && parts.neighbourhood === "" && !isProvince(first.text)) {
    parts.neighbourhood = first.text;
    loose.shift();
  }
  const district = loose.findLast(({ text, isBehind }) => isBehind && !isProvince(text));
  if (district) {
    const { name, province } = cutProvince(district.text);
    parts.district = name;
    loose.splice(loose.indexOf(district), 1);
    if (province !== null) rest.push(province);
  }
  return { parts, rest: [...loose.map(({ text }) => text), ...rest] };
}

/** Splits off the province: `Kadıköy İstanbul`, `Kadıköy/İstanbul`. */
function cutProvince(text: string): { readonly name: string; readonly province: string | null } {
  const [, name, province] = /^(.+?)\s*[\s/]\s*([^\s/]+)$/u.exec(text) ?? [];
  return name && province && isProvince(province) ? { name, province } : { name: text, province: null };
}
