import { expect, it } from "vitest";
import { evenly } from "../mutants/sample.mjs";

const mutants = Array.from({ length: 1000 }, (_, place) => place);

it.each([0, 1, 7, 20_261_124])("samples every part of a room alike, with seed %i", (seed) => {
  const sample = evenly(mutants, 100, seed);
  expect(new Set(sample).size).toBe(100);
  for (let part = 0; part < 10; part += 1)
    expect(sample.filter((place) => Math.floor(place / 100) === part)).toHaveLength(10);
});

it("takes the same sample again by its seed, and another one by another", () => {
  expect(evenly(mutants, 100, 3)).toEqual(evenly(mutants, 100, 3));
  expect(evenly(mutants, 100, 3)).not.toEqual(evenly(mutants, 100, 4));
});

it("takes all of a room that is smaller than the sample", () => {
  expect(evenly(mutants, 1001, 3)).toEqual(mutants);
});
