import { describe, expect, test } from "vitest";
import { toNextRow } from "../../../src/widgets/airview/route-list.tsx";
import { toRouteIndex } from "../../../src/widgets/airview/routes.model.ts";
import { findSeats, peopleOf, stopOfSeat } from "../../../src/widgets/airview/people.model.ts";
import { evening, person, route, stop } from "./sample-routes.ts";

describe("passenger search", () => {
  const routeIndex = toRouteIndex([route(), evening()]);
  const find = (search: string, limit = 50) => findSeats(routeIndex, search, limit);
  const names = (search: string) => find(search).seats.map(({ name }) => name);

  test("finds people in both directions, with their stops", () => {
    const { seats, total } = find("can");
    expect(total).toBe(2);
    expect(seats.map((seat) => `${seat.route.routeId} ${stopOfSeat(seat)?.id}`)).toEqual(["501 B", "502 B"]);
  });

  test("lists exact Turkish letters before folded ones", () => {
    expect(names("ISIK")).toEqual(["Ayşe Işık", "Ayşe Işık"]);
    expect(names("ışık")).toEqual(["Ayşe Işık", "Ayşe Işık"]);
    expect(names("isil")).toEqual(["Işıl Çağlar", "Işıl Çağlar"]);
    expect(names("çağ")).toEqual(["Işıl Çağlar", "Işıl Çağlar"]);
    const both = toRouteIndex([route({ stops: [stop(1, [person("1", "Isıl Ak"), person("2", "İsil Ak")])] })]);
    expect(findSeats(both, "İsil", 9).seats.map(({ name }) => name)).toEqual(["İsil Ak", "Isıl Ak"]);
  });

  test("lists beginnings of words first", () => {
    const many = toRouteIndex([route({ stops: [stop(1, [person("1", "Tülay Can"), person("2", "Can Ay")])] })]);
    expect(findSeats(many, "ay", 9).seats.map(({ name }) => name)).toEqual(["Can Ay", "Tülay Can"]);
  });

  test("finds nobody for an empty search, and counts all beyond the limit", () => {
    expect(find("  ")).toEqual({ seats: [], total: 0 });
    expect(find("a", 3)).toMatchObject({ total: 6, seats: { length: 3 } });
  });

  test("builds its index once, and only for a search", () => {
    expect(peopleOf(routeIndex)).toBe(peopleOf(routeIndex));
    const unread = {
      ...routeIndex,
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

  test("moves by arrows, pages and ends within the list", () => {
    expect(press("ArrowDown", 0)).toBe(1);
    expect(press("ArrowUp", 0)).toBe(0);
    expect(press("PageDown", 1)).toBe(5);
    expect(press("PageDown", 4)).toBe(5);
    expect(press("Home", 4)).toBe(0);
    expect(press("End", 0)).toBe(5);
    expect(press("Tab", 0)).toBeNull();
  });

  test("moves to the next name that begins with the typed letters", () => {
    typed.at = -10_000;
    expect(press("b", 0, 0)).toBe(1);
    expect(press("b", 1, 5000)).toBe(2);
    expect(press("c", 0, 10_000)).toBe(3);
    expect(press("i", 0, 20_000)).toBe(4);
    expect(press("x", 0, 30_000)).toBeNull();
  });

  test("moves nowhere in an empty list", () => {
    const keys = { key: "End", timeStamp: 0, ctrlKey: false, metaKey: false, altKey: false };
    expect(toNextRow(keys, { names: [], active: 0, page: 4, typed })).toBeNull();
  });
});
