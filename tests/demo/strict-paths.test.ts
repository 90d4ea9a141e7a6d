import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDemoApi } from "../../demo/server/demo-api.ts";
import { description } from "../helpers/described.mjs";
import { administrator, openTestApi, prospectUser, type TestApi } from "./helpers.ts";

/** Every call of the provider's API, each path with its slash at the end or without one. */
const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, ":")}`),
);

let api: TestApi;
let token: string;
let demoToken: string;
beforeAll(async () => {
  api = await openTestApi({ employees: 20, routes: 2 });
  token = await api.tokenFor(administrator);
  demoToken = await api.tokenFor(prospectUser);
});
afterAll(() => api.close());

test("the demo API has these calls and no other", () => {
  const served = createDemoApi({ database: api.database })
    .routes.filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path.replaceAll(/:[A-Za-z]+/g, ":")}`);
  expect([...new Set(served)].toSorted()).toEqual(calls.toSorted());
});

describe("the slash at a path's end", () => {
  test.each(calls)("%s is a 404 with the other ending", async (call) => {
    const [method = "", path = ""] = call.replaceAll(":", "501").split(" ");
    const other = path.endsWith("/") ? path.slice(0, -1) : `${path}/`;
    const as = path.startsWith("/api/demo/") ? demoToken : token;
    const request = { method, token: as, ...(method === "POST" ? { body: {} } : {}) };
    const isAnotherCall = calls.some((known) => known.replaceAll(":", "501") === `${method} ${other}`);
    expect(isAnotherCall).toBe(false);
    expect((await api.request(other, request)).status).toBe(404);
  });
});

describe("Accept-Language", () => {
  const statusWith = async (language: string, path = "/api/company/summary/") =>
    (await api.request(path, { token, headers: { "accept-language": language } })).status;

  test.each(["", "en", "tr-TR", "tr,en;q=0.5", "*"])("%j is a 400", async (language) => {
    expect(await statusWith(language)).toBe(400);
    expect(await statusWith(language, "/api/nothing/")).toBe(400);
    const login = { headers: { "accept-language": language }, body: administrator };
    expect((await api.request("/api/company/login/", login)).status).toBe(400);
  });

  test("tr is answered; a preflight needs none", async () => {
    expect(await statusWith("tr")).toBe(200);
    const preflight = await createDemoApi({ database: api.database }).request("/api/company/summary/", {
      method: "OPTIONS",
      headers: { origin: "https://intranet.example", "access-control-request-method": "GET" },
    });
    expect(preflight.status).toBe(204);
    const bare = await createDemoApi({ database: api.database }).request("/api/company/summary/");
    expect(bare.status).toBe(400);
    expect(bare.headers.get("access-control-allow-origin")).toBe("*");
  });
});

test.each(["", "?company_name="])("the menu without a company's name (%j) is a 400", async (query) => {
  expect((await api.request(`/api/demo/get-enabled-menu-items/${query}`, { token: demoToken })).status).toBe(400);
});
