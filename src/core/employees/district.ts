import { foldWord, isProvince, markerOf, splitAddress } from "./address.ts";

/** Smallest group that is shown: fewer people could be identified by where they live. */
export const fewestPeople = 5;

export const isFew = (count: number): boolean => count > 0 && count < fewestPeople;

/** A name, without digits and the words that mark another part of an address. */
const isName = (text: string) => text !== "" && !/[\d.:]/.test(text) && markerOf(text) === undefined;

/**
 * The district of an address: what stands before the province (`Kadıköy/İstanbul`, `Kadıköy, İstanbul`), else at the end after
 * the building's number (`Caferağa-Moda-14-Kadıköy`, `Moda Cad. No: 14 Kadıköy`). Null when it names none. Nearly every province
 * has a district `Merkez`, so that one is named with its province.
 */
export function districtOf(address: string | null): string | null {
  const text = (address ?? "").normalize("NFC");
  const parts = text
    .split(/[,/\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !(part.length === 7 && foldWord(part) === "turkiye"));
  const last = parts.at(-1) ?? "";
  if (parts.length > 1 && isProvince(last))
    return toDistrict(
      parts
        .at(-2)
        ?.split(/[\s-]+/)
        .at(-1) ?? "",
      last,
    );
  const cells = text.split("-").map((cell) => cell.trim());
  const end = cells.at(-1) ?? "";
  // The provider's form, before the slower search for marker words.
  if (cells.length >= 4 && /^\d/.test(cells.at(-2) ?? "") && isName(end)) return toDistrict(end, null);
  const { parts: found, rest } = splitAddress(text);
  return toDistrict(found.district, rest.findLast(isProvince) ?? null);
}

function toDistrict(name: string, province: string | null): string | null {
  if (!isName(name) || isProvince(name)) return null;
  if (foldWord(name) !== "merkez") return name;
  return province === null ? null : `${province} ${name}`;
}

/** Somebody with an address, as an answer has them. */
interface Resident {
  readonly homeAddress: string | null;
}

const known = new WeakMap<Resident, string | null>();

/**
 * The district of a person, parsed once and cached. Thousands of addresses in one task would block the page, so code that fetches
 * people page by page calls this for each page as it arrives.
 */
export function homeDistrictOf(person: Resident): string | null {
  const found = known.get(person);
  if (found !== undefined) return found;
  const district = districtOf(person.homeAddress);
  known.set(person, district);
  return district;
}

interface District<Person> {
  readonly name: string;
  readonly people: readonly Person[];
}

interface Districts<Person> {
  /** Districts of at least {@link fewestPeople}, the largest first. */
  readonly named: readonly District<Person>[];
  /** All others: of small districts, and without a district. Empty, or at least {@link fewestPeople} where the total allows it. */
  readonly rest: readonly Person[];
  /** Districts in `rest`. */
  readonly merged: number;
}

/**
 * People by district. Districts of fewer than {@link fewestPeople} are merged into `rest`, with the next larger ones until `rest` isn't
 * small either: its size could be derived from the total. Only fewer than {@link fewestPeople} in all stay a small group.
 */
export function byDistrict<Person>(
  people: readonly Person[],
  toDistrictOf: (person: Person) => string | null,
): Districts<Person> {
  const found = new Map<string, { readonly name: string; readonly people: Person[] }>();
  const rest: Person[] = [];
  for (const person of people) {
    const name = toDistrictOf(person);
    if (name === null) {
      rest.push(person);
      continue;
    }
    const key = foldWord(name);
    const district = found.get(key) ?? { name, people: [] };
    found.set(key, district);
    district.people.push(person);
  }
  // Equal sizes by name, so that the order of the list doesn't decide who is merged.
  const named = [...found].toSorted(
    ([key, one], [otherKey, other]) => other.people.length - one.people.length || (key < otherKey ? -1 : 1),
  );
  const all = named.length;
  while (named.length > 0 && (isFew(named.at(-1)?.[1].people.length ?? 0) || isFew(rest.length))) {
    rest.push(...(named.pop()?.[1].people ?? []));
  }
  return { named: named.map(([, district]) => district), rest, merged: all - named.length };
}
