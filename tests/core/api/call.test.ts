import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { toOpenApi } from "../../../demo/build/package/openapi.mjs";
import { defineCall, repeated, send } from "../../../src/core/api/call.ts";
import { anything } from "../../../src/core/api/values.ts";
import { employeesCall } from "../../../src/core/api/employees.ts";
import { peopleCall } from "../../../src/core/api/marketplace-people.ts";
import { invalidate } from "../../../src/core/query/action.ts";
import { changedBy, keyOf } from "../../../src/core/query/call-query.ts";
import { clientOf } from "../../../src/core/query/query.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { description } from "../../helpers/described.mjs";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const modules = import.meta.glob<Record<string, unknown>>("../../../src/core/api/*.ts", { eager: true });
const isCall = (value: unknown): value is { readonly name: string } =>
  typeof value === "object" && value !== null && "name" in value && "answer" in value;
const calls = Object.fromEntries(
  Object.values(modules).flatMap((exported) =>
    Object.entries(exported).flatMap(([name, value]) => (isCall(value) ? [[name, value] as const] : [])),
  ),
);

test("every call asks and reads what is documented of it", () => {
  const { version } = description.info;
  const { paths, components } = JSON.parse(JSON.stringify(toOpenApi(calls, version))) as typeof description;
  expect(Object.keys(calls).length).toBeGreaterThan(60);
  expect(Object.keys(paths)).toEqual(Object.keys(description.paths));
  for (const [path, described] of Object.entries(description.paths)) expect(paths[path], path).toEqual(described);
  expect(components).toEqual(description.components);
});

test("calls that read have keys of their own, so that no answer is taken for another", () => {
  const keys = Object.values(calls)
    .filter(({ name }) => name.startsWith("GET "))
    .map((call) => JSON.stringify(keyOf(call)));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("a write makes the answers old that name it, whatever their input", async () => {
  const session = createSession({ environment: createTestEnvironment(() => json([])) });
  const client = clientOf(session);
  for (const [call, input] of [
    [employeesCall, { page: 2 }],
    [peopleCall, null],
  ] as const)
    client.setQueryData(keyOf(call, input), []);
  invalidate(session, changedBy("employees"));
  expect(client.getQueryState(keyOf(employeesCall, { page: 2 }))?.isInvalidated).toBe(true);
  expect(client.getQueryState(keyOf(peopleCall, null))?.isInvalidated).toBe(false);
});

describe("a call", () => {
  function open(answer: () => Response) {
    const environment = createTestEnvironment(answer);
    const { http } = createSession({ environment });
    const sent = async () =>
      Promise.all(
        environment.requests.map(async (request) => {
          const { pathname, search } = new URL(request.url);
          return `${request.method} ${pathname}${search} ${await request.text()}`.trim();
        }),
      );
    return { http, sent };
  }

  test("is sent by its method, with its values written as an address wants them", async () => {
    const { http, sent } = open(() => json({}));
    const query = { query: { page: v.number(), name: v.optional(v.string()) } };
    const path = { one: "R/1 ş", other: 7 };
    await send(http, defineCall("GET /elsewhere/{one}/of/{other}/", anything, query), { path, query: { page: 2 } });
    await send(http, defineCall("POST /elsewhere/", anything, { body: v.object({ id: v.number() }) }), {
      body: { id: 9 },
    });
    await send(http, defineCall("POST /elsewhere/{id}", anything), { path: { id: 9 } });
    await send(http, defineCall("DELETE /elsewhere/{id}/", anything, query), { path: { id: 0 }, query: { page: 1 } });
    expect(await sent()).toEqual([
      "GET /elsewhere/R%2F1%20%C5%9F/of/7/?page=2",
      'POST /elsewhere/ {"id":9}',
      "POST /elsewhere/9",
      "DELETE /elsewhere/0/?page=1",
    ]);
  });

  test("gives what its answer is read as, or fails with it", async () => {
    const count = defineCall("GET /elsewhere/", v.object({ count: v.number() }));
    expect(await send(open(() => json({ count: 3, more: true })).http, count, {})).toEqual({ count: 3 });
    await expect(send(open(() => json({ count: "3" })).http, count, {})).rejects.toMatchObject({ kind: "answer" });
  });

  test("that changes something is sent once, though it is a GET, whatever becomes of it", async () => {
    const { http, sent } = open(() => json({}, 503));
    const change = defineCall("GET /elsewhere/change/", anything, { mayRepeat: false });
    await expect(send(http, change, {})).rejects.toMatchObject({ status: 503 });
    expect(await sent()).toHaveLength(1);
  });

  test("that its asker gives up is aborted", async () => {
    const { http } = open(() => json({}));
    const given = new AbortController();
    given.abort();
    await expect(send(http, defineCall("GET /elsewhere/", anything), { signal: given.signal })).rejects.toThrow();
  });

  test("may leave a repeated parameter out, or give several values", () => {
    const names = repeated(v.string());
    expect([undefined, [], ["A", "B"]].map((given) => v.is(names, given))).toEqual([true, true, true]);
    expect(["A", [1], null].map((given) => v.is(names, given))).toEqual([false, false, false]);
  });
});
