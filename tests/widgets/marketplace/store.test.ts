import { afterEach, describe, expect, test, vi } from "vitest";
import { invalidate } from "../../../src/core/query/action.ts";
import { changedBy } from "../../../src/core/query/call-query.ts";
import type { PastSearch } from "../../../src/core/api/marketplace-requests.ts";
import { keptSearch } from "../../../src/core/marketplace/search-value.ts";
import { createSession, type Profile, type Session } from "../../../src/core/session/session.ts";
import { createLoadReport } from "../../../src/widgets/kit/root/load-report.ts";
import { marketplaceContract } from "../../../src/widgets/marketplace/marketplace.contract.ts";
import { createMarketplace } from "../../../src/widgets/marketplace/marketplace.store.ts";
import { employees, marketplace, pastSearch, toCard, toLines, toRequest } from "../../elements/marketplace-answers.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { openStore } from "../../helpers/open-store.ts";

const profile = { userName: "Elif", accountType: "company", userType: "user", companyName: "" } as Profile;
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

let searches = 0;
const provider = marketplace({
  past: [pastSearch],
  requests: [toRequest(1, { route_unique_id: "M-2" })],
  // Each search gets a new id.
  lines: () => json(toLines([toCard(1), toCard(2)], 2, 100 + (searches += 1))),
});

function openSession() {
  const environment = createTestEnvironment((request) => provider(request) ?? json({}, 404));
  const session = createSession({ environment });
  session.open("t1", profile);
  return { session, environment };
}

/** Time in ms, longer than the element waits for a page to pass back the query of an event. */
const echoTime = 2000;

function open(
  given: Parameters<typeof openStore<typeof marketplaceContract.attributes, unknown>>[3] = {},
  session: Session = openSession().session,
) {
  searches = 0;
  const { store, scope, told, give } = openStore(marketplaceContract, createMarketplace, session, given);
  stops.push(createLoadReport({ emit: () => true, widget: "marketplace" }).watch(scope, () => undefined));
  return { store, session, told, give };
}

const lineOf = (store: ReturnType<typeof open>["store"]) => store.$buyer.get()?.lineStore.$chosen.get();
const named = (told: readonly string[], query: string) => vi.waitFor(() => expect(told.at(-1)).toBe(query));

describe("the marketplace's store", () => {
  test("loads employees by name, requests, past searches and the bulk status", async () => {
    const { session, environment } = openSession();
    const { store } = open({}, session);
    await vi.waitFor(() => expect(store.people.$load.get().status).toBe("ready"));
    const load = store.people.$load.get();
    expect(load.status === "ready" && load.data.map(({ name }) => name)).toEqual([
      "Ayşe Yılmaz",
      "Işıl Çağlar",
      "İbrahim Öz",
    ]);
    const paths = environment.requests.map(({ url }) => new URL(url).pathname);
    for (const path of ["request/", "past-search/", "all-passengers-offer-request/"])
      expect(paths).toContain(`/api/marketplace/${path}`);
    // No search has been made yet.
    expect(paths).not.toContain("/api/marketplace/");
  });

  test("opens a search's lines, keeps it for the session and writes its id to the query", async () => {
    const { store, session, told } = open({ query: "enabled=true&path=search-page" });
    store.search();
    expect(store.$state.get().step).toBe("search");
    store.form.choosePerson({ id: "9", name: "Ayşe Yılmaz" });
    store.form.change({ workType: "full-time" });
    store.search();
    expect(store.$state.get().step).toBe("lines");
    await named(told, "enabled=true&path=buyer-page&search=101");
    expect(keptSearch(session)?.subject).toEqual({ type: "passenger", passenger: { id: "9", name: "Ayşe Yılmaz" } });
    // When the marketplace is opened again, the form is restored.
    const later = open({}, session);
    expect(later.store.form.$fields.get()).toMatchObject({ personText: "Ayşe Yılmaz", workType: "full-time" });
  });

  test("writes the chosen line to the query and reads it from there", async () => {
    const { session, environment } = openSession();
    const { store, told, give } = open({ query: "path=buyer-page&search=77" }, session);
    await named(told, "path=buyer-page&search=101");
    store.$buyer.get()?.lineStore.choose("M-2");
    await named(told, "path=buyer-page&search=101&line=M-2");
    store.$buyer.get()?.lineStore.showPane("map");
    await named(told, "path=buyer-page&search=101&line=M-2&view=map");
    environment.time += echoTime;
    give({ query: "path=buyer-page&search=101&line=M-1" });
    expect(lineOf(store)).toBe("M-1");
    expect(store.$buyer.get()?.lineStore.$pane.get()).toBe("detail");
    give({ query: "path=buyer-page&search=101" });
    expect(lineOf(store)).toBeNull();
    // A query from outside raises no `shuttle-query`.
    expect(told.at(-1)).toBe("path=buyer-page&search=101&line=M-2&view=map");
  });

  test("writes a line again that is chosen at once after Back", async () => {
    const { session, environment } = openSession();
    const { store, told, give } = open({ query: "path=buyer-page&search=77" }, session);
    await named(told, "path=buyer-page&search=101");
    store.$buyer.get()?.lineStore.choose("M-2");
    await named(told, "path=buyer-page&search=101&line=M-2");
    environment.time += echoTime;
    give({ query: "path=buyer-page&search=101" });
    told.length = 0;
    store.$buyer.get()?.lineStore.choose("M-2");
    await named(told, "path=buyer-page&search=101&line=M-2");
  });

  test("finds the search by its id among the past ones after a reload", async () => {
    const { store, told } = open({ query: "path=buyer-page&search=77&sort=price" });
    expect(store.$buyer.get()).toBeNull();
    await vi.waitFor(() => expect(store.$buyer.get()?.search.subject).toMatchObject({ passenger: { id: "9" } }));
    expect(store.$buyer.get()?.lines.$order.get()).toBe("price");
    expect(store.form.$fields.get()).toMatchObject({ workType: "hybrid", daysMode: "not-defined" });
    await named(told, "path=buyer-page&search=101&sort=price");
    expect(store.$isForgotten.get()).toBe(false);
  });

  test("reports an unknown id until the next search", async () => {
    const { store } = open({ query: "path=buyer-page&search=5" });
    await vi.waitFor(() => expect(store.$isForgotten.get()).toBe(true));
    store.repeat(toPast());
    expect(store.$isForgotten.get()).toBe(false);
  });

  test("shows the lines of a known search again after an unknown id", async () => {
    const { session, environment } = openSession();
    const { store, told, give } = open({ query: "path=buyer-page&search=77" }, session);
    await named(told, "path=buyer-page&search=101");
    environment.time += echoTime;
    for (const known of ["search=101", ""]) {
      give({ query: "path=buyer-page&search=5" });
      expect(store.$isForgotten.get()).toBe(true);
      give({ query: `path=buyer-page&${known}` });
      expect(store.$isForgotten.get()).toBe(false);
    }
  });

  test.each([
    ["5", null],
    ["77", "hybrid"],
  ] as const)("shows no lines of another search while search %s is looked up", async (id, workType) => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const environment = createTestEnvironment(async (request) => {
      if (request.url.includes("/past-search/")) await held;
      return provider(request) ?? json({}, 404);
    });
    const session = createSession({ environment });
    session.open("t1", profile);
    const { store, told, give } = open({ query: "path=search-page" }, session);
    store.repeat(toPast());
    await named(told, "path=buyer-page&search=101");
    environment.time += echoTime;
    give({ query: `path=buyer-page&search=${id}` });
    expect(store.$buyer.get()).toBeNull();
    release();
    await vi.waitFor(() => expect(store.$isForgotten.get()).toBe(workType === null));
    await vi.waitFor(() => expect(store.$buyer.get()?.search.workType ?? null).toBe(workType));
  });

  test("shows the lines of the session's search after an unknown id", async () => {
    const { session } = openSession();
    open({ query: "path=search-page" }, session).store.repeat(toPast());
    const { store, give } = open({ query: "path=buyer-page&search=5" }, session);
    await vi.waitFor(() => expect(store.$isForgotten.get()).toBe(true));
    give({ query: "path=buyer-page" });
    expect(store.$buyer.get()?.search).toEqual(toSearch());
    expect(store.$isForgotten.get()).toBe(false);
  });

  test("repeats the session's search when there is no id", async () => {
    const { session } = openSession();
    const first = open({ query: "path=search-page" }, session);
    first.store.repeat(toPast());
    const { store } = open({ query: "path=buyer-page" }, session);
    expect(store.$buyer.get()?.search).toEqual(toSearch());
  });

  test("opens the line of a request", async () => {
    const { store, told } = open({ query: "path=search-page&tab=requests" });
    await vi.waitFor(() => expect(store.requests.$load.get().status).toBe("ready"));
    const load = store.requests.$load.get();
    if (load.status === "ready" && load.data[0]) store.openReservation(load.data[0]);
    expect(lineOf(store)).toBe("M-2");
    await named(told, "path=buyer-page&search=101&line=M-2");
  });

  test("empties the form for a new search", async () => {
    const { store, told } = open({ query: "path=buyer-page&search=77" });
    await named(told, "path=buyer-page&search=101");
    store.startAfresh();
    expect(store.form.$fields.get()).toMatchObject({ person: null, personText: "", workType: "full-time" });
    expect(told.at(-1)).toBe("path=search-page");
  });

  test("opens the search for the employee of passenger-id, and of another one", async () => {
    const { store, give } = open({ passengerId: String(employees[1]?.id) });
    expect(store.$state.get().step).toBe("search");
    await vi.waitFor(() => expect(store.form.$fields.get().personText).toBe("Işıl Çağlar"));
    store.form.change({ workType: "full-time" });
    store.search();
    give({ passengerId: "11" });
    expect(store.$state.get().step).toBe("search");
    expect(store.form.$fields.get().personText).toBe("İbrahim Öz");
    give({ passengerId: "999" });
    expect(store.$isPassengerMissing.get()).toBe(true);
  });

  test.each<NonNullable<Parameters<typeof open>[0]>>([
    { passengerId: "999" },
    { query: "path=search-page&passenger=999" },
  ])("chooses nobody for the unknown employee of %j, whoever the last search was for", async (given) => {
    const { session } = openSession();
    open({ query: "path=search-page" }, session).store.repeat(toPast());
    const { store, give } = open(given, session);
    expect(store.form.$fields.get().personText).toBe("Ayşe Yılmaz");
    await vi.waitFor(() => expect(store.$isPassengerMissing.get()).toBe(true));
    expect(store.form.$fields.get()).toMatchObject({ kind: "passenger", person: null, personText: "" });
    store.search();
    expect(store.$state.get().step).toBe("search");
    give({ passengerId: null, query: "path=search-page" });
    expect(store.$isPassengerMissing.get()).toBe(false);
  });

  test("chooses the employee of a link who was just added, once the employees are loaded again", async () => {
    let people = employees;
    const environment = createTestEnvironment((request) => {
      const isList = new URL(request.url).searchParams.get("page_size") === "all";
      return isList ? json(people) : (provider(request) ?? json({}, 404));
    });
    const session = createSession({ environment });
    session.open("t1", profile);
    const { store } = open({ query: "enabled=true&path=search-page&passenger=601" }, session);
    store.people.$load.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.$isPassengerMissing.get()).toBe(true));
    people = [...employees, { ...employees[1]!, id: 601, profile: { first_name: "Nil", last_name: "Ak" } }];
    invalidate(session, changedBy("employees"));
    await vi.waitFor(() => expect(store.form.$fields.get().personText).toBe("Nil Ak"));
    expect(store.$isPassengerMissing.get()).toBe(false);
  });

  test("opens the search for the employee of a link, once", async () => {
    const { store } = open({ query: "enabled=true&path=search-page&passenger=11" });
    await vi.waitFor(() => expect(store.form.$fields.get().personText).toBe("İbrahim Öz"));
    store.startAfresh();
    expect(store.form.$fields.get().personText).toBe("");
  });
});

const toPast = () => ({ search: toSearch() }) as unknown as PastSearch;

function toSearch() {
  return {
    subject: { type: "passenger", passenger: { id: "9", name: "Ayşe Yılmaz" } },
    workType: "full-time",
    workDaysType: "defined",
    workDays: [1, 2, 3, 4, 5],
  } as const;
}
