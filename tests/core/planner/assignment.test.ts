import * as fc from "fast-check";
import { expect, test } from "vitest";
import { assignSeats, type SeatOption } from "../../../src/core/planner/assignment.ts";
import { whole } from "./company.ts";

/** The highest sum of all possible choices, one by one. */
function bestSum(wishes: readonly (readonly SeatOption[])[], seats: readonly number[]): number {
  const [first, ...rest] = wishes;
  if (!first) return 0;
  let best = bestSum(rest, seats);
  for (const { pool, gain } of first) {
    if (pool !== null && (seats[pool] ?? 0) < 1) continue;
    const left = seats.map((count, index) => (index === pool ? count - 1 : count));
    best = Math.max(best, gain + bestSum(rest, left));
  }
  return best;
}

const wishes = fc.array(
  fc.array(
    fc.record({
      pool: fc.oneof(
        { weight: 6, arbitrary: fc.integer({ min: 0, max: 3 }) },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
      gain: fc.integer({ min: 1, max: 12 }),
    }),
    { maxLength: 4 },
  ),
  { maxLength: 7 },
);
const seats = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 });

test("saves as much as the best of all possibilities and gives no seat twice", () => {
  fc.assert(
    fc.property(wishes, seats, (people, places) => {
      const chosen = whole(assignSeats(people, places));
      const taken = places.map(() => 0);
      let sum = 0;
      for (const [person, option] of chosen.entries()) {
        if (option === null) continue;
        const { pool, gain } = (people[person] as readonly SeatOption[])[option] as SeatOption;
        sum += gain;
        if (pool !== null) taken[pool] = (taken[pool] ?? 0) + 1;
      }
      expect(sum).toBe(bestSum(people, places));
      for (const [pool, count] of taken.entries()) expect(count).toBeLessThanOrEqual(places[pool] ?? 0);
      expect(whole(assignSeats(people, places))).toEqual(chosen);
    }),
    { numRuns: 2000 },
  );
});

test("moves somebody to their second choice when another saves more in their place", () => {
  const people = [
    [
      { pool: 0, gain: 500 },
      { pool: 1, gain: 450 },
    ],
    [{ pool: 0, gain: 400 }],
  ];
  expect(whole(assignSeats(people, [1, 1]))).toEqual([1, 0]);
});

test("finds the better chain of moves behind a seat that is the first choice", () => {
  const people = [
    [
      { pool: 0, gain: 12 },
      { pool: 2, gain: 8 },
    ],
    [
      { pool: 0, gain: 10 },
      { pool: 1, gain: 5 },
    ],
    [{ pool: 2, gain: 3 }],
    [
      { pool: 0, gain: 5 },
      { pool: 1, gain: 4 },
    ],
  ];
  // The last one takes the seat of the second, who takes that of the first, who takes that of the third: 22 instead of 20.
  expect(whole(assignSeats(people, [1, 1, 1]))).toEqual([1, 0, null, 1]);
});
