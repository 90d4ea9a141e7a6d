import { describe, expect, test } from "vitest";
import { toNextRow } from "../../../src/widgets/airview/list/row-keys.ts";
import { toRouteBook } from "../../../src/widgets/airview/routes.model.ts";
import { findSeats, peopleOf, stopOfSeat } from "../../../src/widgets/airview/search/people.model.ts";
import { evening, person, route, stop } from "./sample-routes.ts";

describe("passenger search", () => {
  const book = toRouteBook([route(), evening()]);
  const find = (search: string, limit = 50) => findSeats(book, search, limit);
  const names = (search: string) => find(search).seats.map(({ name }) => name);

  test("finds people in both directions with their stops", () => {
    const { seats, total } = find("can");
    expect(total).toBe(2);
    expect(seats.map((seat) => `${seat.route.routeId} ${stopOfSeat(seat)?.id}`)).toEqual(["501 B", "502 B"]);
  });

  test("the Turkish way: exact letters before folded ones, İ and I are two letters", () => {
    expect(names("ISIK")).toEqual(["Ayşe Işık", "Ayşe Işık"]);
    expect(names("ışık")).toEqual(["Ayşe Işık", "Ayşe Işık"]);
    expect(names("isil")).toEqual(["Işıl Çağlar", "Işıl Çağlar"]);
    expect(names("çağ")).toEqual(["Işıl Çağlar", "Işıl Çağlar"]);
    const both = toRouteBook([route({ stops: [stop(1, [person("1", "Isıl Ak"), person("2", "İsil Ak")])] })]);
    expect(findSeats(both, "İsil", 9).seats.map(({ name }) => name)).toEqual(["İsil Ak", "Isıl Ak"]);
  });

  test("the beginning of a word before its middle", () => {
    const many = toRouteBook([route({ stops: [stop(1, [person("1", "Tülay Can"), person("2", "Can Ay")])] })]);
    expect(findSeats(many, "ay", 9).seats.map(({ name }) => name)).toEqual(["Can Ay", "Tülay Can"]);
  });

  test("nothing typed finds nobody, and a limit cuts without losing count", () => {
    expect(find("  ")).toEqual({ seats: [], total: 0 });
    expect(find("a", 3)).toMatchObject({ total: 6, seats: { length: 3 } });
  });

  test("is prepared once for an answer, and not before something is searched", () => {
    expect(peopleOf(book)).toBe(peopleOf(book));
    const unread = {
      ...book,
      get routes(): never {
        throw new Error("The passengers are read.");
      },
    };
    expect(findSeats(unread, "", 9)).toEqual({ seats: [], total: 0 });
    expect(() => findSeats(unread, "a", 9)).toThrow("are read");
  });
});

describe("keys in the list of routes", () => {
  const names = ["Acıbadem", "Beykoz", "Beykoz", "Çekmeköy", "İstinye", "Işıklar"];
  const typed = { text: "", at: -10_000 };
  const press = (key: string, active: number, timeStamp = 0) =>
    toNextRow({ key, timeStamp, ctrlKey: false, metaKey: false, altKey: false }, { names, active, page: 4, typed });

  test("arrows, page and ends stay within the list", () => {
    expect(press("ArrowDown", 0)).toBe(1);
    expect(press("ArrowUp", 0)).toBe(0);
    expect(press("PageDown", 1)).toBe(5);
    expect(press("PageDown", 4)).toBe(5);
    expect(press("Home", 4)).toBe(0);
    expect(press("End", 0)).toBe(5);
    expect(press("Tab", 0)).toBeNull();
  });

  test("letters lead to the next name that begins with them", () => {
    typed.at = -10_000;
    expect(press("b", 0, 0)).toBe(1);
    expect(press("b", 1, 5000)).toBe(2);
    expect(press("c", 0, 10_000)).toBe(3);
    expect(press("i", 0, 20_000)).toBe(4);
    expect(press("x", 0, 30_000)).toBeNull();
  });

  test("an empty list has nowhere to go", () => {
    const keys = { key: "End", timeStamp: 0, ctrlKey: false, metaKey: false, altKey: false };
    expect(toNextRow(keys, { names: [], active: 0, page: 4, typed })).toBeNull();
  });
});
