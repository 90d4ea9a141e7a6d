import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as v from "valibot";
import type { Load, QueryOptions } from "../../../src/core/query/query.ts";
import { createSession, type Profile, type Session } from "../../../src/core/session/session.ts";
import { createSwitchedQuery, mapQuery, type SwitchedQuery } from "../../../src/core/query/switched-query.ts";
import { createTestEnvironment, json, type TestEnvironment } from "../../helpers/environment.ts";

let environment: TestEnvironment;
let session: Session;
let query: SwitchedQuery<string>;
let seen: Load<string>[];

const options = (id: string): QueryOptions<string> => ({
  key: ["thing", id],
  fetch: (http, signal) => http.get(`/api/things/${id}/`, { schema: v.string(), signal }),
});
const paths = () => environment.requests.map(({ url }) => new URL(url).pathname);
const shown = () => {
  const last = seen.at(-1);
  return last?.status === "ready" ? last.data : last?.status;
};

beforeEach(() => {
  environment = createTestEnvironment((request) => json(new URL(request.url).pathname));
  session = createSession({ environment });
  session.open("token", { userName: "Elif", userType: "admin", accountType: "company" } as unknown as Profile);
  query = createSwitchedQuery<string>(session);
  seen = [];
});
afterEach(() => void vi.useRealTimers());

test("asks nothing until somebody listens and something is asked for", async () => {
  query.ask(options("a"));
  expect(paths()).toEqual([]);
  query.ask(null);
  query.$load.subscribe((load) => void seen.push(load));
  expect(shown()).toBe("loading");
  query.ask(options("a"));
  await expect.poll(shown).toBe("/api/things/a/");
});

test("shows only the answer to the last question, and none of the one before in the meantime", async () => {
  query.ask(options("a"));
  query.$load.subscribe((load) => void seen.push(load));
  query.ask(options("b"));
  await expect.poll(shown).toBe("/api/things/b/");
  expect(seen.some((load) => load.status === "ready" && load.data === "/api/things/a/")).toBe(false);
  query.ask(options("c"));
  expect(shown()).toBe("loading");
  query.ask(null);
  expect(shown()).toBe("loading");
});

test("an equal question is none", async () => {
  query.$load.subscribe((load) => void seen.push(load));
  query.ask(options("a"));
  await expect.poll(shown).toBe("/api/things/a/");
  const told = seen.length;
  query.ask(options("a"));
  expect(seen).toHaveLength(told);
  expect(paths()).toEqual(["/api/things/a/"]);
});

test("once nobody listens, the next question waits for somebody who does", async () => {
  vi.useFakeTimers();
  const leave = query.$load.subscribe((load) => void seen.push(load));
  query.ask(options("a"));
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toBe("/api/things/a/");
  leave();
  // nanostores unmounts a store one second after its last listener.
  await vi.advanceTimersByTimeAsync(1000);
  query.ask(options("b"));
  await vi.advanceTimersByTimeAsync(1);
  expect(paths()).toEqual(["/api/things/a/"]);
  query.$load.subscribe((load) => void seen.push(load));
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toBe("/api/things/b/");
});

test("another shape of an answer is made once per answer", async () => {
  let made = 0;
  const mapped = mapQuery(query, (text) => ({ text, made: (made += 1) }));
  const shapes: unknown[] = [];
  mapped.$load.subscribe((load) => void (load.status === "ready" && shapes.push(load.data)));
  query.ask(options("a"));
  await expect.poll(() => shapes.length).toBeGreaterThan(0);
  await mapped.refresh();
  expect(made).toBe(1);
  expect(new Set(shapes).size).toBe(1);
});
