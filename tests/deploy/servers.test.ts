import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { administrator, companyUser } from "../demo/helpers.ts";
import { buildServer, startServer, type ServerProcess } from "../demo/process.ts";
import { hasNginx, renderBalancer, startNginx } from "./programs.ts";

const url = inject("postgres");
const output = fileURLToPath(new URL(`../.output/servers-${process.pid}`, import.meta.url));
/** Time in ms for which a server caches that a token is valid (demo/server/accounts/sessions.ts). */
const longestBelief = 10_000;

describe.skipIf(url === null || !hasNginx())("two servers behind one balancer, with one PostgreSQL", () => {
  let servers: readonly [ServerProcess, ServerProcess];
  let balancer: Awaited<ReturnType<typeof startNginx>>;
  let origins: readonly string[];

  beforeAll(async () => {
    const script = await buildServer(output);
    const environment = {
      DATABASE_URL: url ?? "",
      DEMO_EMPLOYEES: "60",
      DEMO_ROUTES: "4",
      LOG_FORMAT: "json",
      TRUSTED_PROXIES: "127.0.0.1",
    };
    // At the same moment, on an empty database.
    servers = await Promise.all([startServer(script, environment), startServer(script, environment)]);
    const [one, other] = servers;
    balancer = await startNginx((port) => renderBalancer([one.origin, other.origin], port));
    origins = [one.origin, other.origin];
  });
  afterAll(async () => {
    await balancer?.close();
    for (const { child, exited } of servers ?? []) {
      child.kill("SIGKILL");
      await exited;
    }
    rmSync(output, { recursive: true, force: true });
  });

  const call = (origin: string, path: string, { token, body }: { token?: string; body?: unknown } = {}) =>
    fetch(`${origin}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        "accept-language": "tr",
        ...(token === undefined ? {} : { authorization: `Token ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const statusOf = async (...parameters: Parameters<typeof call>) => {
    const answer = await call(...parameters);
    await answer.arrayBuffer();
    return answer.status;
  };
  async function signIn(origin: string, { username, password, pin } = administrator): Promise<string> {
    const answer = await call(origin, "/api/company/login-2fa/", { body: { username, password, pin } });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { token: string }).token;
  }
  const people = "/api/company/employees/";
  const newcomer = (name: string) => ({
    first_name: "Deniz",
    last_name: "Yeni",
    email: `${name}@lodos.example`,
    phone_number: `53${[...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_000_000}`.padEnd(
      10,
      "0",
    ),
    home_address: "Caferağa Mah. Moda Cad. No 5, Kadıköy",
  });
  const emailsAt = async (origin: string, token: string) => {
    const answer = await call(origin, `${people}?page_size=all`, { token });
    const { results } = (await answer.json()) as { results: { profile: { email: string } }[] };
    return results.map(({ profile }) => profile.email);
  };

  test("both answer, though they began on an empty database at the same moment", async () => {
    for (const origin of origins) expect(await statusOf(origin, people, { token: await signIn(origin) })).toBe(200);
  });

  test("a session holds at whichever the balancer chooses, and each has its part of the requests", async () => {
    const token = await signIn(balancer.origin);
    const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(balancer.origin, people, { token })));
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const { said } of servers) {
      await expect.poll(() => said().split(`"route":"${people}","status":200`).length).toBeGreaterThan(5);
    }
  });

  test("guesses are counted together: five in all, one by one or at the same moment", async () => {
    const { username, password, pin } = companyUser;
    const guess = (origin: string) =>
      statusOf(origin, "/api/company/login/", { body: { username, password: "yanlış" } });
    const statuses = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(origins[index % 2] ?? "")));
    expect(statuses.toSorted()).toEqual([...Array<number>(5).fill(400), ...Array<number>(7).fill(429)]);
    for (const origin of origins) {
      expect(await statusOf(origin, "/api/company/login-2fa/", { body: { username, password, pin } })).toBe(429);
    }
  });

  test("what one has written the other shows at once, also in a list that it keeps", async () => {
    const [one = "", other = ""] = origins;
    const token = await signIn(one);
    const before = await emailsAt(other, token);
    const person = newcomer("birinci");
    expect(await statusOf(one, people, { token, body: person })).toBe(201);
    expect(await emailsAt(other, token)).toEqual(expect.arrayContaining([...before, person.email]));
  });

  test("the same person, added at both at the same moment, is there once", async () => {
    const token = await signIn(balancer.origin);
    const person = newcomer("ikinci");
    const statuses = await Promise.all(origins.map((origin) => statusOf(origin, people, { token, body: person })));
    expect(statuses.toSorted()).toEqual([201, 400]);
    const emails = await emailsAt(balancer.origin, token);
    expect(emails.filter((email) => email === person.email)).toHaveLength(1);
  });

  test("a sign-out holds at once where it was made, and at the other ten seconds later", async () => {
    const [one = "", other = ""] = origins;
    const token = await signIn(one);
    expect(await statusOf(other, people, { token })).toBe(200);
    expect(await statusOf(one, "/api/company/logout/", { token })).toBe(200);
    const signedOut = performance.now();
    expect(await statusOf(one, people, { token })).toBe(401);
    for (;;) {
      const begun = performance.now();
      const status = await statusOf(other, people, { token });
      if (status === 401) break;
      expect([status, begun - signedOut < longestBelief]).toEqual([200, true]);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

  test("one that is stopped finishes what it has, and nobody behind the balancer notices", async () => {
    const token = await signIn(balancer.origin);
    const [stopped] = servers;
    const traffic = { hasEnded: false };
    const statuses: number[] = [];
    const ask = async () => {
      while (!traffic.hasEnded) statuses.push(await statusOf(balancer.origin, people, { token }));
    };
    const asking = [ask(), ask(), ask()];
    await expect.poll(() => statuses.length).toBeGreaterThan(10);
    stopped.child.kill("SIGTERM");
    expect(await stopped.exited).toBe(0);
    const count = statuses.length;
    await expect.poll(() => statuses.length).toBeGreaterThan(count + 10);
    traffic.hasEnded = true;
    await Promise.all(asking);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
