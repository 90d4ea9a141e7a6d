import { expect, test } from "vitest";
import { employeesCall, type Employee } from "../../../src/core/api/employees.ts";
import { fetchEmployees } from "../../../src/core/api/employees.ts";
import { primeNamedEmployee, namedEmployee } from "../../../src/core/employees/named-employee.ts";
import { requestOf, sentChangesOf } from "../../../src/core/employees/sent-changes.ts";
import { invalidate } from "../../../src/core/query/action.ts";
import { clientOf } from "../../../src/core/query/query.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { admin } from "../../helpers/profile.ts";
import { changedBy, keyOf } from "../../../src/core/query/call-query.ts";

const { signal } = new AbortController();

/** A provider with 250 employees, of whom the last is deleted; the pilots of the demo have the first five and the last. */
function open() {
  const everybody = Array.from({ length: 250 }, (_, id) => ({
    id,
    passenger_name: `Kişi ${id}`,
    registration_status: id === 249 ? "deleted" : "registered",
  }));
  const environment = createTestEnvironment(({ url }) => {
    const { pathname, searchParams: query } = new URL(url);
    if (pathname.startsWith("/api/demo/")) return json({ results: [...everybody.slice(0, 5), everybody.at(-1)] });
    const [page, size] = [Number(query.get("page")), Number(query.get("page_size"))];
    return json({ results: everybody.slice((page - 1) * size, page * size), count: everybody.length });
  });
  const session = createSession({ environment });
  session.open("t1", admin);
  const asked = () =>
    environment.requests.splice(0).map(({ url }) => {
      const { pathname, searchParams } = new URL(url);
      return `${pathname} ${searchParams.get("page") ?? "whole"}`;
    });
  return { session, environment, asked };
}

const path = "/api/company/employees/";

test("an employee is searched page after page, up to the one that has them", async () => {
  const { session, asked } = open();
  const found = await namedEmployee("120", false).fetch(session.http, signal);
  expect(found).toMatchObject({ id: "120", name: "Kişi 120" });
  expect(asked()).toEqual([`${path} 1`, `${path} 2`]);
});

test("nobody has an unknown id, nor that of a deleted employee", async () => {
  const { session, asked } = open();
  expect(await namedEmployee("250", false).fetch(session.http, signal)).toBeNull();
  expect(asked()).toEqual([`${path} 1`, `${path} 2`, `${path} 3`]);
  expect(await namedEmployee("249", false).fetch(session.http, signal)).toBeNull();
});

test("an employee of a demo account is searched among its pilots alone", async () => {
  const { session, asked } = open();
  const named = (id: string) => namedEmployee(id, true).fetch(session.http, signal);
  expect(await named("4")).toMatchObject({ id: "4", name: "Kişi 4" });
  expect(await named("5")).toBeNull();
  expect(await named("249")).toBeNull();
  expect(asked()).toEqual(Array.from({ length: 3 }, () => "/api/demo/employees/ whole"));
});

test("an employee is kept for each id, apart from the demo's, and outdated with all lists of employees", () => {
  const keys = [namedEmployee("4", false), namedEmployee("4", true), namedEmployee("5", false)].map(({ key }) => key);
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(3);
  const [of] = keyOf(employeesCall);
  expect(keys.map(([first]) => first)).toEqual([of, of, of]);
});

test("a row that is handed on replaces an older one, and nothing newer or changed since", async () => {
  const { session } = open();
  const { rows: employees } = await fetchEmployees(session.http, { page: 1, pageSize: 2 });
  const [one, other] = employees as [Employee, Employee];
  const handOn = (name: string, loadedAt: number, isDemo = false) =>
    primeNamedEmployee(session, { employee: { ...one, name }, isDemo, loadedAt });
  const shown = (isDemo = false) =>
    clientOf(session).getQueryData<Employee | null>(namedEmployee(one.id, isDemo).key)?.name;
  handOn("Ayşe", 1000);
  handOn("Same moment", 1000);
  handOn("Older", 999);
  expect(shown()).toBe("Ayşe");
  handOn("Newer", 1001);
  expect(shown()).toBe("Newer");
  expect(shown(true)).toBeUndefined();
  expect(clientOf(session).getQueryState(namedEmployee(other.id, false).key)).toBeUndefined();
  invalidate(session, changedBy("employees"));
  handOn("Of before the change", 2000);
  expect(shown()).toBe("Newer");
});

test("what a session has sent is known with its sender and moment, the newest for each, until it ends", () => {
  const { session, environment } = open();
  const sent = sentChangesOf(session);
  expect(sentChangesOf(session).$byPerson).toBe(sent.$byPerson);
  const change = { target: "on_hold", day: "2026-11-30", reason: null } as const;
  sent.note("4", { ...change, target: "deleted" });
  environment.time += 1000;
  sent.note("4", change);
  sent.note("5", change);
  const by = { by: admin.userName, at: environment.time };
  expect([...sent.$byPerson.get()]).toEqual([
    ["4", { ...change, ...by }],
    ["5", { ...change, ...by }],
  ]);
  sent.noteRequest(" Ayse@Example.com");
  const requests = sent.$requests.get();
  expect(requestOf(requests, "ayse@example.COM ")).toEqual(by);
  expect(requestOf(requests, "mert@example.com")).toBeUndefined();
  expect(requestOf(requests, null)).toBeUndefined();
  session.signOut();
  expect([sent.$byPerson.get().size, sent.$requests.get().size]).toEqual([0, 0]);
  sent.note("4", change);
  expect(sent.$byPerson.get().get("4")?.by).toBeNull();
});
