import { compareText, foldText, toTurkishLower } from "../text/text.ts";
import { provinces } from "../text/provinces.ts";

/** An employee with a seat, as the list of employees has them today. */
export interface Commuter {
  readonly homeAddress: string | null;
  /** Metres. */
  readonly walkingDistance: number | null;
  /** Seconds. */
  readonly tripDuration: number | null;
}

/** From `from` to below `to`; the last bin has no end. */
interface Bin {
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
}

/** How one value is spread over the people. */
export interface Distribution {
  /** People with a value … */
  readonly count: number;
  /** … and without. */
  readonly missing: number;
  readonly bins: readonly Bin[];
  /** Null: nobody has a value. */
  readonly mean: number | null;
  readonly median: number | null;
  /** The value that a tenth of the people reach or exceed. */
  readonly worstTenth: number | null;
  /** People over the limit of the contract; null: there is none. */
  readonly overLimit: number | null;
  readonly limit: number | null;
}

export interface DistrictFairness {
  /** `merged`: several with few people, and people without a district. `unknown`: only the latter. */
  readonly kind: "district" | "merged" | "unknown";
  /** Of a district. */
  readonly name: string | null;
  readonly people: number;
  /** Merged: how many districts. */
  readonly districts: number;
  readonly walking: Distribution;
  readonly duration: Distribution;
}

export interface Fairness {
  readonly walking: Distribution;
  readonly duration: Distribution;
  /** Those with people enough, by name; then the others, and people without a district, in one. */
  readonly districts: readonly DistrictFairness[];
}

interface Limits {
  readonly walkingDistance: number | null;
  readonly duration: number | null;
}

/** Fewer people of a district could be recognised by their values. */
export const fewestPeople = 5;
/** Metres and seconds of a bin, and the number of bins; the last one holds all beyond. */
const walkingBins = { width: 100, count: 10 };
const durationBins = { width: 600, count: 10 };

export function toFairness(people: readonly Commuter[], limits: Limits): Fairness {
  const walking = (some: readonly Commuter[]) =>
    distribute(
      some.map(({ walkingDistance }) => walkingDistance),
      walkingBins,
      limits.walkingDistance,
    );
  const duration = (some: readonly Commuter[]) =>
    distribute(
      some.map(({ tripDuration }) => tripDuration),
      durationBins,
      limits.duration,
    );
  const toPart = (
    kind: DistrictFairness["kind"],
    name: string | null,
    districts: number,
    some: readonly Commuter[],
  ) => ({
    kind,
    name,
    districts,
    people: some.length,
    walking: walking(some),
    duration: duration(some),
  });
  const { named, unknown } = byDistrict(people);
  // The largest first, so that the smallest are merged.
  const shown = named.toSorted((a, b) => b.people.length - a.people.length);
  const merged = [];
  const rest = [...unknown];
  // What is left of the whole after the shown districts must not be few people either.
  while (shown.length > 0 && ((shown.at(-1)?.people.length ?? 0) < fewestPeople || isFew(rest))) {
    const smallest = shown.pop();
    merged.push(smallest?.name);
    rest.push(...(smallest?.people ?? []));
  }
  const kind = merged.length > 0 ? "merged" : "unknown";
  const large = shown.toSorted((a, b) => compareText(a.name, b.name));
  return {
    walking: walking(people),
    duration: duration(people),
    districts: [
      ...large.map(({ name, people: own }) => toPart("district", name, 1, own)),
      ...(rest.length > 0 ? [toPart(kind, null, merged.length, rest)] : []),
    ],
  };
}

const isFew = (people: readonly Commuter[]) => people.length > 0 && people.length < fewestPeople;

interface Binning {
  readonly width: number;
  readonly count: number;
}

/** Values below zero are none. */
function distribute(values: readonly (number | null)[], { width, count }: Binning, limit: number | null): Distribution {
  const known = values
    .filter((value) => value !== null && value >= 0)
    .toSorted((a, b) => (a ?? 0) - (b ?? 0)) as number[];
  const bins = Array.from({ length: count }, (_, index) => {
    const from = index * width;
    const to = index === count - 1 ? null : from + width;
    return { from, to, count: known.filter((value) => value >= from && (to === null || value < to)).length };
  });
  const sum = known.reduce((all, value) => all + value, 0);
  return {
    count: known.length,
    missing: values.length - known.length,
    bins,
    mean: known.length === 0 ? null : sum / known.length,
    median: medianOf(known),
    worstTenth: known.length === 0 ? null : (known[Math.max(0, Math.ceil(known.length * 0.9) - 1)] ?? null),
    overLimit: limit === null ? null : known.filter((value) => value > limit).length,
    limit,
  };
}

function medianOf(sorted: readonly number[]): number | null {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

function byDistrict(people: readonly Commuter[]) {
  const groups = new Map<string, { name: string; people: Commuter[] }>();
  const unknown: Commuter[] = [];
  for (const person of people) {
    const name = districtOf(person.homeAddress);
    if (name === null) {
      unknown.push(person);
      continue;
    }
    const group = groups.get(toTurkishLower(name)) ?? { name, people: [] };
    groups.set(toTurkishLower(name), group);
    group.people.push(person);
  }
  return { named: [...groups.values()], unknown };
}

const isProvince = (text: string) => provinces.has(foldText(text));
const isWord = (text: string) => text !== "" && !/[\d.:]/.test(text);

/**
 * The district of an address: what stands before the province (`Kadıköy/İstanbul`, `Kadıköy, İstanbul`), or the last part of the
 * provider's form with hyphens (`Caferağa-Moda-14-Kadıköy`). Null for anything else.
 */
export function districtOf(address: string | null): string | null {
  const parts = (address ?? "")
    .normalize("NFC")
    .split(/[,/\n]/)
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter((part) => part !== "" && foldText(part) !== "turkiye");
  const last = parts.at(-1) ?? "";
  if (parts.length > 1 && isProvince(last)) {
    const before = (parts.at(-2) ?? "").split(" ").at(-1) ?? "";
    return isWord(before) ? before : null;
  }
  const cells = (address ?? "").split("-").map((cell) => cell.trim());
  const end = cells.at(-1) ?? "";
  return cells.length >= 4 && /^\d/.test(cells.at(-2) ?? "") && isWord(end) ? end : null;
}
