import { scryptSync } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { accounts, sessions } from "../../demo/server/schema-accounts.ts";
import { unconfirmedSignIn } from "../../demo/server/seed/accounts.ts";
import { description } from "../helpers/described.mjs";
import { administrator, companyUser, prospectUser, thursdayMorning, sharedTestApi } from "./helpers.ts";

const wrongPassword = "Şifre ile e-mail adresi uyuşmuyor. Lütfen şifrenizi kontrol edip tekrar deneyin.";
const wrongPin = "Geçersiz PIN kodu. Lütfen PIN kodunuzu kontrol edip tekrar deneyin.";

const demo = sharedTestApi({ employees: 20, routes: 2 });

// All but the administrator's hashes are the cheapest that scrypt knows: a hundred checks of the seed's take 0.1 s each.
beforeAll(async () => {
  for (const account of [companyUser, prospectUser, unconfirmedSignIn]) {
    const [passwordHash, pinHash] = [account.password, account.pin].map((secret) =>
      ["scrypt", 2, 8, 1, "", scryptSync(secret, "", 32, { N: 2, r: 8, p: 1 }).toString("base64url")].join("$"),
    );
    await demo.database.update(accounts).set({ passwordHash, pinHash }).where(eq(accounts.id, account.id));
  }
});

const { username, password, pin } = administrator;
/** From an address, as the server before the API tells it. */
const from = (address: string) => ({ "x-real-ip": address });
const login = (body: unknown, headers = {}) => demo.request("/api/company/login/", { as: null, body, headers });
const confirm = (body: unknown, headers = {}) => demo.request("/api/company/login-2fa/", { as: null, body, headers });
const minutesLater = (minutes: number) =>
  demo.moveTo(new Date(Date.parse(thursdayMorning) + minutes * 60_000).toISOString());
const slaPath = "/api/company/sla/";

describe("two steps", () => {
  test("step 1 tells who signs in, and gives no token", async () => {
    const response = await login({ username, password });
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).not.toHaveProperty("token");
    expect(answer).toMatchObject({
      full_name: "Elif Şahin",
      company_id: 42,
      account_type: "company",
      user_type: "admin",
      logo: "/demo-assets/lodos.svg",
    });
  });

  test("a user without administration rights, and a demo account, say so; no logo is the word null", async () => {
    expect(await (await login(companyUser)).json()).toMatchObject({
      user_type: "user",
      account_type: "company",
      logo: "null",
    });
    expect(await (await login(prospectUser)).json()).toMatchObject({ account_type: "demo" });
  });

  test("step 2 gives the token and the company's name", async () => {
    const answer = (await (await confirm({ username, password, pin })).json()) as Record<string, string>;
    expect(answer["company_name"]).toBe("Lodos Teknoloji A.Ş.");
    expect(answer["token"]?.length).toBeGreaterThanOrEqual(40);
    const headers = { authorization: `Token ${answer["token"]}` };
    expect(await demo.status(slaPath, { as: null, headers })).toBe(200);
  });

  test("an account that isn't confirmed gets a message instead of a token", async () => {
    const { username: name, password: word, pin: code } = unconfirmedSignIn;
    expect((await login({ username: name, password: word })).status).toBe(200);
    const response = await confirm({ username: name, password: word, pin: code });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: unconfirmedSignIn.signInMessage });
    expect((await confirm({ username: name, password: word, pin: "1111" })).status).toBe(400);
  });

  test("the e-mail address counts in any case and with blanks around it", async () => {
    expect((await login({ username: "  Elif.Sahin@Lodos.example ", password })).status).toBe(200);
  });

  test("a wrong password, an unknown address and a wrong pin get the specified sentences", async () => {
    for (const body of [
      { username, password: "x" },
      { username: "kim@lodos.example", password },
    ]) {
      const response = await login(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ message: wrongPassword });
    }
    const response = await confirm({ username, password, pin: "0000" });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: wrongPin });
    expect(await (await confirm({ username, password: "x", pin })).json()).toEqual({ message: wrongPassword });
  });

  test.each([
    ["no JSON", "{"],
    ["a list", "[]"],
    ["a number for a password", '{"username":"a","password":1}'],
    ["no pin", "{}"],
    ["NUL in a user name", '{"username":"a\\u0000b","password":"b","pin":"c"}'],
    ["NUL in a password", '{"username":"a","password":"b\\u0000","pin":"c"}'],
  ])("%s is a 400", async (_case, body) => {
    for (const path of ["/api/company/login/", "/api/company/login-2fa/"]) {
      const response = await demo.request(path, { as: null, body });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: "Gönderilen bilgiler geçersiz." });
    }
  });
});

test("a body larger than any request of the contract is refused", async () => {
  expect((await login({ username, password: "x".repeat(70_000) })).status).toBe(413);
});

describe("too many failures", () => {
  test("the sixth attempt of an address within ten minutes waits, with the right password too, and only for this account", async () => {
    const guess = { username: companyUser.username, password: "guess" };
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await login(guess)).status).toBe(400);
    const refused = await login(companyUser);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBe(600);
    expect(await refused.json()).toEqual({
      message: "Çok fazla hatalı deneme yaptınız. Lütfen 10 dakika sonra yeniden deneyin.",
    });
    expect((await confirm(companyUser)).status).toBe(429);
    expect((await login(prospectUser)).status).toBe(200);
    minutesLater(10.1);
    expect((await login(companyUser)).status).toBe(200);
    minutesLater(0);
  });

  test("guesses of a pin, and of a password, sent at the same moment pass no more than five", async () => {
    for (const [minutes, guess] of [
      [60, confirm],
      [90, login],
    ] as const) {
      minutesLater(minutes);
      const wrong = { ...companyUser, ...(guess === confirm ? { pin: "1111" } : { password: "guess" }) };
      const answers = await Promise.all(Array.from({ length: 20 }, () => guess(wrong)));
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
      expect((await confirm(companyUser)).status).toBe(429);
    }
    minutesLater(0);
  });

  test("right passwords don't count, one after the other or side by side", async () => {
    minutesLater(120);
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all([login(companyUser), login(companyUser), login(companyUser)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    minutesLater(0);
  });

  test("wrong pins count too, and signing in forgets them", async () => {
    minutesLater(30);
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect((await confirm({ ...companyUser, pin: "1111" })).status).toBe(400);
    expect((await confirm(companyUser)).status).toBe(200);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await confirm({ ...companyUser, pin: "1111" })).status).toBe(400);
    expect((await confirm(companyUser)).status).toBe(429);
    minutesLater(0);
  });

  test("a stranger's guesses lock the stranger out, not the person, whose sign-in doesn't forget them", async () => {
    minutesLater(150);
    const guess = { ...companyUser, password: "guess" };
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await login(guess, from("6.6.6.6"))).status).toBe(400);
    expect((await login(companyUser, from("6.6.6.6"))).status).toBe(429);
    expect((await login(companyUser, from("10.0.0.1"))).status).toBe(200);
    expect((await confirm(companyUser, from("10.0.0.1"))).status).toBe(200);
    expect((await login(guess, from("6.6.6.6"))).status).toBe(429);
    minutesLater(0);
  });

  test("guesses from many addresses have one each, and the right password comes in from another", async () => {
    minutesLater(180);
    const guess = { ...companyUser, password: "guess" };
    for (let attempt = 0; attempt < 25; attempt += 1)
      expect((await login(guess, from(`6.6.6.${attempt % 5}`))).status).toBe(400);
    for (const address of ["7.7.7.7", "8.8.8.8"]) {
      expect((await login(guess, from(address))).status).toBe(400);
      const refused = await login(companyUser, from(address));
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"]);
    }
    expect((await login(companyUser, from("10.0.0.1"))).status).toBe(200);
    expect((await confirm(companyUser, from("10.0.0.1"))).status).toBe(200);
    minutesLater(0);
  });
});

describe("tokens", () => {
  const statusWith = (token: string) =>
    demo.status(slaPath, { as: null, headers: { authorization: `Token ${token}` } });
  const signIn = () => demo.api.signIn(administrator);

  test.each([
    {},
    { authorization: "Token nonsense" },
    { authorization: "Bearer nonsense" },
    { authorization: "Token " },
  ])("with %j there is a 401 and nothing else", async (headers: Record<string, string>) => {
    const response = await demo.request(slaPath, { as: null, headers });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Token");
    expect(Object.keys((await response.json()) as object)).toEqual(["detail"]);
  });

  test("it holds for twelve hours and not a minute longer", async () => {
    const token = await signIn();
    minutesLater(719);
    expect(await statusWith(token)).toBe(200);
    minutesLater(720);
    const response = await demo.request(slaPath, { as: null, headers: { authorization: `Token ${token}` } });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ detail: "Oturumunuzun süresi doldu." });
    minutesLater(0);
  });

  test("signing out ends this session and no other", async () => {
    const [first, second] = [await demo.api.tokenFor(administrator), await demo.api.tokenFor(administrator)];
    const response = await demo.api.request("/api/company/logout/", { token: first });
    expect(await response.json()).toEqual({});
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200]);
  });

  test("the database keeps neither tokens nor passwords", async () => {
    const token = await signIn();
    const { database } = demo;
    const stored = JSON.stringify([await database.select().from(sessions), await database.select().from(accounts)]);
    for (const secret of [token, password, `"${pin}"`]) expect(stored).not.toContain(secret);
    expect(stored).toContain("scrypt$16384$");
  });
});

describe("who may call what", () => {
  /** Every call of the API but the two of the sign-in. */
  const calls = Object.entries(description.paths)
    .filter(([path]) => !path.includes("/login"))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replace("{company_id}", "42").replaceAll(/\{\w+\}/g, "501")}`,
      ),
    );
  const statusOf = (call: string, as: typeof administrator | null) => {
    const [method = "", path = ""] = call.split(" ");
    return demo.status(path, { as, method, ...(method === "POST" ? { body: {} } : {}) });
  };
  const isDemoCall = (call: string) => call.includes(" /api/demo/");
  const isOfAdministrators = (call: string) => /activation|POST \/api\/company\/employees\/$/.test(call);
  const ofCompanies = calls.filter((call) => !isDemoCall(call) && !call.includes("/logout/"));

  test.each(calls)("%s asks for a token", async (call) => expect(await statusOf(call, null)).toBe(401));
  test.each(ofCompanies)("%s isn't for demo accounts", async (call) => {
    expect(await statusOf(call, prospectUser)).toBe(403);
  });
  test.each(ofCompanies.filter(isOfAdministrators))("%s is for administrators alone", async (call) => {
    expect(await statusOf(call, companyUser)).toBe(403);
  });
  test.each(ofCompanies.filter((call) => call.startsWith("GET ") && !isOfAdministrators(call)))(
    "%s is for every user of the company",
    async (call) => expect(await statusOf(call, companyUser)).not.toBe(403),
  );
  test.each(calls.filter(isDemoCall))("%s isn't for company accounts", async (call) => {
    expect(await statusOf(call, administrator)).toBe(403);
  });

  test("another company's billing and menu are none of ours", async () => {
    for (const path of ["is-billing-enabled/", "?date=11-2026", "histogram/?date=11-2026"])
      expect(await demo.status(`/api/${path.startsWith("is") ? "" : "v2/"}company/billing/51/${path}`)).toBe(403);
    const menu = "/api/demo/get-enabled-menu-items/?company_name=Lodos";
    expect(await demo.status(menu, { as: prospectUser })).toBe(403);
  });

  test.each(["/api/nothing/", "/api/company/", "/api/routes/501/nothing/"])(
    "%s, which is no call, is a 404 in JSON without a token, too",
    async (path) => {
      const response = await demo.request(path, { as: null });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ detail: "Bulunamadı." });
    },
  );

  test("answers stay out of caches", async () => {
    for (const path of [slaPath, "/api/nothing/"])
      expect((await demo.request(path)).headers.get("cache-control")).toBe("no-store");
  });
});
