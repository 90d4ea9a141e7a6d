import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { createAction } from "../../../src/core/query/action.ts";
import { runBatch } from "../../../src/core/http/batch.ts";
import { createQuery } from "../../../src/core/query/query.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const ayse = { userName: "Ayşe", userId: "1", accountType: "company", userType: "admin" } as unknown as Profile;
const burak = { ...ayse, userName: "Burak", userId: "2" };
const schema = v.unknown();

/** A provider that answers when the test says so; the requests wait in their order. */
function setUp() {
  const waiting: ((response: Response) => void)[] = [];
  const environment = createTestEnvironment(() => new Promise((resolve) => waiting.push(resolve)));
  const session = createSession({ environment });
  const post = () => session.http.post("/api/x/", { name: "Ayşe's" }, { schema }).catch((error: unknown) => error);
  return {
    environment,
    session,
    post,
    /** The tokens of all requests so far. */
    tokens: () => environment.requests.map(({ headers }) => headers.get("authorization")),
    async answer(body: unknown = {}, status = 200) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      waiting.shift()?.(json(body, status));
    },
    async arrived(count: number) {
      await expect.poll(() => environment.requests.length).toBe(count);
    },
  };
}

/** Lets all pending work finish, so that any request it would send has been sent. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("a call of a session that has ended", () => {
  test("is aborted when another user signs in: its answer is dropped", async () => {
    const { session, environment, post, arrived, tokens } = setUp();
    session.open("ta", ayse);
    const late = post();
    await arrived(1);
    session.open("tb", burak);
    expect(await late).toMatchObject({ kind: "ended", call: "POST /api/x/" });
    expect(environment.requests[0]?.signal.aborted).toBe(true);
    await settled();
    expect(tokens()).toEqual(["Token ta"]);
    expect(session.$state.get()).toMatchObject({ status: "signed-in", profile: { userName: "Burak" } });
  });

  test("is not repeated when its 401 comes after the next person's sign-in, even if nothing heeds the abort", async () => {
    const answers: ((response: Response) => void)[] = [];
    const environment = createTestEnvironment(() => json({}));
    const deaf: typeof environment = {
      ...environment,
      fetch(input, init) {
        environment.requests.push(new Request(new URL(String(input), "http://portal.test"), init ?? {}));
        return new Promise((resolve) => answers.push(resolve));
      },
    };
    const session = createSession({ environment: deaf });
    session.open("ta", ayse);
    const late = session.http.post("/api/x/", {}, { schema }).catch((error: unknown) => error);
    await expect.poll(() => answers.length).toBe(1);
    session.open("tb", burak);
    answers[0]?.(json({}, 401));
    expect(await late).toMatchObject({ kind: "ended" });
    await settled();
    expect(environment.requests.map(({ headers }) => headers.get("authorization"))).toEqual(["Token ta"]);
    expect(session.token).toBe("tb");
  });

  test("does not begin any more, neither with the next person's token nor without any", async () => {
    const { session, tokens } = setUp();
    session.open("ta", ayse);
    const { http } = session;
    session.open("tb", burak);
    await expect(http.post("/api/x/", {}, { schema })).rejects.toMatchObject({ kind: "ended" });
    const second = session.http;
    session.signOut();
    await expect(second.get("/api/x/", { schema })).rejects.toMatchObject({ kind: "ended" });
    await settled();
    // The logout call of the person who signed out.
    expect(tokens()).toEqual(["Token tb"]);
  });

  test("after a sign-out no call is sent but the sign-out itself", async () => {
    const { session, post, arrived, environment } = setUp();
    session.open("ta", ayse);
    const { http } = session;
    const running = post();
    await arrived(1);
    session.signOut();
    expect(await running).toMatchObject({ kind: "ended" });
    await expect(http.post("/api/y/", {}, { schema })).rejects.toMatchObject({ kind: "ended" });
    await settled();
    expect(environment.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      "POST /api/x/",
      "GET /api/company/logout/",
    ]);
  });

  test("ends while it waits for a repetition, and while it waits for a token", async () => {
    const { session, arrived, answer, tokens } = setUp();
    session.open("ta", ayse);
    const read = session.http.get("/api/x/", { schema }).catch((error: unknown) => error);
    await answer({}, 503);
    await settled();
    session.open("tb", burak);
    expect(await read).toMatchObject({ kind: "ended" });
    session.useToken("tb", { userId: "2", userName: "Burak" });
    session.useGetToken(() => new Promise(() => undefined), { userId: "2", userName: "Burak" });
    const refused = session.http.get("/api/y/", { schema }).catch((error: unknown) => error);
    await arrived(2);
    await answer({}, 401);
    await settled();
    session.configure({ apiBase: "http://other.test" });
    expect(await refused).toMatchObject({ kind: "ended" });
    await settled();
    expect(tokens()).toEqual(["Token ta", "Token tb"]);
    session.destroy();
  });

  test("of another provider's time is ended too", async () => {
    const { session, post, arrived, environment } = setUp();
    session.open("ta", ayse);
    const late = post();
    await arrived(1);
    session.configure({ apiBase: "http://other.test" });
    expect(await late).toMatchObject({ kind: "ended" });
    await settled();
    expect(environment.requests).toHaveLength(1);
  });

  test("a 401 to it neither renews nor ends the session that came after it", async () => {
    const { session, arrived, answer, environment } = setUp();
    let asked = 0;
    let give: (token: string) => void = () => undefined;
    session.useToken("ta", { userId: "1" });
    session.useGetToken(
      () => {
        asked += 1;
        return new Promise((resolve) => (give = resolve));
      },
      { userId: "1" },
    );
    const late = session.http.get("/api/x/", { schema }).catch((error: unknown) => error);
    await arrived(1);
    await answer({}, 401);
    await expect.poll(() => asked).toBe(1);
    // The provider changes while getToken is pending after the old provider's 401: its answer is for the old one, and the page is
    // asked anew for the new one.
    const giveLate = give;
    session.configure({ apiBase: "http://other.test" });
    await expect.poll(() => asked).toBe(2);
    giveLate("ta");
    expect(await late).toMatchObject({ kind: "ended" });
    await settled();
    expect(session.$state.get()).toMatchObject({ status: "starting" });
    give("tb");
    await settled();
    expect(session.$state.get()).toMatchObject({ status: "signed-in" });
    expect(session.$state.get()).not.toHaveProperty("renewal");
    expect(environment.requests).toHaveLength(1);
    session.destroy();
  });
});

describe("a write that is answered with 401", () => {
  test("ends the session, and was refused: it isn't told as one that may have been carried out", async () => {
    const { session, post, answer, arrived } = setUp();
    session.open("ta", ayse);
    const [refused, unanswered] = [post(), post()];
    await arrived(2);
    await answer({}, 401);
    expect(await refused).toMatchObject({ kind: "ended", isWrite: false });
    expect(session.$state.get()).toMatchObject({ status: "signed-out", reason: "expired" });
    expect(await unanswered).toMatchObject({ kind: "ended", isWrite: true });
  });

  test("to a renewed token too was refused", async () => {
    const { session, post, answer, arrived } = setUp();
    const tokens = ["tb", "tc"];
    session.useGetToken(() => Promise.resolve(tokens.shift() ?? ""), ayse);
    await expect.poll(() => session.token).toBe("tb");
    const refused = post();
    await arrived(1);
    await answer({}, 401);
    await answer({}, 401);
    expect(await refused).toMatchObject({ isWrite: false });
  });
});

describe("a token that the same person's page renews", () => {
  test("goes on: a running write that is refused is repeated once with it", async () => {
    const { session, post, arrived, answer, tokens } = setUp();
    session.useToken("ta", { userId: "1" });
    const running = post();
    await arrived(1);
    session.useToken("ta2", { userId: "1" });
    await answer({}, 401);
    await arrived(2);
    await answer({ done: true });
    expect(await running).toEqual({ done: true });
    expect(tokens()).toEqual(["Token ta", "Token ta2"]);
  });

  test("in the middle of a batch the rest goes on with it", async () => {
    const { session, arrived, answer, tokens } = setUp();
    session.useToken("ta", { userId: "1" });
    const { http } = session;
    const run = (item: number) => http.post(`/api/${item}/`, {}, { schema });
    const batch = runBatch({ items: [1, 2, 3], limit: 1, run });
    await answer();
    await arrived(2);
    session.useToken("ta2", { userId: "1" });
    await answer({}, 401);
    await answer();
    await answer();
    expect(await batch).toMatchObject({ isComplete: true, ended: null });
    expect(tokens()).toEqual(["Token ta", "Token ta", "Token ta2", "Token ta2"]);
  });
});

describe("a batch in the middle", () => {
  test.each([
    ["of a sign-out", (session: ReturnType<typeof setUp>["session"]) => session.signOut()],
    ["of another person's sign-in", (session: ReturnType<typeof setUp>["session"]) => session.open("tb", burak)],
  ])("%s stops at once, and says what was done and what was not", async (_name, change) => {
    const { session, answer, arrived, environment } = setUp();
    session.open("ta", ayse);
    const { http } = session;
    const items = [1, 2, 3, 4, 5, 6];
    const batch = runBatch({ items, limit: 2, run: (item) => http.post(`/api/${item}/`, {}, { schema }) });
    await answer();
    await answer({ message: "no" }, 400);
    await arrived(4);
    change(session);
    const outcome = await batch;
    expect([...outcome.results.keys()]).toEqual([1]);
    expect(outcome.failures.map(({ item }) => item)).toEqual([2]);
    expect(outcome).toMatchObject({ ended: { kind: "ended" }, isComplete: false });
    await settled();
    const writes = environment.requests.filter(({ method }) => method === "POST");
    expect(writes.map(({ headers }) => headers.get("authorization"))).toEqual(Array(4).fill("Token ta"));
  });
});

test("an action of several calls sends none of them for the next person", async () => {
  const { session, arrived, tokens } = setUp();
  session.open("ta", ayse);
  const action = createAction(session, async (http) => {
    await http.post("/api/1/", {}, { schema }).catch(() => undefined);
    await http.post("/api/2/", {}, { schema });
  });
  const sending = action.send();
  await arrived(1);
  session.open("tb", burak);
  expect(await sending).toBe(false);
  expect(action.$state.get()).toEqual({ status: "idle" });
  await settled();
  expect(tokens()).toEqual(["Token ta"]);
});

test("an observed query of the previous user is fetched again with the new token", async () => {
  const { session, arrived, answer, tokens } = setUp();
  session.open("ta", ayse);
  const watch = () => {
    const query = createQuery(session, { key: ["me"], fetch: (http) => http.get("/api/me/", { schema }) });
    return { query, stop: query.$load.subscribe(() => undefined) };
  };
  const first = watch();
  await arrived(1);
  session.open("tb", burak);
  first.stop();
  const second = watch();
  await arrived(2);
  await answer({ who: "nobody" });
  await answer({ who: "Burak" });
  await expect.poll(() => second.query.$load.get()).toMatchObject({ status: "ready", data: { who: "Burak" } });
  expect(tokens()).toEqual(["Token ta", "Token tb"]);
  second.stop();
});
