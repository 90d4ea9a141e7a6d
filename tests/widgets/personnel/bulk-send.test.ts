import { afterEach, describe, expect, test, vi } from "vitest";
import checkIcon from "lucide-static/icons/check.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import { createSession, type Profile, type Session } from "../../../src/core/session/session.ts";
import type { Workbook } from "../../../src/widgets/kit/sheet/model.ts";
import { outcomes } from "../../../src/widgets/personnel/bulk/bulk-add.tsx";
import {
  createBulk,
  toRejectedWorkbook,
  toSummary,
  toUnknownWorkbook,
} from "../../../src/widgets/personnel/bulk/bulk.store.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { toRows as toSheetRows } from "../../kit/sheet/rows.ts";

const ayse = { userName: "Ayşe", userId: "1", accountType: "company", userType: "admin" } as unknown as Profile;
const burak = { ...ayse, userName: "Burak", userId: "2" };
const head = ["Ad", "Soyad", "E-posta", "Telefon", "Ev adresi"];
const toRows = (count: number) =>
  Array.from({ length: count }, (_, index) => [
    `Kişi${index}`,
    "Yılmaz",
    `kisi${index}@lodos.example`,
    `532123${String(1000 + index)}`,
    "Moda",
  ]);
const rows = toRows(12);

/** Twelve people ready to be sent, to a provider that answers when the test says so. */
async function setUp() {
  const waiting: ((response: Response) => void)[] = [];
  const environment = createTestEnvironment((request) =>
    request.method === "POST" ? new Promise((resolve) => waiting.push(resolve)) : json({}),
  );
  const session = createSession({ environment });
  session.open("ta", ayse);
  const bulk = createBulk(session);
  await bulk.open(() => Promise.resolve({ rows: toSheetRows([head, ...rows]), isTruncated: false }));
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

/** People ready to be sent, to a provider that answers at once. */
async function openBulk(answer: () => Response | Promise<Response>, count: number) {
  const environment = createTestEnvironment((request) => (request.method === "POST" ? answer() : json({})));
  const session = createSession({ environment });
  session.open("ta", ayse);
  const bulk = createBulk(session);
  await bulk.open(() => Promise.resolve({ rows: toSheetRows([head, ...toRows(count)]), isTruncated: false }));
  return { environment, session, bulk };
}

const resultsOf = (bulk: ReturnType<typeof createBulk>) => {
  const state = bulk.$state.get();
  if (state.step !== "done") throw new Error(`It is at ${state.step}`);
  return state;
};

afterEach(() => void vi.useRealTimers());

describe("sending many employees", () => {
  test.each([
    ["A signs out", (session: Session) => session.signOut()],
    ["B signs in", (session: Session) => session.open("tb", burak)],
    ["the provider changes", (session: Session) => session.configure({ apiBase: "http://other.test" })],
  ])("sends nothing more when %s, and reports the result of each row", async (_name, change) => {
    const { session, bulk, answer, tokens } = await setUp();
    const sending = bulk.send();
    await answer();
    await answer(400);
    await expect.poll(() => tokens().length).toBe(6);
    change(session);
    await sending;
    expect(tokens()).toEqual(Array(6).fill("Token ta"));
    const { results, cut } = resultsOf(bulk);
    expect(cut).toBe("ended");
    const of = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length;
    expect([of("accepted"), of("rejected"), of("unknown"), of("not-sent")]).toEqual([1, 1, 4, 6]);
    expect(results.at(-1)?.reason).toBe("Oturum kapandığı için gönderilmedi.");
    expect(bulk.$news.get()).toMatchObject({ status: "finished", isIncomplete: true });
    // Rows that may have been added aren't in the file to be sent again.
    const rowsOf = ({ sheets }: Workbook) => sheets[0]?.rows.length;
    expect([rowsOf(toRejectedWorkbook(results)), rowsOf(toUnknownWorkbook(results))]).toEqual([7, 4]);
    // A destroyed store ignores late answers.
    bulk.destroy();
    expect(bulk.$state.get()).toEqual({ step: "choose", isReading: false, error: null });
  });

  test("sends the rest with a renewed token of the same user", async () => {
    const { session, bulk, answer, tokens } = await setUp();
    session.useToken("ta", { userId: "1", userName: "Ayşe" });
    const sending = bulk.send();
    await expect.poll(() => tokens().length).toBe(4);
    session.useToken("ta2", { userId: "1", userName: "Ayşe" });
    for (let index = 0; index < rows.length; index += 1) await answer();
    await sending;
    expect(resultsOf(bulk)).toMatchObject({ cut: null });
    expect(tokens()).toEqual([...Array(4).fill("Token ta"), ...Array(8).fill("Token ta2")]);
    bulk.leave();
    expect(bulk.$news.get()).toBeNull();
  });

  test("keeps a result with rows that were not accepted", async () => {
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

  const unansweredWays: readonly [string, () => Promise<Response>][] = [
    ["a broken connection", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["502", () => Promise.resolve(json({}, 502))],
    ["504", () => Promise.resolve(json({}, 504))],
    ["a page of HTML", () => Promise.resolve(new Response("<!doctype html>"))],
    ["no answer in 23 s", () => new Promise((resolve) => setTimeout(() => resolve(json({ success: true })), 23_000))],
  ];
  test.each(unansweredWays)(
    "%s is no refusal: the row may have been added, and is not offered to be sent again",
    async (_name, fail) => {
      vi.useFakeTimers();
      let count = 0;
      const { bulk } = await openBulk(() => ((count += 1) === 1 ? fail() : json({ success: true })), 3);
      const sending = bulk.send();
      await vi.runAllTimersAsync();
      await sending;
      const state = resultsOf(bulk);
      expect(state.results.map(({ outcome }) => outcome)).toEqual(["unknown", "accepted", "accepted"]);
      expect(toRejectedWorkbook(state.results).sheets[0]?.rows).toEqual([]);
      expect(toSummary(state).others).toBe(
        "1 satır için yanıt gelmedi, eklenmiş olabilir. Yeniden göndermeden önce çalışan listesinden kontrol edin.",
      );
      expect(count).toBe(3);
    },
  );

  /** 20 rows, of which the provider takes five, then refuses temporarily until `isWell`. */
  async function refusedAfterFive(refuse: () => Promise<Response>) {
    vi.useFakeTimers();
    const seen = { taken: 0, refused: 0, isWell: false };
    const stage = await openBulk(() => {
      if (seen.taken < 5 || seen.isWell) {
        seen.taken += 1;
        return json({ success: true });
      }
      seen.refused += 1;
      return refuse();
    }, 20);
    return { ...stage, seen, sending: stage.bulk.send() };
  }
  const busyWays: readonly [string, () => Promise<Response>][] = [
    ["429", () => Promise.resolve(json({ detail: "Too many requests" }, 429))],
    ["503", () => Promise.resolve(json({}, 503))],
    ["429 with Retry-After", () => Promise.resolve(json({}, 429, { "retry-after": "7" }))],
  ];
  test.each(busyWays)("pauses at %s, says so, and continues", async (name, refuse) => {
    const { bulk, seen, sending } = await refusedAfterFive(refuse);
    await vi.advanceTimersByTimeAsync(1000);
    const waited = name === "429 with Retry-After" ? "7" : "2";
    expect(bulk.$news.get()?.text).toBe(
      `Servis sağlayıcınız şu an yanıt vermiyor, ${waited} sn sonra sürdürülecek, 5 / 20`,
    );
    // The four that were under way, and none after them.
    expect(seen.refused).toBeLessThanOrEqual(4);
    seen.isWell = true;
    await vi.advanceTimersByTimeAsync(8000);
    await sending;
    expect(resultsOf(bulk).results.every(({ outcome }) => outcome === "accepted")).toBe(true);
    expect(seen.taken).toBe(20);
  });

  test.each(busyWays)("leaves the rest unsent when %s lasts", async (_name, refuse) => {
    const { bulk, seen, sending } = await refusedAfterFive(refuse);
    await vi.runAllTimersAsync();
    await sending;
    const { results, cut } = resultsOf(bulk);
    expect(cut).toBe("unavailable");
    expect(results.filter(({ outcome }) => outcome === "accepted")).toHaveLength(5);
    expect(results.filter(({ outcome }) => outcome === "not-sent")).toHaveLength(15);
    expect(results.at(-1)?.reason).toBe("Servis sağlayıcınız yanıt vermediği için gönderilmedi.");
    expect(seen.refused).toBeLessThan(10);
  });

  test("waits while there is no network, and can be stopped meanwhile", async () => {
    const drop = () => Promise.reject(new TypeError("Failed to fetch"));
    const first = await refusedAfterFive(drop);
    first.environment.hasNetwork = false;
    await vi.advanceTimersByTimeAsync(100);
    expect(first.bulk.$news.get()?.text).toBe("İnternet bağlantınız yok, bağlantı gelince sürdürülecek, 5 / 20");
    first.seen.isWell = first.environment.hasNetwork = true;
    for (const listener of first.environment.returns) listener();
    await first.sending;
    expect(resultsOf(first.bulk).results.filter(({ outcome }) => outcome === "accepted")).toHaveLength(20);
    const second = await refusedAfterFive(drop);
    second.environment.hasNetwork = false;
    await vi.advanceTimersByTimeAsync(100);
    second.bulk.stop();
    await second.sending;
    const { results } = resultsOf(second.bulk);
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(["accepted", "not-sent"]));
    expect(results.at(-1)?.reason).toBe("Durdurduğunuz için gönderilmedi.");
  });

  test("stops after several failed calls in a row and leaves the rest unsent", async () => {
    const { bulk, sending } = await refusedAfterFive(() => Promise.reject(new TypeError("Failed to fetch")));
    await vi.runAllTimersAsync();
    await sending;
    const { results, cut } = resultsOf(bulk);
    expect(cut).toBe("unavailable");
    const of = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length;
    expect([of("accepted"), of("rejected")]).toEqual([5, 0]);
    expect(of("unknown")).toBeLessThanOrEqual(6);
  });
});

/** Chips whose icon is green (kit/text/chip.css). */
const green = new Set(["ok", "plain"]);

test("only accepted rows of a bulk list are green, and only rejected ones have a cross", () => {
  const those = (isMeant: (look: (typeof outcomes)["accepted"]) => boolean) =>
    Object.entries(outcomes)
      .filter(([, look]) => isMeant(look))
      .map(([outcome]) => outcome);
  expect(those(({ kind }) => green.has(kind))).toEqual(["accepted"]);
  expect(those(({ icon }) => icon === checkIcon)).toEqual(["accepted"]);
  expect(those(({ icon }) => icon === xIcon)).toEqual(["rejected"]);
});
