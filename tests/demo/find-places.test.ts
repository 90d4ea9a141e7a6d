import { expect, test } from "vitest";
import { splitAddress } from "../../src/core/employees/address.ts";
import { distance, allNeighbourhoods } from "../../demo/server/geo/places.ts";
import { findPlaces } from "../../demo/server/marketplace/find-places.ts";

const descriptions = (typed: string) => findPlaces(typed).map(({ description }) => description);

test("a whole address is one door near its neighbourhood, always the same", () => {
  const typed = "Caferağa Mah. Moda Cad. No: 41, Kadıköy";
  expect(descriptions(typed)).toEqual(["Caferağa Mah., Moda Cad. No: 41, Kadıköy/İstanbul"]);
  const [found] = findPlaces(typed);
  const centre = allNeighbourhoods.find(({ name }) => name === "Caferağa");
  if (!found || !centre) throw new Error("the address isn't found");
  expect(distance(found.place, centre)).toBeLessThan(460);
  expect(distance(found.place, centre)).toBeGreaterThan(10);
  expect(findPlaces("caferaga mahallesi moda cad. no 41 kadıköy")[0]?.place).toEqual(found.place);
  expect(splitAddress(found.description).parts).toMatchObject({ street: "Moda Cad.", number: "41" });
});

test.each([
  ["a neighbourhood of two districts", "Kartaltepe Mah. İncirli Sok. No: 4", 2],
  ["a street without a neighbourhood", "Bağlar Cad. No: 5", 2],
  ["a neighbourhood that isn't in this district", "Caferağa Mah. Moda Cad. No: 41, Bakırköy", 0],
  ["words that are no address", "lodos deniz", 0],
])("%s", (_, typed, count) => {
  expect(descriptions(typed)).toHaveLength(count);
});

test("a part of a name is still found as it is typed", () => {
  expect(descriptions("caddeb")).toEqual(["Caddebostan, Kadıköy/İstanbul"]);
});
