import { describe, expect, test } from "vitest";
import { createDemoApi } from "../../demo/server/demo-api.ts";
import { description } from "../helpers/described.mjs";
import { administrator, prospectUser, sharedTestApi } from "./helpers.ts";

/** Every call of the provider's API, each path with its slash at the end or without one. */
const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, ":")}`),
);

const demo = sharedTestApi({ employees: 20, routes: 2 });

test("the demo API has these calls and no other", () => {
  const served = createDemoApi({ database: demo.database })
    .routes.filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path.replaceAll(/:[A-Za-z]+/g, ":")}`);
  expect([...new Set(served)].toSorted()).toEqual(calls.toSorted());
});

describe("the slash at a path's end", () => {
  test.each(calls)("%s is a 404 with the other ending", async (call) => {
    const [method = "", path = ""] = call.replaceAll(":", "501").split(" ");
    const other = path.endsWith("/") ? path.slice(0, -1) : `${path}/`;
    const as = path.startsWith("/api/demo/") ? prospectUser : administrator;
    const request = { method, as, ...(method === "POST" ? { body: {} } : {}) };
    const isAnotherCall = calls.some((known) => known.replaceAll(":", "501") === `${method} ${other}`);
    expect(isAnotherCall).toBe(false);
    expect(await demo.status(other, request)).toBe(404);
  });
});

describe("Accept-Language", () => {
  const statusWith = (language: string, path = "/api/company/summary/") =>
    demo.status(path, { headers: { "accept-language": language } });

  test.each(["", "en", "tr-TR", "tr,en;q=0.5", "*"])("%j is a 400", async (language) => {
    expect(await statusWith(language)).toBe(400);
    expect(await statusWith(language, "/api/nothing/")).toBe(400);
    const login = { as: null, headers: { "accept-language": language }, body: administrator };
    expect(await demo.status("/api/company/login/", login)).toBe(400);
  });

  test("tr is answered; a preflight needs none", async () => {
    expect(await statusWith("tr")).toBe(200);
    const preflight = await createDemoApi({ database: demo.database }).request("/api/company/summary/", {
      method: "OPTIONS",
      headers: { origin: "https://intranet.example", "access-control-request-method": "GET" },
    });
    expect(preflight.status).toBe(204);
    const bare = await createDemoApi({ database: demo.database }).request("/api/company/summary/");
    expect(bare.status).toBe(400);
    expect(bare.headers.get("access-control-allow-origin")).toBe("*");
  });
});

test.each(["", "?company_name="])("the menu without a company's name (%j) is a 400", async (query) => {
  expect(await demo.status(`/api/demo/get-enabled-menu-items/${query}`, { as: prospectUser })).toBe(400);
});
