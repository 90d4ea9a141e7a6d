import { sql } from "drizzle-orm";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { logFailure, messageOf } from "../../demo/server/log.ts";
import { logged } from "./logged.ts";
import { sharedTestApi } from "./helpers.ts";

const somebody = {
  first_name: "Gülizar",
  last_name: "Saklıoğlu",
  email: "gulizar@lodos.example",
  phone_number: "5327654321",
  home_address: "Saklı Mah. Gizli Sk. No 5",
};
const secrets = ["Gülizar", "Saklıoğlu", "gulizar@", "5327654321", "Gizli Sk"];

const demo = sharedTestApi({ employees: 20, routes: 2 });

function expectNobodysData(text: string) {
  for (const secret of secrets) expect(text).not.toContain(secret);
}

describe("an error of the database", () => {
  test("is logged with its statement and place, without the values it was about", async () => {
    const text = logged();
    await demo.database.execute(sql`alter table employees add constraint no_more check (id < 0) not valid`);
    const response = await demo.request("/api/company/employees/", { body: somebody });
    expect(response.status).toBe(500);
    expectNobodysData(await response.text());
    expect(text()).toMatch(/POST \/api\/company\/employees\/? failed:/);
    expect(text()).toContain("Database error 23514");
    expect(text()).toContain("constraint: no_more");
    expect(text()).toContain('insert into "employees"');
    expect(text()).toMatch(/at .*new-employee\.ts/);
    expectNobodysData(text());
  });

  test.each([
    [
      "a value of another kind",
      sql`select ${`${somebody.first_name}\n    at ${somebody.last_name}`}::integer`,
      "22P02",
    ],
    ["a name that a message repeats", sql.raw(`select '${somebody.first_name}'::date`), "22007"],
  ])("%s says only its kind, wrapped in another error, too", async (_case, query, code) => {
    const text = logged();
    const error: unknown = await demo.database.execute(query).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    logFailure("It failed:", error);
    logFailure("It failed:", new Error(`Seeding ${somebody.first_name} failed`, { cause: error }));
    expect(text()).toContain(`Database error ${code}`);
    const values = text().replaceAll(/query: .*/g, "");
    expectNobodysData(values);
    expect(messageOf(error)).toContain(code);
  });
});

describe("other errors", () => {
  test("of our own and of the system are logged with their message", () => {
    const text = logged();
    const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", syscall: "connect" });
    logFailure("It failed:", new Error("Nobody there", { cause: refused }));
    expect(text()).toMatch(/^It failed: Error: Nobody there\n {4}at [^]*\nCaused by: Error: connect ECONNREFUSED\n/);
    expect(messageOf(refused)).toBe("connect ECONNREFUSED");
  });

  test.each([
    ["a header's value", () => new Headers({ "x-name": "Gülizar\nSaklıoğlu" })],
    ["an address", () => new URL("gulizar@lodos.example")],
    ["a field", () => v.parse(v.picklist(["a"]), "Gülizar")],
    ["text that isn't JSON", () => JSON.parse('{"name":Gülizar}') as unknown],
    [
      "what a parser has read",
      () => {
        throw Object.assign(new Error("Parse Error: Gülizar"), { code: "HPE_INVALID_CHUNK_SIZE", data: "5327654321" });
      },
    ],
    [
      "a thrown text",
      () => {
        // oxlint-disable-next-line no-throw-literal
        throw "Gülizar";
      },
    ],
  ])("are logged without %s", (_what, work) => {
    const text = logged();
    let thrown: unknown;
    try {
      work();
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeDefined();
    logFailure("It failed:", thrown);
    logFailure("It failed:", new Error("Reading failed", { cause: thrown }));
    expectNobodysData(text() + messageOf(thrown));
    expect(text().match(/It failed: /g)).toHaveLength(2);
  });
});
