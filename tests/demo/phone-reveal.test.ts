import { asc } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { phoneReveals } from "../../demo/server/schema-drivers.ts";
import * as contract from "./contract.ts";
import { administrator, companyUser, openTestApi, prospectUser, thursdayMorning, type TestApi } from "./helpers.ts";

let api: TestApi;
let token: string;
let shown: string;
beforeAll(async () => {
  api = await openTestApi({ employees: 60, routes: 6 });
  token = await api.tokenFor(administrator);
  const { result } = v.parse(contract.driverDetail, await api.get("/api/routes/drivers/31/", token));
  shown = result.phone_number ?? "";
});
afterAll(() => api.close());

async function reveal(driverId: number, body: unknown, as = token) {
  const response = await api.request(`/api/routes/drivers/${driverId}/phone-number/`, { token: as, body });
  return { status: response.status, answer: (await response.json()) as unknown };
}
const stored = () => api.database.select().from(phoneReveals).orderBy(asc(phoneReveals.id));

test("the number is told for a reason, which is noted without the number", async () => {
  const { status, answer } = await reveal(31, { phone_number: shown, reason: " Kayıp eşya " });
  expect(status).toBe(200);
  const { phone_number: number } = v.parse(contract.phoneNumber, answer);
  expect([number.slice(0, 3), number.slice(-2)]).toEqual([shown.slice(0, 3), shown.slice(-2)]);
  const noted = (await stored()).at(-1);
  expect(noted).toMatchObject({
    accountId: administrator.id,
    driverId: 31,
    reason: "Kayıp eşya",
    revealedAt: api.clock.now,
  });
  expect(JSON.stringify(noted)).not.toContain(number);
});

describe("it isn't told, and nothing is noted", () => {
  test.each([
    ["without a reason", { reason: undefined }, "Lütfen bir neden belirtin."],
    ["for a blank reason", { reason: " \t" }, "Lütfen bir neden belirtin."],
    [
      "when the page showed another number",
      { phone_number: "555*****00" },
      "Telefon numarası değişmiş. Sayfayı yenileyip yeniden deneyin.",
    ],
  ])("%s", async (_name, changes, sentence) => {
    const before = (await stored()).length;
    const { status, answer } = await reveal(31, { phone_number: shown, reason: "Gecikme", ...changes });
    expect([status, answer]).toEqual([400, { response: sentence }]);
    expect(await stored()).toHaveLength(before);
  });

  test("of somebody whose number isn't known", async () => {
    const { status, answer } = await reveal(10_001, { phone_number: "", reason: "Gecikme" });
    expect([status, answer]).toEqual([404, { response: "Bu sürücünün kayıtlı bir telefon numarası yok." }]);
  });

  test("of an unknown driver, to demo accounts, in another form than JSON, or for a reason of a page", async () => {
    const body = { phone_number: shown, reason: "Gecikme" };
    expect((await reveal(999_999, body)).status).toBe(404);
    expect((await reveal(31, body, await api.tokenFor(prospectUser))).status).toBe(403);
    expect((await reveal(31, "merhaba")).status).toBe(400);
    expect((await reveal(31, { ...body, reason: "a".repeat(501) })).status).toBe(400);
  });
});

test("ten numbers a day for each account, at once or one after another", async () => {
  const body = { phone_number: shown, reason: "Gecikme" };
  const user = await api.tokenFor(companyUser);
  const answers = await Promise.all(Array.from({ length: 13 }, () => reveal(31, body, user)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  for (const { status, answer } of answers.filter((one) => one.status !== 200)) {
    expect([status, answer]).toEqual([429, { response: "Günlük görüntüleme sınırına ulaştınız." }]);
  }
  expect((await reveal(31, body)).status).toBe(200);

  // The daily limit is reset at midnight in Istanbul.
  api.clock.now = new Date("2026-11-19T23:59:00+03:00");
  expect((await reveal(31, body, await api.tokenFor(companyUser))).status).toBe(429);
  api.clock.now = new Date("2026-11-20T00:00:00+03:00");
  expect((await reveal(31, body, await api.tokenFor(companyUser))).status).toBe(200);
  api.clock.now = new Date(thursdayMorning);
});
