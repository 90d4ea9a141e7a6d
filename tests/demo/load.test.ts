import { Hono, type Context } from "hono";
import { describe, expect, test } from "vitest";
import { createSessions, issueToken } from "../../demo/server/accounts/sessions.ts";
import { createDemoApi } from "../../demo/server/demo-api.ts";
import { bounded } from "../../demo/server/http/bounded.ts";
import { administrator, companyUser, thursdayMorning, sharedTestApi } from "./helpers.ts";

const demo = sharedTestApi({ employees: 20, routes: 2 });

/** A server of one page by name, which answers when it is told to. */
function slowServer(bounds: { atOnce: number; waiting: number }, addressOf: (c: Context) => string) {
  const entered: string[] = [];
  const leave = new Map<string, () => void>();
  const app = new Hono().use(bounded({ ...bounds, bodyBytes: 10, addressOf })).get("/:name", async (c) => {
    const { name } = c.req.param();
    entered.push(name);
    await new Promise<void>((resolve) => leave.set(name, resolve));
    return c.text(name);
  });
  const answer = async (name: string) => {
    await expect.poll(() => leave.has(name)).toBe(true);
    leave.get(name)?.();
  };
  return { app, entered, answer };
}

describe("more requests than a server answers", () => {
  test("wait for their turn, are refused over the bound, and are forgotten when nobody waits for them", async () => {
    const { app, entered, answer } = slowServer({ atOnce: 1, waiting: 2 }, (c) => c.req.path);
    const gone = new AbortController();
    const first = app.request("/first");
    const left = app.request(new Request("http://portal/left", { signal: gone.signal }));
    const third = app.request("/third");
    const refused = await app.request("/fourth");
    expect([refused.status, refused.headers.get("retry-after"), entered]).toEqual([503, "3", ["first"]]);

    gone.abort();
    await answer("first");
    expect(await (await first).text()).toBe("first");
    expect((await left).status).toBe(499);
    await answer("third");
    expect(await (await third).text()).toBe("third");
    expect(entered).toEqual(["first", "third"]);

    const later = app.request("/later");
    await answer("later");
    expect((await later).status).toBe(200);
  });

  test("of one address take half of the places, and those of others go before them", async () => {
    const { app, entered, answer } = slowServer({ atOnce: 2, waiting: 4 }, (c) => c.req.query("from") ?? "");
    const flood = ["a1", "a2", "a3", "a4"].map((name) => app.request(`/${name}?from=a`));
    expect((await flood[3])?.status).toBe(503);
    const other = app.request("/b1?from=b");
    for (const name of ["a1", "b1", "a2", "a3"]) await answer(name);
    expect((await other).status).toBe(200);
    expect((await Promise.all(flood.slice(0, 3))).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(entered).toEqual(["a1", "a2", "b1", "a3"]);
  });

  test("the demo API says so to pages of any origin, and answers again afterwards", async () => {
    const small = createDemoApi({ database: demo.database, now: () => new Date(thursdayMorning), mostRequests: 1 });
    const headers = { "accept-language": "tr", authorization: `Token ${await demo.tokenOf()}` };
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
    const known = createSessions(demo.database);
    const own = await issueToken(demo.database, administrator.id, now, 720);
    expect(await known.accountOfToken(own, now)).toMatchObject({ id: administrator.id });
    await createSessions(demo.database).end(own);
    expect(await known.accountOfToken(own, later(9999))).toMatchObject({ id: administrator.id });
    expect(await known.accountOfToken(own, later(10_000))).toBe("unknown");
  });

  test("is forgotten with the session's end, also by those who asked before it, and when it has expired", async () => {
    const known = createSessions(demo.database);
    const [own, others] = [
      await issueToken(demo.database, administrator.id, now, 720),
      await issueToken(demo.database, companyUser.id, now, 1),
    ];
    const asked = known.accountOfToken(own, now);
    await known.end(own);
    await asked;
    expect(await known.accountOfToken(own, now)).toBe("unknown");
    expect(await known.accountOfToken(others, later(59_999))).toMatchObject({ id: companyUser.id });
    expect(await known.accountOfToken(others, later(60_000))).toBe("expired");
  });
});
