import { describe, expect, it } from "vitest";
import { toOrderRanks } from "../../../src/widgets/kit/table/rows/table-rows.ts";

interface Entry {
  readonly name: string;
  readonly figure: number | null;
}

/** Sorts like the table: by rank, negated if descending; equal rows keep their order. */
function sorted(entries: readonly Entry[], by: "name" | "figure", isDescending = false): Entry[] {
  const column = {
    text: ({ name }: Entry) => name,
    ...(by === "figure" ? { value: ({ figure }: Entry) => figure } : {}),
  };
  const ranks = toOrderRanks(entries, column, isDescending);
  return entries
    .map((entry, index) => ({ entry, rank: (ranks[index] ?? 0) * (isDescending ? -1 : 1) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

const named = (...names: string[]) => names.map((name): Entry => ({ name, figure: null }));
const namesOf = (entries: readonly Entry[]) => entries.map(({ name }) => name);
const figured = (...figures: (number | null)[]) =>
  figures.map((figure, index): Entry => ({ name: `${index}`, figure }));
const figuresOf = (entries: readonly Entry[]) => entries.map(({ figure }) => figure);

describe("order of rows", () => {
  it("is that of the Turkish dictionary", () => {
    const right =
      "Adem Âdem Ahmet ali Ali Cem Çağla Gül Ğ Ilgaz Irmak İbrahim İlker Osman Ömer Sibel Şule Umut Ümit Zeynep".split(
        " ",
      );
    expect(namesOf(sorted(named(...right.toReversed()), "name"))).toEqual(right);
    expect(namesOf(sorted(named(...right), "name", true))).toEqual(right.toReversed());
  });

  it("differs from that of the library's own sort", () => {
    expect(namesOf(sorted(named("Cem", "Ilgaz", "İlker", "Su", "Zeki", "Çınar", "Şen"), "name"))).toEqual([
      "Cem",
      "Çınar",
      "Ilgaz",
      "İlker",
      "Su",
      "Şen",
      "Zeki",
    ]);
  });

  it("knows numbers within texts", () => {
    expect(namesOf(sorted(named("Hat 10", "Hat 2", "Hat 1"), "name"))).toEqual(["Hat 1", "Hat 2", "Hat 10"]);
  });

  it("follows the value where a column has one", () => {
    expect(figuresOf(sorted(figured(1000, 9, 80), "figure"))).toEqual([9, 80, 1000]);
  });

  it("puts rows without a value last in both directions", () => {
    const entries = figured(null, 3, Number.NaN, -1, 0);
    expect(figuresOf(sorted(entries, "figure"))).toEqual([-1, 0, 3, null, Number.NaN]);
    expect(figuresOf(sorted(entries, "figure", true))).toEqual([3, 0, -1, null, Number.NaN]);
  });

  it("keeps equal rows in their own order", () => {
    const entries = [
      { name: "a", figure: 1 },
      { name: "b", figure: 0 },
      { name: "c", figure: 1 },
    ];
    expect(namesOf(sorted(entries, "figure"))).toEqual(["b", "a", "c"]);
    expect(namesOf(sorted(entries, "figure", true))).toEqual(["a", "c", "b"]);
  });
});
