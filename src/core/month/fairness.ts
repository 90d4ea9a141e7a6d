import { byDistrict } from "../employees/district.ts";
import { compareText } from "../text/text.ts";

/** An employee with a seat, with today's values of the list of employees. */
export interface Commuter {
  /** District of the home. */
  readonly district: string | null;
  /** Metres. */
  readonly walkingDistance: number | null;
  /** Seconds. */
  readonly tripDuration: number | null;
}

/** Bin of a histogram: from `from` to below `to`; the last bin has no end (null). */
interface Bin {
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
}

/** Distribution of one value over the people. */
export interface Distribution {
  /** Number of people with a value … */
  readonly count: number;
  /** … and without one. */
  readonly missing: number;
  readonly bins: readonly Bin[];
  /** Null: nobody has a value. */
  readonly mean: number | null;
  readonly median: number | null;
  /** 90th percentile: a tenth of the people reach or exceed it. */
  readonly worstTenth: number | null;
  /** Number of people over the contract's limit; null: no limit. */
  readonly overLimit: number | null;
  readonly limit: number | null;
}

export interface DistrictFairness {
  /** `merged`: districts with too few people, and people without a district. `unknown`: only people without a district. */
  readonly kind: "district" | "merged" | "unknown";
  /** Name of the district; null for `merged` and `unknown`. */
  readonly name: string | null;
  readonly people: number;
  /** Number of districts: 1 for `district`, 0 for `unknown`. */
  readonly districts: number;
  readonly walking: Distribution;
  readonly duration: Distribution;
}

export interface Fairness {
  readonly walking: Distribution;
  readonly duration: Distribution;
  /** Districts with enough people, by name; last, in one entry, all others and people without a district. */
  readonly districts: readonly DistrictFairness[];
}

interface Limits {
  readonly walkingDistance: number | null;
  readonly duration: number | null;
}

/** Width of a bin in metres or seconds, and number of bins; the last bin includes all greater values. */
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
  const { named, rest, merged } = byDistrict(people, ({ district }) => district);
  const large = named.toSorted((a, b) => compareText(a.name, b.name));
  return {
    walking: walking(people),
    duration: duration(people),
    districts: [
      ...large.map(({ name, people: own }) => toPart("district", name, 1, own)),
      ...(rest.length > 0 ? [toPart(merged > 0 ? "merged" : "unknown", null, merged, rest)] : []),
    ],
  };
}

interface Binning {
  readonly width: number;
  readonly count: number;
}

/** Values below zero count as missing. */
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
