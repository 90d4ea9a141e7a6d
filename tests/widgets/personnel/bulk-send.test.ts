import { describe, expect, test } from "vitest";
import { createSession, type Profile, type Session } from "../../../src/core/session/session.ts";
import { createBulk } from "../../../src/widgets/personnel/bulk/bulk.store.ts";
import { toRejectedBook } from "../../../src/widgets/personnel/bulk/bulk-files.ts";
import { toRows } from "../../kit/sheet/rows.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const ayse = { userName: "Ayşe", userId: "1", accountType: "company", userType: "admin" } as unknown as Profile;
const burak = { ...ayse, userName: "Burak", userId: "2" };
const head = ["Ad", "Soyad", "E-posta", "Telefon", "Ev adresi"];
const rows = Array.from({ length: 12 }, (_, index) => [
  `Kişi${index}`,
  "Yılmaz",
  `kisi${index}@lodos.example`,
  `532123${String(1000 + index)}`,
  "Moda",
]);

/** Twelve people ready to be sent, to a provider that answers when the test says so. */
async function setUp() {
  const waiting: ((response: Response) => void)[] = [];
  const environment = createTestEnvironment((request) =>
    request.method === "POST" ? new Promise((resolve) => waiting.push(resolve)) : json({}),
  );
  const session = createSession({ environment });
  session.open("ta", ayse);
  const bulk = createBulk(session);
  await bulk.open(() => Promise.resolve({ rows: toRows([head, ...rows]), isTruncated: false }));
  return {
    session,
    bulk,
    tokens: () =>
      environment.requests.filter(({ method }) => method === "POST").map(({ headers }) => headers.get("authorization")),
    async answer(status = 200) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      waiting.shift()?.(json(status === 200 ? { success: true } : { non_field_errors: ["Olmaz."] }, status));
    },
  };
}

const resultsOf = (bulk: ReturnType<typeof createBulk>) => {
  const state = bulk.$state.get();
  if (state.step !== "done") throw new Error(`It is at ${state.step}`);
  return state;
};

describe("adding many people", () => {
  test.each([
    ["A signs out", (session: Session) => session.signOut()],
    ["B signs in", (session: Session) => session.open("tb", burak)],
    ["the provider changes", (session: Session) => session.configure({ apiBase: "http://other.test" })],
  ])("when %s in the middle nothing more is sent, and each row says what became of it", async (_name, change) => {
    const { session, bulk, answer, tokens } = await setUp();
    const sending = bulk.send();
    await answer();
    await answer(400);
    await expect.poll(() => tokens().length).toBe(6);
    change(session);
    await sending;
    expect(tokens()).toEqual(Array(6).fill("Token ta"));
    const { results, isEnded } = resultsOf(bulk);
    expect(isEnded).toBe(true);
    const of = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length;
    expect([of("accepted"), of("rejected"), of("unknown"), of("not-sent")]).toEqual([1, 1, 4, 6]);
    expect(results.at(-1)?.reason).toBe("Oturum kapandığı için gönderilmedi.");
    expect(bulk.$news.get()).toMatchObject({ status: "finished", isIncomplete: true });
    // All rows but the accepted one can be exported.
    const [sheet] = toRejectedBook(results).sheets;
    expect(sheet?.rows).toHaveLength(11);
    // A destroyed store ignores late answers.
    bulk.destroy();
    expect(bulk.$state.get()).toEqual({ step: "choose", isReading: false, error: null });
  });

  test("A's renewed token in the middle serves the rest", async () => {
    const { session, bulk, answer, tokens } = await setUp();
    session.useToken("ta", { userId: "1", userName: "Ayşe" });
    const sending = bulk.send();
    await expect.poll(() => tokens().length).toBe(4);
    session.useToken("ta2", { userId: "1", userName: "Ayşe" });
    for (let index = 0; index < rows.length; index += 1) await answer();
    await sending;
    expect(resultsOf(bulk)).toMatchObject({ isEnded: false });
    expect(tokens()).toEqual([...Array(4).fill("Token ta"), ...Array(8).fill("Token ta2")]);
    bulk.leave();
    expect(bulk.$news.get()).toBeNull();
  });

  test("what was not accepted stays when its result is left", async () => {
    const { bulk, answer } = await setUp();
    const sending = bulk.send();
    await answer(400);
    for (let index = 1; index < rows.length; index += 1) await answer();
    await sending;
    bulk.leave();
    expect(resultsOf(bulk).results).toHaveLength(12);
    expect(bulk.$news.get()).toMatchObject({
      isIncomplete: true,
      text: "11 kişi için talebinizi aldık. 1 satır eklenmedi.",
    });
  });
});
