import { describe, expect, test, vi } from "vitest";
import { byDistrict, districtOf } from "../../../src/core/employees/district.ts";
import { createAllEmployees } from "../../../src/core/employees/all-employees.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { toSpread } from "../../../src/widgets/personnel/spread/spread.model.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { admin } from "../../helpers/profile.ts";

describe("the district of an address", () => {
  test.each([
    // The text before the province, in several spellings.
    ["Caferağa Mah., Moda Cad. No: 4 D: 2, Kadıköy/İstanbul", "Kadıköy"],
    ["Caferağa Mah., Moda Cad., Kadıköy, İstanbul, Türkiye", "Kadıköy"],
    ["Kadıköy/İstanbul", "Kadıköy"],
    ["Moda Cad. No: 4 Kadıköy / İSTANBUL", "Kadıköy"],
    ["Caferağa-Moda-Ferit Tek-14-Kadıköy/İstanbul", "Kadıköy"],
    // The text after the number, if no province follows.
    ["Caferağa-Moda-Ferit Tek-14-Kadıköy", "Kadıköy"],
    ["Caferağa Mah. Moda Cad. No: 14 Kadıköy", "Kadıköy"],
    ["Caferağa Mah. Moda Cad. No: 14 Kadıköy İstanbul", "Kadıköy"],
    ["Caferağa Mah.\nModa Cad. No: 14\nKadıköy", "Kadıköy"],
    // Each province's centre has the same name, so the province is added.
    ["Gül Mah., Ay Sok. No: 3, Merkez/Bolu", "Bolu Merkez"],
    ["Gül-Ay-3-Merkez", null],
    // Nothing is guessed.
    ["Moda Cad. 4", null],
    ["Gül Mah., Ay Sok, İstanbul", null],
    ["34710/İstanbul", null],
    ["İstanbul", null],
    ["Merkez", null],
    ["34710", null],
    ["", null],
    [null, null],
  ])("%s is in %s", (address, district) => expect(districtOf(address)).toBe(district));
});

describe("employees by district", () => {
  const shown = (addresses: readonly string[]) => {
    const { named, rest, merged } = byDistrict(addresses, districtOf);
    return [...named.map(({ name, people }) => `${name} ${people.length}`), `${rest.length} of ${merged}`];
  };
  const of = (name: string, count: number) => Array.from({ length: count }, () => `${name}/İstanbul`);

  test("lists the largest first and merges the same ones in any order", () => {
    const people = [...of("Şişli", 5), ...of("Beykoz", 5), ...of("Kadıköy", 7), ...of("Şile", 1)];
    expect(shown(people)).toEqual(["Kadıköy 7", "Beykoz 5", "6 of 2"]);
    expect(shown(people.toReversed())).toEqual(["Kadıköy 7", "Beykoz 5", "6 of 2"]);
  });

  test("counts two spellings as one district", () =>
    expect(shown([...of("Kadıköy", 3), ...of("KADIKÖY", 2)])).toEqual(["Kadıköy 5", "0 of 0"]));
});

test("reads the addresses with their pages, a hundred in a task, before a figure needs them", async () => {
  const everybody = Array.from({ length: 250 }, (_, id) => ({
    id,
    passenger_name: `Kişi ${id}`,
    home_address: `Gül Mah., Ay Sok. No: ${id}, ${id % 2 ? "Kadıköy" : "Şişli"}/İstanbul`,
  }));
  const sizes: number[] = [];
  const environment = createTestEnvironment((request) => {
    const query = new URL(request.url).searchParams;
    const [page, size] = [Number(query.get("page")), Number(query.get("page_size"))];
    sizes.push(size);
    return json({ results: everybody.slice((page - 1) * size, page * size), count: everybody.length });
  });
  const session = createSession({ environment });
  session.open("t1", admin);
  const { $load } = createAllEmployees(session);
  const stop = $load.listen(() => undefined);
  await vi.waitFor(() => expect($load.get().status).toBe("ready"));
  const load = $load.get();
  const people = load.status === "ready" ? load.data : [];
  expect(people).toHaveLength(250);
  expect(new Set(sizes)).toEqual(new Set([100]));
  for (const person of people)
    Object.defineProperty(person, "homeAddress", { get: () => expect.unreachable("an address read in one task") });
  expect(toSpread(people, new Map()).areas.map(({ name, people: count }) => [name, count])).toEqual([
    ["Kadıköy", 125],
    ["Şişli", 125],
  ]);
  stop();
});
