import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { answeredWrongly, askedWrongly, description } from "../helpers/described.mjs";

const folder = fileURLToPath(new URL("../../src/core/api/", import.meta.url));

describe("docs/api/openapi.json", () => {
  test("is OpenAPI 3.1", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate({ ...structuredClone(description) });
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, "3.1"]);
  });

  test("has every call of src/core/api, each once", () => {
    const defined = readdirSync(folder).flatMap((file) => {
      const text = readFileSync(`${folder}${file}`, "utf8");
      return [...text.matchAll(/defineCall\(\s*"(\w+) ([^"]+)"/g)].map(([, method = "", path = ""]) => [method, path]);
    });
    const lacking = defined.filter(
      ([method = "", path = ""]) => description.paths[path]?.[method.toLowerCase()] === undefined,
    );
    expect(defined.length).toBeGreaterThan(60);
    expect(lacking).toEqual([]);
    const ids = Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("a call is compared with it", () => {
  const bookings = "/api/passenger/bookings/?page=1&page_size=20&state=completed&state=planned&ordering=-trip_id";
  const routes = `/api/routes/?all_routes=false&area_routes=true&per_page=999&column_filters=${encodeURIComponent('{"time_periods":["evening"]}')}`;
  const membership = "/api/company/employees/9/change-activation/";

  test.each([
    ["GET", bookings, null],
    ["GET", routes, null],
    ["GET", "/api/routes/", null],
    ["POST", membership, '{"status":"on_hold","date":"2026-12-01"}'],
    ["GET", "/elsewhere", null],
  ])("%s %s is described", (method, address, body) => expect(askedWrongly(method, address, body)).toBeNull());

  test.each([
    ["a call that nobody has described", "GET", "/api/company/shifts/", null],
    ["a parameter too many", "GET", `${bookings}&color=red`, null],
    ["a parameter too few", "GET", "/api/company/documents/?page=1&page_size=20", null],
    ["a word for a number", "GET", bookings.replace("page=1", "page=one"), null],
    ["a body of another word", "POST", membership, '{"status":"frozen","date":"2026-12-01"}'],
    ["a body with a gap", "POST", membership, '{"status":"on_hold"}'],
  ] as const)("%s is told", (_what, method, address, body) => {
    expect(askedWrongly(method, address, body)).toBeTypeOf("string");
  });

  test("an exact answer has every field and no other", () => {
    const sla = (body: object) => answeredWrongly("GET", "/api/company/sla/", 200, JSON.stringify(body), true);
    const limits = { walking_distance: 500, duration: 3300, detour_ratio: 22 };
    expect(sla(limits)).toBeNull();
    expect(sla({ ...limits, unit: "s" })).toContain('"unit"');
    expect(sla({ ...limits, detour_ratio: undefined })).toContain('"detour_ratio"');
  });

  test("an answer of another kind is told", () => {
    const sla = (body: object) => answeredWrongly("GET", "/api/company/sla/", 200, JSON.stringify(body));
    expect(sla({ walking_distance: 500, duration: 3300, detour_ratio: null })).toBeNull();
    expect(sla({ walking_distance: "500" })).toContain("/walking_distance");
    const reveal = "/api/routes/drivers/31/phone-number/";
    expect(answeredWrongly("POST", reveal, 429, '{"response":"Sınır"}')).toBeNull();
    expect(answeredWrongly("POST", reveal, 429, '{"response":["Sınır"]}')).toContain("/response");
  });
});
