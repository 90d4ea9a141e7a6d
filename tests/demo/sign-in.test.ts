import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts, sessions } from "../../demo/server/schema-accounts.ts";
import * as contract from "./contract.ts";
import { unconfirmedSignIn } from "../../demo/server/seed/accounts.ts";
import { administrator, companyUser, openTestApi, prospectUser, thursdayMorning, type TestApi } from "./helpers.ts";

const wrongPassword = "Şifre ile e-mail adresi uyuşmuyor. Lütfen şifrenizi kontrol edip tekrar deneyin.";
const wrongPin = "Geçersiz PIN kodu. Lütfen PIN kodunuzu kontrol edip tekrar deneyin.";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ employees: 20, routes: 2 });
});
afterAll(() => api.close());

const { username, password, pin } = administrator;
/** From an address, as the server before the API tells it. */
const from = (address: string) => ({ "x-real-ip": address });
const login = (body: unknown, headers = {}) => api.request("/api/company/login/", { body, headers });
const confirm = (body: unknown, headers = {}) => api.request("/api/company/login-2fa/", { body, headers });
function minutesLater(minutes: number) {
  api.clock.now = new Date(Date.parse(thursdayMorning) + minutes * 60_000);
}

describe("two steps", () => {
  test("step 1 tells who signs in, and gives no token", async () => {
    const response = await login({ username, password });
    expect(response.status).toBe(200);
    expect(v.parse(contract.login, await response.json())).toMatchObject({
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
    const answer = v.parse(contract.pinAnswer, await (await confirm({ username, password, pin })).json());
    expect(answer.company_name).toBe("Lodos Teknoloji A.Ş.");
    expect(v.parse(contract.summary, await api.get("/api/company/summary/", answer.token))).toBeDefined();
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
      const response = await api.request(path, { body });
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
  test("without one, with a wrong one and with another scheme there is a 401 and nothing else", async () => {
    const cases: Record<string, string>[] = [
      {},
      { authorization: "Token nonsense" },
      { authorization: "Bearer nonsense" },
      { authorization: "Token " },
    ];
    for (const headers of cases) {
      const response = await api.request("/api/company/summary/", { headers });
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toBe("Token");
      const body = (await response.json()) as Record<string, unknown>;
      expect(Object.keys(body)).toEqual(["detail"]);
    }
  });

  test("it holds for twelve hours and not a minute longer", async () => {
    const token = await api.signIn(administrator);
    minutesLater(719);
    expect((await api.request("/api/company/sla/", { token })).status).toBe(200);
    minutesLater(720);
    const response = await api.request("/api/company/sla/", { token });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ detail: "Oturumunuzun süresi doldu." });
    minutesLater(0);
  });

  test("signing out ends this session and no other", async () => {
    const [first, second] = [await api.signIn(administrator), await api.signIn(administrator)];
    const response = await api.request("/api/company/logout/", { token: first });
    expect(await response.json()).toEqual({});
    expect((await api.request("/api/company/sla/", { token: first })).status).toBe(401);
    expect((await api.request("/api/company/sla/", { token: second })).status).toBe(200);
  });

  test("the database keeps neither tokens nor passwords", async () => {
    const token = await api.signIn(administrator);
    const stored = JSON.stringify([
      await api.database.select().from(sessions),
      await api.database.select().from(accounts),
    ]);
    for (const secret of [token, password, `"${pin}"`]) expect(stored).not.toContain(secret);
    expect(stored).toContain("scrypt$16384$");
  });
});

describe("who may ask what", () => {
  const companyPaths = [
    "/api/company/summary/",
    "/api/company/kpi/history/",
    "/api/company/sla/",
    "/api/company/reservations/",
    "/api/company/ratings/",
    "/api/company/trip-personnel-count/",
    "/api/company/trip-personnel/?is_morning=true",
    "/api/company/co2-emission",
    "/api/company/billing/42/is-billing-enabled/",
    "/api/routes/",
    "/api/routes/?all_routes=true",
    "/api/routes/501/",
    "/api/routes/501/meta/",
    "/api/company/documents/",
    "/api/company/documents/column-filters/",
  ];
  const demoPaths = [
    "/api/demo/get-enabled-menu-items/",
    "/api/demo/summary/",
    "/api/demo/offers/",
    "/api/demo/line-based-offers/",
    "/api/demo/line-based-offer-details/",
    "/api/demo/routes/",
    "/api/demo/routes/501/",
  ];

  test.each([...companyPaths, ...demoPaths, "/api/company/logout/"])("%s asks for a token", async (path) => {
    expect((await api.request(path)).status).toBe(401);
  });
  test.each(companyPaths)("%s isn't for demo accounts", async (path) => {
    expect((await api.request(path, { token: await api.tokenFor(prospectUser) })).status).toBe(403);
  });
  test.each(demoPaths)("%s isn't for company accounts", async (path) => {
    expect((await api.request(path, { token: await api.tokenFor(administrator) })).status).toBe(403);
  });

  test("another company's billing and menu are none of ours", async () => {
    const token = await api.tokenFor(administrator);
    expect((await api.request("/api/company/billing/51/is-billing-enabled/", { token })).status).toBe(403);
    const demo = await api.tokenFor(prospectUser);
    expect((await api.request("/api/demo/get-enabled-menu-items/?company_name=Lodos", { token: demo })).status).toBe(
      403,
    );
  });

  test("an unknown path is a 404 in JSON, signed in or not", async () => {
    for (const path of ["/api/nothing/", "/api/company/", "/api/routes/501/nothing/"]) {
      const response = await api.request(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ detail: "Bulunamadı." });
    }
  });

  test("answers stay out of caches", async () => {
    for (const path of ["/api/company/summary/", "/api/nothing/"]) {
      expect((await api.request(path)).headers.get("cache-control")).toBe("no-store");
    }
  });
});
