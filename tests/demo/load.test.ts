import { eq } from "drizzle-orm";
import { Hono, type Context } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSessions, issueToken } from "../../demo/server/accounts/sessions.ts";
import { createDemoApi } from "../../demo/server/demo-api.ts";
import { bounded } from "../../demo/server/http/bounded.ts";
import { employees } from "../../demo/server/schema-people.ts";
import { administrator, companyUser, openTestApi, thursdayMorning, type TestApi, withQuery } from "./helpers.ts";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi();
  token = await api.tokenFor(administrator);
});
afterAll(() => api.close());

describe("more requests than a server answers", () => {
  test("wait for their turn, are refused over the bound, and are forgotten when nobody waits for them", async () => {
    const entered: string[] = [];
    const leave = new Map<string, () => void>();
    const bounds = { atOnce: 1, waiting: 2, bodyBytes: 10, addressOf: (c: Context) => c.req.path };
    const app = new Hono().use(bounded(bounds)).get("/:name", async (c) => {
      const { name } = c.req.param();
      entered.push(name);
      await new Promise<void>((resolve) => leave.set(name, resolve));
      return c.text(name);
    });
    const gone = new AbortController();
    const first = app.request("/first");
    const left = app.request(new Request("http://portal/left", { signal: gone.signal }));
    const third = app.request("/third");
    const refused = await app.request("/fourth");
    expect([refused.status, refused.headers.get("retry-after"), entered]).toEqual([503, "3", ["first"]]);

    gone.abort();
    leave.get("first")?.();
    expect(await (await first).text()).toBe("first");
    expect((await left).status).toBe(499);
    await expect.poll(() => entered, { timeout: 30_000 }).toEqual(["first", "third"]);
    leave.get("third")?.();
    expect(await (await third).text()).toBe("third");

    const later = app.request("/later");
    await expect.poll(() => leave.has("later"), { timeout: 30_000 }).toBe(true);
    leave.get("later")?.();
    expect((await later).status).toBe(200);
  });

  test("of one address take half of the places, and those of others go before them", async () => {
    const entered: string[] = [];
    const leave = new Map<string, () => void>();
    const bounds = { atOnce: 2, waiting: 4, bodyBytes: 10, addressOf: (c: Context) => c.req.query("from") ?? "" };
    const app = new Hono().use(bounded(bounds)).get("/:name", async (c) => {
      const { name } = c.req.param();
      entered.push(name);
      await new Promise<void>((resolve) => leave.set(name, resolve));
      return c.text(name);
    });
    const flood = ["a1", "a2", "a3", "a4"].map((name) => app.request(`/${name}?from=a`));
    expect((await flood[3])?.status).toBe(503);
    const other = app.request("/b1?from=b");
    for (const name of ["a1", "b1", "a2", "a3"]) {
      await expect.poll(() => leave.has(name), { timeout: 30_000 }).toBe(true);
      leave.get(name)?.();
    }
    expect((await other).status).toBe(200);
    expect((await Promise.all(flood.slice(0, 3))).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(entered).toEqual(["a1", "a2", "b1", "a3"]);
  });

  test("the demo API says so to pages of any origin, and answers again afterwards", async () => {
    const small = createDemoApi({ database: api.database, now: () => new Date(thursdayMorning), mostRequests: 1 });
    const headers = { "accept-language": "tr", authorization: `Token ${token}` };
    const ask = () => small.request("/api/company/sla/", { headers });
    const [answered, refused] = await Promise.all([ask(), ask()]);
    expect([answered.status, refused.status]).toEqual([200, 503]);
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      "retry-after": "3",
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "Date,Retry-After",
      "cache-control": "no-store",
    });
    expect((await ask()).status).toBe(200);
  });
});

describe("who a token belongs to", () => {
  const now = new Date(thursdayMorning);
  const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

  test("is believed for ten seconds and no longer, when another server ended the session", async () => {
    const known = createSessions(api.database);
    const own = await issueToken(api.database, administrator.id, now, 720);
    expect(await known.accountOfToken(own, now)).toMatchObject({ id: administrator.id });
    await createSessions(api.database).end(own);
    expect(await known.accountOfToken(own, later(9999))).toMatchObject({ id: administrator.id });
    expect(await known.accountOfToken(own, later(10_000))).toBe("unknown");
  });

  test("is forgotten with the session's end, also by those who asked before it, and when it has expired", async () => {
    const known = createSessions(api.database);
    const [own, others] = [
      await issueToken(api.database, administrator.id, now, 720),
      await issueToken(api.database, companyUser.id, now, 1),
    ];
    const asked = known.accountOfToken(own, now);
    await known.end(own);
    await asked;
    expect(await known.accountOfToken(own, now)).toBe("unknown");
    expect(await known.accountOfToken(others, later(59_999))).toMatchObject({ id: companyUser.id });
    expect(await known.accountOfToken(others, later(60_000))).toBe("expired");
  });
});

describe("pages of people", () => {
  const list = async (query: Readonly<Record<string, unknown>>) =>
    (await api.get(withQuery("/api/company/employees/", query), token)) as {
      results: { id: number; registration_status: string }[];
      count: number;
    };

  test.each([{}, { search: "a" }, { column_filters: { status: ["registered"] } }, { search: "nobody at all" }])(
    "of %j hold together what all of it holds, the last as the first",
    async (query) => {
      const all = await list({ ...query, page_size: "all" });
      const pages = Math.ceil(all.count / 7);
      const found = [];
      for (let page = 1; page <= pages; page += 1) found.push(await list({ ...query, page, page_size: 7 }));
      expect(found.flatMap(({ results }) => results)).toEqual(all.results);
      expect(found.every(({ count }) => count === all.count)).toBe(true);
      expect(await list({ ...query, page: pages + 1, page_size: 7 })).toEqual({ results: [], count: all.count });
    },
  );

  test("follow a change at once, whichever server made it", async () => {
    const query = { column_filters: { status: ["on_hold"] }, page_size: 5 };
    const before = await list(query);
    const resting = before.results[0];
    if (!resting) throw new Error("The seed has nobody at rest");
    const set = (registrationStatus: "registered" | "on_hold") =>
      api.database.update(employees).set({ registrationStatus }).where(eq(employees.id, resting.id));
    await set("registered");
    const after = await list(query);
    expect(after.count).toBe(before.count - 1);
    expect(after.results.some(({ id }) => id === resting.id)).toBe(false);
    await set("on_hold");
    expect(await list(query)).toEqual(before);
  });
});

describe("a page of any size", () => {
  test("has a thousand rows at most, and the number of all tells of the others", async () => {
    const bookings = (await api.get("/api/passenger/bookings/?page_size=999999999", token)) as {
      results: unknown[];
      count: number;
    };
    expect([bookings.results.length, bookings.count > 1000]).toEqual([1000, true]);
  });

  test.each([
    "/api/passenger/bookings/?passenger_name=",
    "/api/marketplace/route-details/?past_search_id=1&unique_id=",
  ])("with NUL in %s is a 400", async (path) => {
    expect((await api.request(`${path}a%00b`, { token })).status).toBe(400);
  });
});
