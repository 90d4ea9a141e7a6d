import { once } from "../platform/once.ts";
import { foldWord, isProvince, markerOf, splitAddress } from "./address.ts";

/** Smallest number of people in a displayed district; in a smaller group people could be identified. */
export const fewestPeople = 5;

export const isFew = (count: number): boolean => count > 0 && count < fewestPeople;

/** Whether the text can be a name: no digits, and no word that marks another part of an address. */
const isName = (text: string) => text !== "" && !/[\d.:]/.test(text) && markerOf(text) === undefined;

/**
 * The district of an address: the name before the province (`Kadıköy/İstanbul`, `Kadıköy, İstanbul`), else the name at the end, after
 * the building's number (`Caferağa-Moda-14-Kadıköy`, `Moda Cad. No: 14 Kadıköy`). Null when there is none. `Merkez`, the name of a
 * district in nearly every province, is returned with its province, and null without one.
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
  // The provider's format is tried first, because the search for marker words is slower.
  if (cells.length >= 4 && /^\d/.test(cells.at(-2) ?? "") && isName(end)) return toDistrict(end, null);
  const { parts: found, rest } = splitAddress(text);
  return toDistrict(found.district, rest.findLast(isProvince) ?? null);
}

function toDistrict(name: string, province: string | null): string | null {
  if (!isName(name) || isProvince(name)) return null;
  if (foldWord(name) !== "merkez") return name;
  return province === null ? null : `${province} ${name}`;
}

/** A person with an address, as an object of a response. */
interface Resident {
  readonly homeAddress: string | null;
}

/**
 * The district of a person, parsed once and cached. Thousands of addresses in one task would block the page, so code that fetches
 * people page by page calls this for each page as it arrives.
 */
export const homeDistrictOf = once(({ homeAddress }: Resident) => districtOf(homeAddress));

interface District<Person> {
  readonly name: string;
  readonly people: readonly Person[];
}

interface Districts<Person> {
  /** Districts of at least {@link fewestPeople}, the largest first. */
  readonly named: readonly District<Person>[];
  /** People of small districts, and without a district. Empty, or at least {@link fewestPeople} where the total allows it. */
  readonly rest: readonly Person[];
  /** Number of districts in `rest`. */
  readonly merged: number;
}

/**
 * People by district. Districts of fewer than {@link fewestPeople} are merged into `rest`, and so are the next larger ones until `rest`
 * has that many, because its size can be derived from the total. `rest` stays smaller only when there are fewer people in all.
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
  // Equal sizes are sorted by name, so that the result doesn't depend on the order of the list.
  const named = [...found].toSorted(
    ([key, one], [otherKey, other]) => other.people.length - one.people.length || (key < otherKey ? -1 : 1),
  );
  const all = named.length;
  while (named.length > 0 && (isFew(named.at(-1)?.[1].people.length ?? 0) || isFew(rest.length))) {
    rest.push(...(named.pop()?.[1].people ?? []));
  }
  return { named: named.map(([, district]) => district), rest, merged: all - named.length };
}
