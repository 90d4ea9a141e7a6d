import { atom } from "nanostores";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TableState } from "../../../src/widgets/kit/table/table-state.ts";
import { createAdded } from "../../../src/widgets/personnel/add/add-person.tsx";
import { createPerson } from "../../../src/widgets/personnel/add/person.store.ts";
import { createBulk } from "../../../src/widgets/personnel/bulk/bulk.store.ts";
import {
  createCompanyEmployees,
  createDemoEmployees,
  employeeList,
} from "../../../src/widgets/personnel/employees.store.ts";
import { personnelContract } from "../../../src/widgets/personnel/personnel.contract.ts";
import { createEmployeesStore } from "../../../src/widgets/personnel/personnel.store.ts";
import { toFields, toFilters, toPeopleWorkbook } from "../../../src/widgets/personnel/table/fields.tsx";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { openStore } from "../../helpers/open-store.ts";
import { unnamedProfile } from "../../../src/core/session/profile.ts";
import { createScope } from "../../../src/core/query/scope.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createChangeCancel, createMembership } from "../../../src/widgets/personnel/membership/membership.store.ts";
import { type Employee, fetchEmployees, isDeleted, pendingChange } from "../../../src/core/api/employees.ts";
import { sentChangesOf } from "../../../src/core/employees/sent-changes.ts";
import { openDemoSession } from "../../demo/demo-session.ts";
import { anEmployee } from "../../helpers/rows.ts";
import { toRows } from "../../kit/sheet/rows.ts";
import { administrator, openTestApi, prospectUser, type TestApi, thursdayMorning } from "../../demo/helpers.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function open(account: typeof administrator = administrator) {
  const { session, environment } = await openDemoSession(api, account);
  environment.time = Date.parse(thursdayMorning);
  return { session, environment };
}

const table: TableState = { search: "", sort: null, page: 1, pageSize: 10, filters: {} };

/** Resolves with the first state of a store that matches. */
function until<Value>(
  $store: { subscribe(listener: (value: Value) => void): () => void },
  isWanted: (value: Value) => boolean,
): Promise<Value> {
  return new Promise((resolve) => {
    let stop = () => undefined as void;
    stop = $store.subscribe((value) => {
      if (!isWanted(value)) return;
      resolve(value);
      queueMicrotask(() => stop());
    });
  });
}

const address = { neighbourhood: "Caferağa", street: "Moda", road: "", number: "1", district: "Kadıköy" };
function fill(person: ReturnType<typeof createPerson>, email: string, phone: string) {
  person.edit("firstName", "Ayşe");
  person.edit("lastName", "Deneme");
  person.edit("email", email);
  person.edit("phone", phone);
  for (const [part, text] of Object.entries(address)) person.editAddress(part as keyof typeof address, text);
}

test("search, page and filters are sent to the provider", () => {
  const filters = { status: ["on_hold"], route_name: ["Şifa – Levent"] };
  expect(employeeList.toSearch({ ...table, search: " ay ", page: 3, filters })).toEqual({
    search: "ay",
    page: 3,
    pageSize: 10,
    statuses: ["on_hold"],
    routeNames: ["Şifa – Levent"],
  });
});

test("the header's numbers by status add up to the list", async () => {
  const { session } = await open();
  const people = createCompanyEmployees(createScope(session), listState(table));
  const count = await until(people.count.$load, ({ status }) => status === "ready");
  const list = await until(people.employees.$load, ({ status }) => status === "ready");
  if (count.status !== "ready" || list.status !== "ready") throw new Error("not ready");
  const { registered, onHold, deleted } = count.data;
  for (const part of [registered, onHold, deleted]) expect(part).toBeGreaterThan(0);
  expect((registered ?? 0) + (onHold ?? 0) + (deleted ?? 0)).toBe(list.data.count);
});

const listState = (state: TableState) => ({
  $table: atom(state),
  changeTable: () => undefined,
  defaults: () => state,
});

/** Offers of the people currently shown. */
function offersIn({ employees }: ReturnType<typeof createDemoEmployees>) {
  const load = employees.$load.get();
  return new Set(load.status === "ready" ? load.data.people.map(({ pilotName }) => pilotName) : []);
}

test("a demo account's list has only the filter by the provider's routes", async () => {
  const { session, environment } = await open(prospectUser);
  const people = createDemoEmployees(createScope(session));
  const stop = people.filters.$load.listen(() => undefined);
  const filters = await until(people.filters.$load, ({ status }) => status === "ready");
  const paths = environment.requests.map(({ url }) => new URL(url).pathname);
  expect(paths).toEqual(["/api/demo/employees/column-filters"]);
  if (filters.status !== "ready") throw new Error("not ready");
  expect(filters.data.routeNames.length).toBeGreaterThan(0);
  expect(toFilters(filters).route.options?.map(({ value }) => value)).toEqual(filters.data.routeNames);
  stop();
});

test("a demo account counts the deleted people that it hides", async () => {
  const row = (id: number, registration_status: string) => ({ id, registration_status, pilot_name: "P" });
  const environment = createTestEnvironment(({ url }) =>
    json(
      url.includes("summary") ? [{ pilot_name: "P" }] : [row(1, "registered"), row(2, "deleted"), row(3, "on_hold")],
    ),
  );
  const session = createSession({ environment });
  session.open("t1", { ...unnamedProfile, accountType: "demo" });
  const people = createDemoEmployees(createScope(session));
  const load = await until(people.employees.$load, ({ status }) => status === "ready");
  expect(load).toMatchObject({ data: { people: [{ id: "1" }, { id: "3" }], hidden: 1 } });
});

test("a demo account shows one offer's people at a time, those of the first at first", async () => {
  const { session } = await open(prospectUser);
  const people = createDemoEmployees(createScope(session));
  await until(people.employees.$load, ({ status }) => status === "ready");
  const pilots = await until(people.pilots.$load, ({ status }) => status === "ready");
  if (pilots.status !== "ready") throw new Error("not ready");
  const [first, second] = pilots.data.map(({ pilotName }) => pilotName);
  await until(people.employees.$load, ({ status }) => status === "ready");
  expect(offersIn(people)).toEqual(new Set([first]));
  const before = await until(people.summary.$load, ({ status }) => status === "ready");
  people.choose(second ?? "");
  expect(offersIn(people)).toEqual(new Set([second]));
  expect(people.summary.$load.get()).not.toEqual(before);
});

test("a demo account shows nobody until its offers are loaded", async () => {
  const { session, environment } = await open(prospectUser);
  const { fetch } = environment;
  let tellThatPeopleCame = () => undefined as void;
  const peopleCame = new Promise<void>((resolve) => {
    tellThatPeopleCame = resolve;
  });
  environment.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), "http://portal.test");
    if (pathname.endsWith("/summary/")) await peopleCame;
    const answer = await fetch(input, init);
    // Later, when the answer has been read.
    if (pathname.endsWith("/employees/")) setTimeout(tellThatPeopleCame, 20);
    return answer;
  };
  const people = createDemoEmployees(createScope(session));
  const seen: Set<string | null | undefined>[] = [];
  const stop = people.employees.$load.subscribe(({ status }) => {
    if (status === "ready") seen.push(offersIn(people));
  });
  const pilots = await until(people.pilots.$load, ({ status }) => status === "ready");
  await until(people.employees.$load, ({ status }) => status === "ready");
  stop();
  if (pilots.status !== "ready") throw new Error("not ready");
  expect(pilots.data.length).toBeGreaterThan(1);
  for (const names of seen) expect(names).toEqual(new Set([pilots.data[0]?.pilotName]));
});

describe("adding one employee", () => {
  test("marks what is missing after the first attempt and sends nothing", async () => {
    const { session } = await open();
    const person = createPerson(session);
    expect(person.$errors.get()).toEqual({});
    expect(await person.submit()).toBe(false);
    expect(person.$errors.get()).toHaveProperty("firstName");
    expect(person.$state.get()).toEqual({ status: "idle" });
  });

  test("marks the fields of a duplicate until they are edited and keeps what was typed", async () => {
    const { session } = await open();
    const first = createPerson(session);
    fill(first, "ayse.deneme@lodos.example", "5559990001");
    expect(await first.submit()).toBe(true);
    const added = await until(
      createAdded(session, " Ayse.Deneme@lodos.example ").$load,
      ({ status }) => status === "ready",
    );
    expect(added).toMatchObject({ data: { name: "Ayşe Deneme", statusText: "Talep edildi" } });
    const again = createPerson(session);
    fill(again, "ayse.deneme@lodos.example", "5559990001");
    expect(await again.submit()).toBe(false);
    expect(Object.keys(again.$errors.get()).toSorted()).toEqual(["email", "phone"]);
    expect(again.$draft.get().firstName).toBe("Ayşe");
    // Only the first person was added.
    expect([...sentChangesOf(session).$requests.get().keys()]).toEqual(["ayse.deneme@lodos.example"]);
    again.edit("email", "ayse.deneme2@lodos.example");
    expect(Object.keys(again.$errors.get())).toEqual(["phone"]);
  });
});

describe("adding many employees", () => {
  const head = ["Ad", "Soyad", "E-posta", "Telefon", "Ev adresi"];
  const line = (number: number) => [
    `Kişi ${number}`,
    "Toplu",
    `toplu${number}@lodos.example`,
    String(5_558_880_000 + number),
    "Caferağa-Moda-1-Kadıköy",
  ];
  const sheet = (rows: string[][]) => () => Promise.resolve({ rows: toRows([head, ...rows]), isTruncated: false });

  test("sends at most four requests at a time and has a result for every row", async () => {
    const { session, environment } = await open();
    let running = 0;
    let most = 0;
    const answer = environment.fetch;
    environment.fetch = async (...parameters) => {
      running += 1;
      most = Math.max(most, running);
      const response = await answer(...parameters);
      running -= 1;
      return response;
    };
    const bulk = createBulk(session);
    await bulk.open(sheet([...Array.from({ length: 9 }, (_, index) => line(index)), ["", "Toplu", "x", "1", ""]]));
    await bulk.send();
    const state = bulk.$state.get();
    if (state.step !== "done") throw new Error(state.step);
    expect(most).toBe(4);
    expect(state.results.map(({ outcome }) => outcome)).toEqual([...Array(9).fill("accepted"), "not-sent"]);
    expect(state.results.at(-1)?.reason).toContain("Adı yazın.");
  });

  test("shows the provider's sentence for a rejected row", async () => {
    const { session } = await open();
    const bulk = createBulk(session);
    await bulk.open(sheet([line(50)]));
    await bulk.send();
    await bulk.restart();
    await bulk.open(sheet([line(50)]));
    await bulk.send();
    const state = bulk.$state.get();
    expect(state.step === "done" && state.results[0]).toMatchObject({ outcome: "rejected" });
    expect(state.step === "done" && state.results[0]?.reason).toMatch(/kayıtlı/);
  });

  test("leaves the rest unsent when it is stopped", async () => {
    const { session } = await open();
    const bulk = createBulk(session);
    await bulk.open(sheet(Array.from({ length: 12 }, (_, index) => line(100 + index))));
    const sending = bulk.send();
    bulk.stop();
    await sending;
    const state = bulk.$state.get();
    if (state.step !== "done") throw new Error(state.step);
    expect(state.results.filter(({ outcome }) => outcome === "accepted")).toHaveLength(4);
    expect(state.results.filter(({ reason }) => reason === "Durdurduğunuz için gönderilmedi.")).toHaveLength(8);
  });

  test("shows in the first step why a file could not be read", async () => {
    const { session } = await open();
    const bulk = createBulk(session);
    await bulk.open(() => Promise.reject(new Error("Dosya boş.")));
    expect(bulk.$state.get()).toEqual({ step: "choose", isReading: false, error: "Dosya boş." });
    await bulk.open(() => Promise.resolve({ rows: toRows([["Ad"]]), isTruncated: false }));
    expect(bulk.$state.get()).toHaveProperty("error", expect.stringContaining("Soyad, E-posta, Telefon, Ev adresi"));
  });
});

test("a stopped membership leaves the open list of registered employees", async () => {
  const { session } = await open();
  const people = createCompanyEmployees(
    createScope(session),
    listState({ ...table, filters: { status: ["registered"] } }),
  );
  const stop = people.employees.$load.listen(() => undefined);
  const load = await until(people.employees.$load, ({ status }) => status === "ready");
  const employee = load.status === "ready" ? load.data.rows.find(({ statusText }) => statusText === "Kayıtlı") : null;
  if (!employee) throw new Error("nobody is registered");
  const membership = createMembership(session, employee, "on_hold");
  const choices = await until(
    membership.choices?.$load ?? atom({ status: "loading" as const }),
    (found) => found.status === "ready",
  );
  const [reason] = "data" in choices ? choices.data : [];
  membership.edit({ reason: reason?.key ?? null, isToday: true });
  await membership.submit();
  expect(membership.$state.get()).toMatchObject({ status: "done" });
  await until(
    people.employees.$load,
    (found) => found.status === "ready" && !found.isRefreshing && found.data.rows.every(({ id }) => id !== employee.id),
  );
  stop();
});

describe("the form of a new employee", () => {
  const parts = (person: ReturnType<typeof createPerson>) => Object.values(person.$draft.get().address).join("|");

  test("fills the parts of the address from its line, except those typed by hand", async () => {
    const { session } = await open();
    const person = createPerson(session);
    person.editAddressLine("Caferağa Mah. Moda Cad. No: 14, Kadı");
    expect(parts(person)).toBe("Caferağa Mah.|Moda Cad.||14|Kadı");
    person.editAddress("number", "14/3");
    person.editAddressLine("Caferağa Mah. Moda Cad. No: 14, Kadıköy");
    expect(parts(person)).toBe("Caferağa Mah.|Moda Cad.||14/3|Kadıköy");
    person.editAddress("number", "");
    person.editAddressLine("Caferağa Mah. Moda Cad. No: 15, Kadıköy");
    expect(parts(person)).toBe("Caferağa Mah.|Moda Cad.||15|Kadıköy");
    person.clear();
    expect(parts(person)).toBe("||||");
  });

  test("shows what fits no part of the address, and what is missing, when the line is left", async () => {
    const { session } = await open();
    const person = createPerson(session);
    person.editAddressLine("Caferağa Mah. Daire 3");
    expect([person.$unplaced.get(), person.$errors.get()]).toEqual([[], {}]);
    person.leaveLine();
    expect(person.$unplaced.get()).toEqual(["Daire 3"]);
    expect(person.$errors.get()).toEqual({
      street: "Cadde veya sokaktan en az birini yazın.",
      number: "Bina numarasını yazın.",
      district: "İlçeyi yazın.",
    });
  });

  test("is filled by a pasted row, which can be undone", async () => {
    const { session } = await open();
    const person = createPerson(session);
    person.edit("firstName", "Önce");
    const before = person.$draft.get();
    expect(person.paste("Ayşe\tYılmaz\tayse@lodos.example\t+90 532 123 45 67\tCaferağa-Moda-14-Kadıköy")).toBe(true);
    expect(person.$draft.get()).toMatchObject({
      firstName: "Ayşe",
      lastName: "Yılmaz",
      email: "ayse@lodos.example",
      phone: "5321234567",
      address: { neighbourhood: "Caferağa", street: "Moda", number: "14", district: "Kadıköy" },
    });
    expect(person.$errors.get()).toEqual({});
    expect(person.$pasted.get()).toMatchObject({ filled: ["firstName", "lastName", "email", "phone", "address"] });
    person.undoPaste();
    expect(person.$draft.get()).toEqual(before);
    expect(person.$pasted.get()).toBeNull();
  });

  test("shows no errors after a paste was undone and keeps what was typed by hand", async () => {
    const { session } = await open();
    const person = createPerson(session);
    person.editAddress("number", "7");
    person.paste("Ayşe\tYılmaz\tayse@lodos.example\t0532 123 45 67\tCaferağa Mah. Moda Cad. No: 14 Daire 3, Kadıköy");
    person.undoPaste();
    expect([person.$errors.get(), person.$unplaced.get()]).toEqual([{}, []]);
    person.editAddressLine("Moda Cad. No: 14 Daire 3");
    expect([parts(person), person.$unplaced.get()]).toEqual(["|Moda Cad.||7|", []]);
  });

  test("leaves out a pasted number of another country and says so", async () => {
    const { session } = await open();
    const person = createPerson(session);
    person.paste("Ayşe\tYılmaz\tayse@lodos.example\t+47 40 12 34 56\tCaferağa-Moda-14-Kadıköy");
    expect(person.$draft.get().phone).toBe("");
    expect(person.$errors.get()).toEqual({ phone: "Telefon numarasını yazın." });
    expect(person.$pasted.get()).toMatchObject({
      filled: ["firstName", "lastName", "email", "address"],
      rest: ["+47 40 12 34 56"],
    });
  });

  test("marks the wrong cells of a pasted row at once and ignores several rows", async () => {
    const { session } = await open();
    const person = createPerson(session);
    person.paste("Ayşe\tYılmaz\tayse@\t0532 123\tModa");
    expect(Object.keys(person.$errors.get())).toEqual(
      expect.arrayContaining(["email", "phone", "neighbourhood", "number", "district"]),
    );
    const before = person.$draft.get();
    const row = "Naz\tTok\tnaz@lodos.example\t5551112233\tModa";
    expect(person.paste(`${row}\n${row}`)).toBe(true);
    expect(person.$pasted.get()).toEqual({ kind: "many", count: 2 });
    expect(person.$draft.get()).toEqual(before);
    expect(person.paste("Ayşe")).toBe(false);
  });
});

test("the spreadsheet has every field of an employee, the status beside the route", () => {
  expect(toPeopleWorkbook([]).sheets[0]?.columns.map(({ header }) => header)).toEqual([
    "Ad soyad",
    "Telefon",
    "E-posta",
    "Ev adresi",
    "Rota",
    "Durum",
    "Ortalama yürüme mesafesi (m)",
    "Ortalama yolculuk süresi (dk)",
    "Sapma oranı (%)",
    "Sabah yürüme mesafesi (m)",
    "Akşam yürüme mesafesi (m)",
    "Sabah yolculuk süresi (dk)",
    "Akşam yolculuk süresi (dk)",
    "Sabah sapma oranı (%)",
    "Akşam sapma oranı (%)",
    "Planlanan ilk sefer",
  ]);
});

test.each([
  ["registered", "Kayıtlı"],
  ["on_hold", "Donduruldu"],
  ["unknown", null],
] as const)(
  "somebody %s without a text of the provider has the same status on the screen and in the spreadsheet",
  (status, words) => {
    const row = anEmployee({ registrationStatus: status, statusText: null });
    const { columns, sheetColumns } = toFields({ isLocal: true });
    const column = columns.find(({ id }) => id === "status");
    const inSheet = sheetColumns.find(({ header }) => header === "Durum");
    expect([column?.text(row), column?.value?.(row), inSheet?.value(row)]).toEqual([words ?? "-", words, words]);
  },
);

test("the spreadsheet has everybody who matches, without deleted employees", async () => {
  const { session } = await open();
  const { list } = createCompanyEmployees(createScope(session), listState(table));
  const rows: Employee[] = [];
  let count = 0;
  for await (const page of list.toSheetRows(table)(new AbortController().signal)) {
    rows.push(...page.rows);
    ({ count } = page);
  }
  expect(count).toBeGreaterThan(100);
  // Those who are deleted aren't told to be missing in the file.
  expect(rows).toHaveLength(count);
  expect(rows.filter(isDeleted)).toEqual([]);
});

describe("a change of a membership", () => {
  test("is moved to another day and cancelled, and remembered until the session ends", async () => {
    const { session } = await open();
    const find = async (id?: string) => {
      const { rows: employees } = await fetchEmployees(session.http, { page: 1, pageSize: 100 });
      const found = employees.find((one) => (id === undefined ? one.statusText === "Kayıtlı" : one.id === id));
      if (!found) throw new Error("nobody is registered");
      return found;
    };
    const somebody = await find();
    const { id } = somebody;
    const membership = createMembership(session, somebody, "on_hold", { day: "2026-11-30", reason: "VACATION" });
    await membership.submit();
    expect(pendingChange(await find(id))).toEqual({ target: "on_hold", day: "2026-11-30" });

    const move = createMembership(session, await find(id), "on_hold", { day: "2026-12-07", reason: "VACATION" });
    await move.submit();
    expect(pendingChange(await find(id))).toEqual({ target: "on_hold", day: "2026-12-07" });
    expect(sentChangesOf(session).$byPerson.get().get(id)).toMatchObject({ target: "on_hold", day: "2026-12-07" });

    expect(await createChangeCancel(session, await find(id), "on_hold").submit()).toBe(true);
    expect(await find(id)).toMatchObject({ registrationStatus: "registered", statusText: "Kayıtlı" });

    session.signOut();
    expect(sentChangesOf(session).$byPerson.get().size).toBe(0);
  });

  test("is cancelled in the form that requested it, a freeze as well as a deletion", async () => {
    const { session } = await open();
    const { rows: employees } = await fetchEmployees(session.http, { page: 2, pageSize: 2, statuses: ["registered"] });
    const somebody = employees.find((employee) => pendingChange(employee) === null);
    if (!somebody) throw new Error("nobody is registered");
    const search = { page: 1, pageSize: 10, search: somebody.email ?? "" };
    const find = async () => (await fetchEmployees(session.http, search)).rows.find(({ id }) => id === somebody.id);
    for (const [target, reason] of [
      ["on_hold", "VACATION"],
      ["deleted", "RESIGNED"],
    ] as const) {
      const membership = createMembership(session, somebody, target, { day: "2026-11-30", reason });
      await membership.submit();
      const asked = await find();
      expect(asked && pendingChange(asked)).toEqual({ target, day: "2026-11-30" });
      await membership.undo.submit();
      expect(membership.undo.$state.get()).toMatchObject({ status: "done" });
      expect(await find()).toMatchObject({ registrationStatus: "registered", statusText: "Kayıtlı" });
    }
  });

  test.each([
    ["from the list", false],
    ["by a link", true],
  ])("is shown when Forward opens the details again that were opened %s", async (_how, isLinked) => {
    const { session, environment } = await open();
    const { rows: employees } = await fetchEmployees(session.http, { page: 3, pageSize: 10, statuses: ["registered"] });
    const somebody = employees.find((employee) => pendingChange(employee) === null);
    if (!somebody) throw new Error("nobody is registered");
    const query = `passenger=${somebody.id}`;
    const { store, give } = openStore(personnelContract, createEmployeesStore, session, {
      query: isLinked ? query : "",
    });
    if (!isLinked) store.$layer.set({ kind: "detail", employee: somebody });
    await until(store.$layer, ({ kind }) => kind === "detail");
    await createMembership(session, somebody, "on_hold", { day: "2026-11-30", reason: "VACATION" }).submit();
    store.closeChanged();
    give({ query: "" });
    // Longer than the element waits for the page to pass back the query of an event.
    environment.time += 2000;
    give({ query });
    const layer = await until(store.$layer, ({ kind }) => kind === "detail");
    expect("employee" in layer && pendingChange(layer.employee)).toEqual({ target: "on_hold", day: "2026-11-30" });
  });

  test("isn't remembered when it was rejected", async () => {
    const { session, environment } = await open();
    // The provider's day is a later one, so it rejects what is today here.
    environment.time -= 24 * 3_600_000;
    const { rows: employees } = await fetchEmployees(session.http, { page: 1, pageSize: 1, statuses: ["registered"] });
    const [somebody] = employees;
    if (!somebody) throw new Error("nobody is registered");
    const membership = createMembership(session, somebody, "on_hold", { day: "2026-11-18", reason: "VACATION" });
    await membership.submit();
    expect(membership.$state.get()).toMatchObject({ status: "failed" });
    expect(sentChangesOf(session).$byPerson.get().size).toBe(0);
  });
});
