import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { patchAnswers } from "../../../src/core/query/action.ts";
import { ApiError } from "../../../src/core/http/errors.ts";
import { sendFirstCalls } from "../../../src/core/http/first-calls.ts";
import { unnamedProfile } from "../../../src/core/session/profile.ts";
import { answerAge, clientOf, createQuery, mostAnswers, shareAnswer } from "../../../src/core/query/query.ts";
import { earlyAge, registry } from "../../../src/core/platform/registry.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

/** nanostores unmounts a store a second after its last listener, ms. */
const unwatched = 1000;

function setUp() {
  const session = createSession({ environment: createTestEnvironment(() => json({})) });
  session.open("t1", { ...unnamedProfile, userName: "Elif" });
  const answers = () => clientOf(session).getQueryCache().getAll();
  const show = async (key: string) => {
    const query = createQuery(session, { key: [key], fetch: () => Promise.resolve(`answer to ${key}`) });
    const stop = query.$load.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(1);
    expect(query.$load.get().status).toBe("ready");
    return stop;
  };
  return { session, answers, show };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("answers in memory", () => {
  test("are removed after a while without observers, and leave no timer", async () => {
    const { answers, show } = setUp();
    const stop = await show("a");
    await vi.advanceTimersByTimeAsync(10 * answerAge);
    expect(answers(), "shown").toHaveLength(1);
    stop();
    await vi.advanceTimersByTimeAsync(unwatched + answerAge - 1000);
    expect(answers(), "a person may come back").toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(answers()).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("that are shared are cancelled when their last observer has left", async () => {
    const { session } = setUp();
    const wanted = (name: string) => {
      const asked: AbortSignal[] = [];
      const fetch = (_: unknown, signal: AbortSignal) => (asked.push(signal), new Promise<never>(() => undefined));
      const leaving = new AbortController();
      const answer = shareAnswer(session, { key: [name], fetch }, leaving.signal).catch((error: unknown) => error);
      return { asked, leaving, answer };
    };
    const [left, kept] = [wanted("left"), wanted("kept")];
    left.leaving.abort("gone");
    expect(await left.answer).toBe("gone");
    await vi.advanceTimersByTimeAsync(unwatched);
    expect([left.asked[0]?.aborted, kept.asked[0]?.aborted]).toEqual([true, false]);
  });

  test("that are shared come to each caller by one call, its failure too", async () => {
    const { session } = setUp();
    const shared = (name: string, fetch: () => Promise<string>) =>
      Promise.all(
        [1, 2].map(() =>
          shareAnswer(session, { key: [name], fetch }, new AbortController().signal).catch((error: unknown) => error),
        ),
      );
    const fetch = vi.fn(() => Promise.resolve("answer"));
    expect(await shared("a", fetch)).toEqual(["answer", "answer"]);
    expect(fetch).toHaveBeenCalledTimes(1);
    const failure = new ApiError("status", "GET /x", 500);
    const failing = vi.fn(() => Promise.reject(failure));
    expect(await shared("b", failing)).toEqual([failure, failure]);
    expect(failing).toHaveBeenCalledTimes(1);
  });

  test("that are fresh are shared at once", async () => {
    const { session, show } = setUp();
    await show("a");
    const fetch = vi.fn(() => Promise.resolve("another"));
    const answer = await shareAnswer(session, { key: ["a"], fetch }, new AbortController().signal);
    expect(answer).toBe("answer to a");
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each(["shown", "left"])(
    "that are %s and no longer fresh are fetched again for the next caller",
    async (kind) => {
      const { session, show } = setUp();
      const stop = await show("a");
      if (kind === "left") {
        stop();
        await vi.advanceTimersByTimeAsync(unwatched);
      }
      await vi.advanceTimersByTimeAsync(31_000);
      const ask = (fetch: () => Promise<string>) => {
        const answer = shareAnswer(session, { key: ["a"], fetch }, new AbortController().signal);
        return Promise.all([answer, vi.advanceTimersByTimeAsync(1)]).then(([text]) => text);
      };
      // The earlier answer is better than none.
      expect(await ask(() => Promise.reject(new ApiError("network", "GET /a")))).toBe("answer to a");
      expect(await ask(() => Promise.resolve("a later answer"))).toBe("a later answer");
      stop();
    },
  );

  test("are not fetched for an aborted caller", async () => {
    const { session, answers } = setUp();
    const fetch = vi.fn(() => Promise.resolve(1));
    const answer = shareAnswer(session, { key: ["a"], fetch }, AbortSignal.abort("gone"));
    await expect(answer).rejects.toBe("gone");
    await vi.advanceTimersByTimeAsync(unwatched);
    expect(fetch).not.toHaveBeenCalled();
    expect(answers()).toEqual([]);
  });

  test("that are patched stay as old as they were", async () => {
    const { session, show } = setUp();
    await show("a");
    const query = createQuery<string>(session, { key: ["a"], fetch: () => Promise.reject(new Error("not again")) });
    const stop = query.$load.subscribe(() => undefined);
    const before = query.$load.get();
    await vi.advanceTimersByTimeAsync(5000);
    patchAnswers<string>(session, ["a"], (text) => text.toUpperCase());
    expect(query.$load.get()).toEqual({ ...before, data: "ANSWER TO A" });
    stop();
  });

  test("are so many at most, the oldest going first; what is shown stays", async () => {
    const { answers, show } = setUp();
    await show("shown");
    for (let index = 0; index < mostAnswers + 20; index += 1) {
      vi.setSystemTime(Date.now() + 1);
      (await show(`search ${index}`))();
      await vi.advanceTimersByTimeAsync(unwatched);
    }
    const keys = answers().map(({ queryKey }) => queryKey[0]);
    expect(keys).toHaveLength(mostAnswers + 1);
    expect(keys).toContain("shown");
    expect(keys).toContain(`search ${mostAnswers + 19}`);
    expect(keys).not.toContain("search 19");
  });

  test("are old by their last fetch, not by their first", async () => {
    const { answers, show } = setUp();
    const leave = async (key: string) => {
      (await show(key))();
      await vi.advanceTimersByTimeAsync(unwatched);
    };
    await leave("kept");
    await leave("old");
    await vi.advanceTimersByTimeAsync(60_000);
    await leave("kept");
    for (let index = 0; index < mostAnswers - 1; index += 1) await leave(`search ${index}`);
    const keys = answers().map(({ queryKey }) => queryKey[0]);
    expect(keys).toHaveLength(mostAnswers);
    expect(keys).toContain("kept");
    expect(keys).not.toContain("old");
  });

  test.each([
    ["a sign-out", (session: ReturnType<typeof setUp>["session"]) => session.signOut()],
    ["another person", (session: ReturnType<typeof setUp>["session"]) => session.useToken("t2", { userId: "8" })],
    ["another provider", (session: ReturnType<typeof setUp>["session"]) => session.configure({ apiBase: "/b" })],
  ])("are emptied by %s, with their timers", async (_name, change) => {
    const { session, answers, show } = setUp();
    const stop = await show("shown");
    (await show("left"))();
    await vi.advanceTimersByTimeAsync(unwatched);
    expect(answers()).toHaveLength(2);
    change(session);
    expect(answers()).toEqual([]);
    await vi.advanceTimersByTimeAsync(unwatched);
    expect(answers()).toEqual([]);
    stop();
    await vi.advanceTimersByTimeAsync(unwatched);
    expect(vi.getTimerCount(), "what keeps an answer alive").toBe(0);
  });

  test("that were fetched early and not used are dropped", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(json({})));
    sendFirstCalls(["/api/a/"], "", "t1");
    expect(registry().early.size).toBe(1);
    await vi.advanceTimersByTimeAsync(earlyAge);
    expect(registry().early.size).toBe(0);
  });
});
