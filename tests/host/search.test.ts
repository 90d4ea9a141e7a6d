import { atom } from "nanostores";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { nameAt } from "../../demo/server/seed/names.ts";
import { toAddressOf } from "../../src/core/portal/addresses.ts";
import { namedEmployee } from "../../src/core/employees/named-employee.ts";
import { invalidate } from "../../src/core/query/action.ts";
import { clientOf, createQuery, typingPause } from "../../src/core/query/query.ts";
import { createSession, type Profile } from "../../src/core/session/session.ts";
import { foldText } from "../../src/core/text/text.ts";
import { findEmployees } from "../../src/host/search/sources.ts";
import { createSearch, type Offer, type Search } from "../../src/host/search/search.store.ts";
import { toMenu } from "../../src/host/shell/menu.ts";
import { createTestEnvironment, json } from "../helpers/environment.ts";
import { admin } from "../helpers/profile.ts";
import { partOf } from "../helpers/whole.ts";
import { changedBy } from "../../src/core/query/call-query.ts";

interface Person {
  readonly id: number;
  readonly passenger_name: string;
  readonly route_name: string;
  readonly registration_status: string;
}
const person = (id: number, name: string, route = "Beykoz – Levent"): Person => ({
  id,
  passenger_name: name,
  route_name: route,
  registration_status: "registered",
});

const paths = {
  employees: "/api/company/employees/",
  routes: "/api/routes/",
  drivers: "/api/routes/drivers/",
  files: "/api/company/documents/column-filters/",
  tickets: "/api/get/zendesk/tickets/",
} as const;
type CallName = keyof typeof paths;

const driver = (id: number, name: string, plate: string) => ({ id, driver_name: name, license_plate: plate });
const ticket = (id: string, subject: string) => ({
  ticket_id: id,
  subject,
  passenger_name: "Ayşe Kaya",
  ticket_flow: [],
});

/** A stub of the provider's API whose answers a test can delay or refuse. */
function createProvider(people: readonly Person[]) {
  const held = new Map<CallName, Promise<void>>();
  /** Requests whose URL contains one of these texts are refused. */
  const refused = new Set<string>();
  const folded = people.map((one) => foldText(`${one.passenger_name}\n${one.route_name}`));
  const bodies: Record<CallName, (query: URLSearchParams) => unknown> = {
    employees(query) {
      const term = foldText(query.get("search") ?? "");
      const [page, size] = [Number(query.get("page")), Number(query.get("page_size"))];
      const found = people.filter((_, index) => folded[index]?.includes(term));
      return { results: found.slice((page - 1) * size, page * size), count: found.length };
    },
    routes: () => [
      { route_id: 1, route_unique_id: "R-17", route_name: "Ayazağa – Levent", time_period: "morning" },
      { route_id: 2, route_unique_id: "R-34", route_name: "Kadıköy – Levent", time_period: "morning" },
    ],
    drivers(query) {
      const term = foldText(query.get("search_term") ?? "");
      const all = [driver(31, "Aydın Topal", "34 ABC 123"), driver(32, "Murat Aksoy", "06 AYZ 7")];
      const drivers = all.filter((one) => foldText(`${one.driver_name}\n${one.license_plate}`).includes(term));
      return { meta: { total_count: 2, query_based_total_count: drivers.length }, drivers };
    },
    files: () => ({ results: { name: ["Aylık Rapor.pdf", "Sözleşme.pdf"], type: [], period: [] } }),
    tickets: (query) => [query.get("status") === "open" ? ticket("48213", "Durak") : ticket("48199", "Saat")],
  };
  return {
    /** Holds the answers of a call back until the returned function is called. */
    hold(name: CallName): () => void {
      let release = () => undefined as void;
      held.set(name, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(name);
        release();
      };
    },
    refused,
    async answer(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url);
      const name = (Object.keys(paths) as CallName[]).find((call) => paths[call] === pathname);
      if (!name) return json({}, 404);
      // Decided at the time of the request, before it may be delayed.
      const isRefused = [...refused].some((part) => request.url.includes(part));
      await held.get(name);
      return isRefused ? json({}, 400) : json(bodies[name](searchParams));
    },
  };
}

const few = [
  person(1, "Ayşe Kaya"),
  person(2, "Ayşe Demir", "Kadıköy – Levent"),
  person(3, "Murat Ay"),
  person(4, "Selin Öz"),
];

function setUp({ people = few, profile = admin, isBillingEnabled = true, typed = "" } = {}) {
  const provider = createProvider(people);
  const environment = createTestEnvironment(provider.answer);
  const session = createSession({ environment });
  session.open("t1", profile);
  const offer = (of: Profile): Offer => ({
    profile: of,
    pages: toMenu(of, { isBillingEnabled }).filter(({ lock }) => lock === undefined),
  });
  const $offer = atom(offer(profile));
  const opened: string[] = [];
  const open = () => createSearch({ session, $offer, typed, onOpen: (location) => opened.push(toAddressOf(location)) });
  const search = open();
  const calls = () => environment.requests.map(({ url }) => new URL(url).pathname);
  return { provider, environment, session, search, opened, calls, open };
}

const settle = () => vi.advanceTimersByTimeAsync(typingPause + 50);
const write = async (search: Search, text: string) => {
  search.type(text);
  await settle();
};
const keysOf = ({ $view }: Search) => $view.get().options.map(({ key }) => key);
const groupsOf = ({ $view }: Search) => $view.get().groups.map(({ name }) => name);

const searches: Search[] = [];
const made = <Made extends { readonly search: Search }>(set: Made): Made => {
  searches.push(set.search);
  return set;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const search of searches.splice(0)) search.destroy();
  vi.useRealTimers();
});

describe("ten thousand employees", () => {
  const firstNames =
    "Ayşe Fatma Emine Hatice Zeynep Elif Meryem Şerife İpek Işıl Çiğdem Özlem Ümran Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim Yusuf Kadir Gökhan Ömer".split(
      " ",
    );
  const lastNames =
    "Yılmaz Kaya Demir Şahin Çelik Yıldız Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt".split(" ");
  const many = Array.from({ length: 10_000 }, (_, at) => {
    const first = firstNames[at % firstNames.length] ?? "";
    return person(
      at,
      `${first} ${lastNames[at % lastNames.length] ?? ""}`,
      at % 7 === 0 ? "Zeytinburnu – Kadıköy" : "Beykoz – Levent",
    );
  }).toSorted((one, other) => one.passenger_name.localeCompare(other.passenger_name, "tr"));

  test("each is a hit of three letters on any keyboard, and Enter opens one whose name begins so, without a further call", async () => {
    const { search, opened, calls, session } = made(setUp({ people: many }));
    const found = new Set<string>();
    const some = ["Ayşe", "Şerife", "İpek", "Işıl", "Çiğdem", "Ümran"];
    for (const name of some) {
      const letters = foldText(name).slice(0, 3);
      await write(search, `c ${letters}`);
      const first = search.$view.get().options[0];
      expect(first?.type === "hit" && foldText(first.hit.title).startsWith(letters), name).toBe(true);
      while (keysOf(search).includes("further employee")) {
        search.take("further employee");
        await settle();
      }
      for (const key of keysOf(search)) found.add(key);
    }
    const missed = many.filter(
      ({ id, passenger_name: name }) => some.includes(name.split(" ")[0] ?? "") && !found.has(`employee ${id}`),
    );
    expect(missed).toEqual([]);

    search.type("zey");
    // Enter is pressed before anything has been requested.
    search.enter();
    await settle();
    expect(opened).toHaveLength(1);
    const id = /^\/personnel\?passenger=(\d+)$/.exec(opened[0] ?? "")?.[1] ?? "";
    expect(many.find((one) => String(one.id) === id)?.passenger_name).toMatch(/^Zeynep/);
    const before = calls().length;
    const { $load } = createQuery(session, namedEmployee(id, false));
    const stop = $load.listen(() => undefined);
    expect($load.get()).toMatchObject({ status: "ready", data: { id } });
    stop();
    expect(calls().length).toBe(before);
  });

  test("whose route has the letters come after those whose name has them, however many they are", async () => {
    const { search, calls } = made(setUp({ people: many }));
    await write(search, "zeyti");
    expect(groupsOf(search)).toEqual(["employee"]);
    const before = calls().length;
    // About 1 400 ride this route; the Zeyneps are the last of the alphabet.
    await write(search, "zey");
    const titles = search.$view.get().options.flatMap((option) => (option.type === "hit" ? [option.hit.title] : []));
    expect(titles).toHaveLength(5);
    expect(titles.every((title) => title.startsWith("Zeynep"))).toBe(true);
    expect(calls().length - before).toBeLessThan(25);
  });

  test("three letters of any word of a name and Enter open somebody whose name has them there, whatever page begins so", async () => {
    const named = Array.from({ length: 10_000 }, (_, at) => {
      const { first, last } = nameAt(at);
      // Everybody's route ends at Levent, so `lev` finds everybody, and the first person named Levent comes late in the list.
      return person(at, `${first} ${last}`, "Kadıköy – Levent");
    }).toSorted((one, other) => one.passenger_name.localeCompare(other.passenger_name, "tr"));
    const wordsOf = new Map(named.map(({ id, passenger_name: name }) => [String(id), foldText(name).split(" ")]));
    const { search, opened, calls } = made(setUp({ people: named }));
    expect(keysOf(search)).toEqual(expect.arrayContaining(["page billing-module", "page personnel"]));
    const beginnings = new Set([...wordsOf.values()].flat().map((word) => word.slice(0, 3)));
    for (const letters of partOf([...beginnings], 12)) {
      const before = calls().length;
      search.type(letters);
      search.enter();
      do await settle();
      while (search.$view.get().isBusy);
      const id = /^\/personnel\?passenger=(\d+)$/.exec(opened.pop() ?? "")?.[1] ?? "";
      expect(
        wordsOf.get(id)?.some((word) => word.startsWith(letters)),
        letters,
      ).toBe(true);
      expect(calls().length - before, letters).toBeLessThanOrEqual(100);
    }
  });

  test("more than are read for the first lines are read when they are wanted", async () => {
    const first = person(-1, "Zeynep Ay", "Zeytinburnu – Kadıköy");
    const others = Array.from({ length: 2149 }, (_, at) => person(at, `Ali ${at}`, "Zeytinburnu – Kadıköy"));
    const { session } = made(setUp({ people: [first, ...others] }));
    const find = async (screens: number) => {
      const question = { text: "zey", screens };
      const { hits, hasMore } = await findEmployees(session.http, question, new AbortController().signal);
      return [hits.length, hasMore];
    };
    expect(await find(1)).toEqual([2000, true]);
    expect(await find(21)).toEqual([2100, true]);
    expect(await find(22)).toEqual([2150, false]);
  });

  test("are found with the family name first", async () => {
    const { search } = made(setUp({ people: many }));
    await write(search, "ç kaya ayş");
    const [first] = search.$view.get().options;
    expect(first?.type === "hit" && first.hit.title).toBe("Ayşe Kaya");
  });
});

describe("answers in any order", () => {
  const names = ["employees", "routes", "drivers", "files"] as const;
  const orders = names.flatMap((a) =>
    names.flatMap((b) =>
      names.flatMap((c) => names.flatMap((d) => (new Set([a, b, c, d]).size === 4 ? [[a, b, c, d]] : []))),
    ),
  );

  test.each(orders.map((order) => [order.join(", "), order] as const))("%s: Enter opens the same", async (_, order) => {
    // Without billing no page title begins with these letters.
    const { provider, search, opened } = made(setUp({ isBillingEnabled: false }));
    const release = Object.fromEntries(names.map((name) => [name, provider.hold(name)]));
    search.type("ay");
    search.enter();
    await settle();
    expect(search.$view.get().isBusy).toBe(true);
    for (const name of order) {
      release[name]?.();
      await settle();
    }
    // Ignores the group of recently opened hits, which now comes first.
    expect(groupsOf(search).filter((name) => name !== "recent")).toEqual([
      "employee",
      "route",
      "driver",
      "plate",
      "file",
    ]);
    expect(opened).toEqual(["/personnel?passenger=2"]);
    expect(search.$view.get().isBusy).toBe(false);
  });

  test("from four letters on a page is offered at once, since nothing can come before it", async () => {
    const { provider, search, opened } = made(setUp({ people: [person(5, "Fatma Tura")] }));
    const release = names.map((name) => provider.hold(name));
    search.type("fatu");
    search.enter();
    expect(opened).toEqual(["/billing"]);
    search.type("kuş");
    search.enter();
    expect(opened).toHaveLength(1);
    for (const go of release) go();
    await settle();
    expect(opened).toEqual(["/billing", "/airview"]);
  });

  test("what a person has gone to stays the active one, whatever comes before it", async () => {
    const { provider, search } = made(setUp({ isBillingEnabled: false }));
    const release = provider.hold("employees");
    await write(search, "ay");
    expect(search.$view.get().active).toBeNull();
    search.activate("route R-17");
    release();
    await settle();
    expect(keysOf(search)[0]).toBe("employee 2");
    expect(search.$view.get().active).toBe("route R-17");
    search.type("aya");
    expect(search.$view.get().active).not.toBe("employee 2");
  });

  test("a late answer to an older text is dropped; the hits of that text serve as far as they match", async () => {
    const { provider, search, environment } = made(setUp());
    await write(search, "ç ay");
    expect(keysOf(search)).toEqual(["employee 2", "employee 1", "employee 3"]);
    const release = provider.hold("employees");
    await write(search, "ç sel");
    expect(keysOf(search)).toEqual([]);
    search.type("ç ayşe kay");
    // A store without listeners ends after a second.
    await vi.advanceTimersByTimeAsync(typingPause - 10);
    expect(keysOf(search)).toEqual(["employee 1"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(environment.requests.findLast(({ url }) => url.includes("search=sel"))?.signal.aborted).toBe(true);
    expect(keysOf(search)).toEqual(["employee 1"]);
    release();
    await settle();
    expect(keysOf(search)).toEqual(["employee 1"]);
    expect(search.$view.get().isBusy).toBe(false);
  });

  test("the provider is asked after a pause in typing, once", async () => {
    const { search, environment } = made(setUp());
    for (const text of ["a", "ay", "ayş", "ay", "ayş"]) {
      search.type(text);
      await vi.advanceTimersByTimeAsync(typingPause - 10);
    }
    await settle();
    const asked = environment.requests.flatMap(({ url }) => new URL(url).searchParams.get("search") ?? []);
    expect(asked).toEqual(["ayş"]);
  });
});

describe("a call that fails", () => {
  test("is a line of its own kind with a retry; the others stay, and nothing says that there is nothing", async () => {
    const { provider, search } = made(setUp());
    provider.refused.add(paths.employees);
    await write(search, "ayd");
    expect(keysOf(search)).toEqual(["driver 31", "retry employee"]);
    expect(search.$view.get().active).toBe("driver 31");
    await write(search, "ç selin");
    expect(keysOf(search)).toEqual(["retry employee"]);
    expect(search.$view.get().isNothing).toBe(false);
    provider.refused.clear();
    const release = provider.hold("employees");
    search.take("retry employee");
    await settle();
    expect(search.$view.get().options).toMatchObject([{ type: "retry", isRetrying: true }]);
    release();
    await settle();
    expect(keysOf(search)).toEqual(["employee 4"]);
  });

  test("Enter that waits opens nothing when all have failed, and repeats nothing by itself", async () => {
    const { provider, search, opened, calls } = made(setUp());
    provider.refused.add(paths.employees);
    search.type("ç sel");
    search.enter();
    await settle();
    const before = calls().length;
    await settle();
    expect(opened).toEqual([]);
    expect(calls().length).toBe(before);
    expect(keysOf(search)).toEqual(["retry employee"]);
  });

  test("one of the two lists of tickets keeps the other", async () => {
    const { search, provider } = made(setUp());
    provider.refused.add("status=solved");
    await write(search, "t ");
    expect(keysOf(search)).toEqual(["ticket 48213", "retry ticket"]);
    await write(search, "t yok");
    expect(search.$view.get().isNothing).toBe(false);
    provider.refused.clear();
    search.take("retry ticket");
    await settle();
    expect(search.$view.get().isNothing).toBe(true);
    search.type("t ");
    expect(keysOf(search)).toEqual(["ticket 48199", "ticket 48213"]);
  });
});

test("pages without an entry in the menu are found by name", async () => {
  const { search, opened } = made(setUp({ people: [person(5, "Belgin Akar")] }));
  expect(keysOf(search)).not.toContain("page /personnel?view=spread");
  await write(search, "bel");
  expect(keysOf(search)).toEqual(["employee 5", "page /drivers/documents"]);
  await write(search, "belg");
  expect(keysOf(search)).toEqual(["page /drivers/documents", "employee 5"]);
  search.type("dagil");
  expect(search.$view.get().options).toMatchObject([{ hit: { title: "Dağılım", detail: "Çalışanlar" } }]);
  search.enter();
  await write(search, "m çalışanlar");
  expect(keysOf(search)).toEqual(["page personnel", "page /personnel?view=spread"]);
  search.take("page personnel");
  expect(opened).toEqual(["/personnel?view=spread", "/personnel"]);
});

describe("what an account hasn't got", () => {
  test("isn't offered, and isn't asked for", async () => {
    const { search, calls } = made(
      setUp({ profile: { ...admin, isDocumentsEnabled: false }, isBillingEnabled: false }),
    );
    expect(keysOf(search)).not.toContain("page billing-module");
    expect(keysOf(search)).not.toContain("page documents");
    await write(search, "ay");
    expect(groupsOf(search)).toEqual(["employee", "route", "driver", "plate"]);
    expect(calls()).not.toContain(paths.files);
    await write(search, "fatura");
    expect(search.$view.get().isNothing).toBe(true);
  });

  test("a demo account, whose modules aren't known or whose offer has expired, has what its menu has", async () => {
    const demo: Profile = { ...admin, accountType: "demo" };
    const { search, calls } = made(setUp({ profile: demo }));
    expect(keysOf(search)).toEqual([]);
    await write(search, "ay");
    expect([...search.$view.get().offered]).toEqual(["page"]);
    expect(calls()).toEqual([]);
    const modules = { offer: true, airview: true, billing: true, pastTrips: true, routeDetails: true, drivers: true };
    const enabledMenuItems = { ...modules, summary: true };
    const expired = made(setUp({ profile: { ...demo, enabledMenuItems, isOfferExpired: true } }));
    expect(keysOf(expired.search)).toEqual(["page offer-module"]);
    const valid = made(setUp({ profile: { ...demo, enabledMenuItems, isOfferExpired: false } }));
    expect([...valid.search.$view.get().offered]).toEqual(["page", "employee", "route"]);
  });

  test("tickets come with their conversations: only a number, or a parsed for them alone, asks for them", async () => {
    const { search, calls, opened } = made(setUp());
    await write(search, "durak");
    expect(calls()).not.toContain(paths.tickets);
    await write(search, "48199");
    expect(keysOf(search)).toEqual(["ticket 48199"]);
    search.enter();
    await write(search, "#48213");
    search.enter();
    expect(opened).toEqual(["/passenger-tickets?status=solved&ticket=48199", "/passenger-tickets?ticket=48213"]);
  });
});

describe("what was opened", () => {
  test("comes first, the latest before the others, until the next person or a reload", async () => {
    const { search, session, open, environment } = made(setUp());
    await write(search, "ayş");
    search.take("employee 1");
    await write(search, "34abc");
    search.take("plate 31");
    search.destroy();
    const second = open();
    searches.push(second);
    expect(keysOf(second).slice(0, 3)).toEqual(["plate 31", "employee 1", "page overview"]);
    await write(second, "ayş");
    expect(keysOf(second)).toEqual(["employee 1", "employee 2"]);
    expect(groupsOf(second)).toEqual(["recent", "employee"]);
    // Only the sign-in is stored.
    expect(environment.storage("session").get("shuttle.session")).toBeNull();
    expect(environment.storage("local").get("shuttle.session")).not.toMatch(/ayş|Kaya|34/i);
    second.destroy();
    session.signOut();
    session.open("t2", { ...admin, userId: "8", userName: "Mert İnan" });
    const third = open();
    searches.push(third);
    expect(groupsOf(third)).toEqual(["page"]);
  });

  test("an employee is shown again at once, and asked for again when the row is old or was changed since", async () => {
    const { search, session, open } = made(setUp());
    const openAgain = () => {
      const again = open();
      again.take("employee 1");
      again.destroy();
    };
    const stateOf = () => clientOf(session).getQueryState(namedEmployee("1", false).key);
    await write(search, "ayş");
    search.take("employee 1");
    const loadedAt = stateOf()?.dataUpdatedAt ?? 0;
    expect(loadedAt).toBeGreaterThan(0);
    invalidate(session, changedBy("employees"));
    openAgain();
    expect(stateOf()).toMatchObject({ isInvalidated: true, dataUpdatedAt: loadedAt });
    // No element shows the employee any more.
    clientOf(session).clear();
    await vi.advanceTimersByTimeAsync(60_000);
    openAgain();
    expect(stateOf()).toMatchObject({ data: { id: "1" }, dataUpdatedAt: loadedAt });
    clientOf(session).setQueryData(namedEmployee("1", false).key, null);
    openAgain();
    expect(stateOf()?.data).toBeNull();
  });

  test("nothing that was typed is kept when the search is closed", async () => {
    const { search, session } = made(setUp());
    await write(search, "ayş");
    await write(search, "ç murat");
    const keys = () =>
      JSON.stringify(
        clientOf(session)
          .getQueryCache()
          .getAll()
          .map(({ queryKey }) => queryKey),
      );
    expect(keys()).toContain("murat");
    search.destroy();
    expect(keys()).not.toMatch(/ayş|murat/);
  });
});

test("a few hits of each kind, and all of one", async () => {
  const people = Array.from({ length: 130 }, (_, at) => person(at, `Ayşe ${String(at).padStart(3, "0")}`));
  const { search } = made(setUp({ people }));
  await write(search, "ayş");
  expect(keysOf(search)).toHaveLength(6);
  expect(search.$view.get().options.at(-1)).toMatchObject({ type: "all", kind: "employee", count: null });
  search.take("all employee");
  await settle();
  expect(search.$view.get().typed).toBe("ç ayş");
  expect(keysOf(search)).toHaveLength(101);
  search.take("further employee");
  await settle();
  expect(search.$view.get().active).toBe("employee 99");
  expect(keysOf(search)).toHaveLength(130);
  search.limit("route");
  expect(search.$view.get().typed).toBe("r ayş");
  search.limit("route");
  expect(search.$view.get().typed).toBe("ayş");
});
