import { asc } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { phoneReveals } from "../../demo/server/schema-drivers.ts";
import { driverCall } from "../../src/core/api/driver-detail.ts";
import { administrator, companyUser, sharedTestApi } from "./helpers.ts";

const demo = sharedTestApi();
let shown: string;
beforeAll(async () => {
  shown = (await demo.read(driverCall, { id: 31 })).result.maskedPhone ?? "";
});

async function reveal(driverId: number, body: unknown, as = administrator) {
  const response = await demo.request(`/api/routes/drivers/${driverId}/phone-number/`, { as, body });
  return { status: response.status, answer: (await response.json()) as { readonly phone_number?: string } };
}
const stored = () => demo.database.select().from(phoneReveals).orderBy(asc(phoneReveals.id));

test("the number is told for a reason, which is noted without the number", async () => {
  const { status, answer } = await reveal(31, { phone_number: shown, reason: " Kayıp eşya " });
  expect(status).toBe(200);
  const { phone_number: number = "" } = answer;
  expect([number.slice(0, 3), number.slice(-2)]).toEqual([shown.slice(0, 3), shown.slice(-2)]);
  const noted = (await stored()).at(-1);
  expect(noted).toMatchObject({
    accountId: administrator.id,
    driverId: 31,
    reason: "Kayıp eşya",
    revealedAt: demo.now,
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

  test.each([
    ["of an unknown driver", 999_999, {}, 404],
    ["for a reason of a page", 31, { reason: "a".repeat(501) }, 400],
  ] as const)("%s", async (_name, driverId, changes, wanted) => {
    expect((await reveal(driverId, { phone_number: shown, reason: "Gecikme", ...changes })).status).toBe(wanted);
  });

  test("in another form than JSON", async () => expect((await reveal(31, "merhaba")).status).toBe(400));
});

test("ten numbers a day for each account, at once or one after another", async () => {
  const body = { phone_number: shown, reason: "Gecikme" };
  const answers = await Promise.all(Array.from({ length: 13 }, () => reveal(31, body, companyUser)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  for (const refused of answers.filter(({ status }) => status !== 200))
    expect(refused).toEqual({ status: 429, answer: { response: "Günlük görüntüleme sınırına ulaştınız." } });
  expect((await reveal(31, body)).status).toBe(200);

  // The daily limit is reset at midnight in Istanbul.
  demo.moveTo("2026-11-19T23:59:00+03:00");
  expect((await reveal(31, body, companyUser)).status).toBe(429);
  demo.moveTo("2026-11-20T00:00:00+03:00");
  expect((await reveal(31, body, companyUser)).status).toBe(200);
  demo.moveTo();
});
