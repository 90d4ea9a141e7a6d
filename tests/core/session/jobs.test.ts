import { atom } from "nanostores";
import { unknown } from "valibot";
import { describe, expect, test, vi } from "vitest";
import { type JobNews, jobsOf } from "../../../src/core/session/jobs.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const ayse = { userName: "Ayşe", userId: "1", accountType: "company", userType: "admin" } as unknown as Profile;
const burak = { ...ayse, userName: "Burak", userId: "2" };
const running: JobNews = { status: "running", title: "Toplu kişi ekleme", text: "1 / 3", isWriting: true };
const rest: JobNews = {
  status: "finished",
  title: "Toplu kişi ekleme",
  text: "2 satır eklenmedi.",
  isIncomplete: true,
};
const whole: JobNews = { status: "finished", title: "Toplu kişi ekleme", text: "3 kişi eklendi." };

function setUp() {
  const environment = createTestEnvironment(() => json({}));
  const session = createSession({ environment });
  session.open("ta", ayse);
  const store = jobsOf(session);
  const makeWork = () => {
    const $news = atom<JobNews | null>(null);
    return { $news, destroy: vi.fn(() => $news.set(null)) };
  };
  return { environment, session, store, take: (key = "add") => store.take(key, makeWork) };
}

describe("work that is left", () => {
  test("continues, and a screen that is opened again shows its result", () => {
    const { store, take } = setUp();
    const first = take();
    const release = first.hold();
    first.work.$news.set(running);
    expect(store.$jobs.get()).toMatchObject([{ key: "add", isShown: true, news: running }]);
    release();
    expect(store.$jobs.get()).toMatchObject([{ isShown: false }]);
    first.work.$news.set(rest);
    expect(first.work.destroy).not.toHaveBeenCalled();
    expect(store.hasLeft("add")).toBe(true);
    expect(store.hasLeft("approve")).toBe(false);
    const second = take();
    expect(second).toMatchObject({ isLeft: true, work: first.work });
    second.hold();
    expect(store.$jobs.get()).toMatchObject([{ isShown: true, isSeen: true }]);
    expect(store.hasLeft("add")).toBe(false);
  });

  test("with items left it stays after it was seen, until the user dismisses it; without, it is removed", () => {
    const { store, take } = setUp();
    const handle = take();
    const release = handle.hold();
    handle.work.$news.set(running);
    handle.work.$news.set(rest);
    release();
    expect(store.$jobs.get()).toMatchObject([{ isSeen: true, isShown: false }]);
    const again = take();
    expect(again).toMatchObject({ isLeft: false, work: handle.work });
    const releaseAgain = again.hold();
    store.dismiss(store.$jobs.get()[0]?.id ?? 0);
    expect(store.$jobs.get(), "what is shown stays").toHaveLength(1);
    releaseAgain();
    store.dismiss(store.$jobs.get()[0]?.id ?? 0);
    expect(store.$jobs.get()).toEqual([]);
    const third = take();
    expect(third.work).not.toBe(handle.work);
    const releaseThird = third.hold();
    third.work.$news.set(running);
    third.work.$news.set(whole);
    releaseThird();
    expect(store.$jobs.get()).toEqual([]);
    expect(third.work.destroy).toHaveBeenCalledOnce();
  });

  test("is not given to a second screen as long as the first shows it", () => {
    const { take } = setUp();
    const first = take();
    first.hold();
    first.work.$news.set(running);
    expect(take().work).not.toBe(first.work);
  });
});

describe("the question before leaving", () => {
  test("is asked once, where the wish was uttered; leaving leads on, staying doesn't", () => {
    const { store, take } = setUp();
    const handle = take();
    handle.hold();
    const go = vi.fn();
    expect(store.leave("here", go)).toBe(true);
    handle.work.$news.set(running);
    expect(store.leave("here", go)).toBe(false);
    expect(store.$question.get()).toEqual({ of: "screen", asker: "here", titles: ["Toplu kişi ekleme"] });
    store.answer(false);
    expect([store.$question.get(), go.mock.calls.length]).toEqual([null, 1]);
    store.leave("here", go);
    store.answer(true);
    expect(go).toHaveBeenCalledTimes(2);
    expect(store.leave("there", go)).toBe(true);
    // A new run is a new job, so leaving asks again.
    handle.work.$news.set(rest);
    handle.work.$news.set(running);
    expect(store.leave("here", go)).toBe(false);
  });

  test("signing out asks about all that runs, wherever it was begun and whatever was asked before", () => {
    const { store, session, take } = setUp();
    const signOut = vi.fn(() => session.signOut());
    const handle = take();
    const release = handle.hold();
    handle.work.$news.set(running);
    store.leave("here", () => release());
    store.answer(true);
    expect(store.end("here", signOut)).toBe(false);
    expect(store.$question.get()).toEqual({ of: "session", asker: "here", titles: ["Toplu kişi ekleme"] });
    store.answer(false);
    expect(signOut).not.toHaveBeenCalled();
    store.end("here", signOut);
    store.answer(true);
    expect(signOut).toHaveBeenCalledOnce();
    expect(session.$state.get().status).toBe("signed-out");
  });

  test("signing out asks no question when no job runs", () => {
    const { store, take } = setUp();
    const signOut = vi.fn();
    const handle = take();
    handle.hold();
    handle.work.$news.set(rest);
    expect(store.end("here", signOut)).toBe(true);
    expect(signOut).toHaveBeenCalledOnce();
  });

  test("is not asked for what goes on elsewhere or has ended, and goes with its session", () => {
    const { session, store, take } = setUp();
    const handle = take();
    const release = handle.hold();
    handle.work.$news.set(running);
    const go = vi.fn();
    store.leave("here", go);
    session.signOut();
    expect(store.$question.get()).toBeNull();
    store.answer(true);
    expect(go).not.toHaveBeenCalled();
    session.open("ta2", ayse);
    release();
    expect(store.leave("here", go)).toBe(true);
  });

  test("the browser asks before the page is closed only while something is written", () => {
    const { environment, take } = setUp();
    const reading = take("report");
    reading.hold();
    reading.work.$news.set({ ...running, isWriting: false });
    expect(environment.pageHolders).toBe(0);
    const writing = take("add");
    const release = writing.hold();
    writing.work.$news.set(running);
    release();
    expect(environment.pageHolders).toBe(1);
    writing.work.$news.set(whole);
    expect(environment.pageHolders).toBe(0);
  });
});

describe("when its session ends", () => {
  /** A running job that is ended by a change of its session while its screen is being removed. */
  function cutOff(change: (session: ReturnType<typeof setUp>["session"]) => void) {
    const stage = setUp();
    const handle = stage.take();
    const release = handle.hold();
    handle.work.$news.set(running);
    change(stage.session);
    handle.work.$news.set(rest);
    release();
    return { ...stage, work: handle.work };
  }

  test("its result is hidden until the same user is back on this page", () => {
    const { session, store, take, work } = cutOff((it) => it.signOut());
    expect(store.$jobs.get()).toEqual([]);
    session.open("ta2", ayse);
    expect(store.$jobs.get()).toMatchObject([{ news: rest, isShown: false, isSeen: false }]);
    expect(take()).toMatchObject({ isLeft: true, work });
  });

  test.each([
    ["another person", (session: ReturnType<typeof setUp>["session"]) => session.open("tb", burak)],
    [
      "the same id at another provider",
      (session: ReturnType<typeof setUp>["session"]) => {
        session.configure({ apiBase: "http://other.test" });
        session.open("ta2", ayse);
      },
    ],
    ["somebody without an id", (session: ReturnType<typeof setUp>["session"]) => session.useToken("tc", {})],
  ])("%s never gets it", (_name, comeNext) => {
    const { session, store, take, work } = cutOff((it) => it.signOut());
    comeNext(session);
    expect(work.destroy).toHaveBeenCalled();
    expect(store.$jobs.get()).toEqual([]);
    expect(take().work).not.toBe(work);
    session.open("ta3", ayse);
    expect(store.$jobs.get()).toEqual([]);
  });

  test("work of somebody without an id is for nobody else without one", () => {
    const session = createSession({ environment: createTestEnvironment(() => json({})) });
    session.useToken("ta", {});
    const store = jobsOf(session);
    const $news = atom<JobNews | null>(null);
    store.take("add", () => ({ $news, destroy: () => $news.set(null) }));
    $news.set(running);
    session.signOut();
    session.useToken("tb", {});
    expect(session.$state.get().status).toBe("signed-in");
    expect($news.get()).toBeNull();
    expect(store.$jobs.get()).toEqual([]);
  });

  test("at another person's sign-in in the middle it goes at once", () => {
    const { store, work } = cutOff((session) => session.open("tb", burak));
    expect(work.destroy).toHaveBeenCalled();
    expect(store.$jobs.get()).toEqual([]);
  });

  test.each([
    ["an expiry keeps", "expired"],
    ["a sign-out drops", "user"],
  ] as const)("%s what was finished before", async (_name, reason) => {
    const environment = createTestEnvironment(({ url }) => json({}, url.includes("logout") ? 200 : 401));
    const session = createSession({ environment });
    session.open("ta", ayse);
    const store = jobsOf(session);
    const $news = atom<JobNews | null>(null);
    const release = store.take("add", () => ({ $news, destroy: () => $news.set(null) })).hold();
    $news.set(running);
    $news.set(rest);
    release();
    if (reason === "user") session.signOut();
    else await session.http.get("/api/x/", { schema: unknown() }).catch(() => undefined);
    expect(session.$state.get()).toEqual({ status: "signed-out", reason });
    expect(store.$jobs.get()).toEqual([]);
    session.open("ta2", ayse);
    expect(store.$jobs.get()).toHaveLength(reason === "user" ? 0 : 1);
  });

  test("a renewed token of the same person changes nothing", () => {
    const environment = createTestEnvironment(() => json({}));
    const session = createSession({ environment });
    session.useToken("ta", { userId: "1" });
    const store = jobsOf(session);
    const $news = atom<JobNews | null>(null);
    const handle = store.take("add", () => ({ $news, destroy: () => $news.set(null) }));
    handle.hold();
    $news.set(running);
    session.useToken("ta2", { userId: "1" });
    expect(store.$jobs.get()).toMatchObject([{ news: running, isShown: true }]);
  });
});
