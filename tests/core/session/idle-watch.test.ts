import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { unnamedProfile } from "../../../src/core/session/profile.ts";
import { activityKey, storageKey } from "../../../src/core/platform/registry.ts";
import { createSession, type SessionOptions } from "../../../src/core/session/session.ts";
import { createMemoryStorage, startStopwatch } from "../../../src/core/platform/environment.ts";
import { idleSince } from "../../../src/core/session/idle-watch.ts";
import { createTestBrowser, createTestEnvironment, json, type TestEnvironment } from "../../helpers/environment.ts";

const minute = 60_000;
const elif = { ...unnamedProfile, userName: "Elif Şahin", userId: "7" };

function open({
  browser = createTestBrowser(),
  ...options
}: Omit<SessionOptions, "environment"> & { browser?: ReturnType<typeof createTestBrowser> } = {}) {
  const environment = createTestEnvironment(() => json({}), browser);
  const session = createSession({ environment, ...options, settings: { idleMinutes: 15, ...options.settings } });
  return { environment, session, browser };
}

/** Advances both clocks of these pages together with the timers. */
async function pass(milliseconds: number, ...environments: TestEnvironment[]) {
  for (let left = milliseconds; left > 0; left -= 1000) {
    const step = Math.min(1000, left);
    for (const environment of environments) {
      environment.time += step;
      environment.steady += step;
    }
    await vi.advanceTimersByTimeAsync(step);
  }
}
const touch = ({ inputs }: TestEnvironment) => inputs.forEach((listener) => listener());
const wake = ({ wakes }: TestEnvironment) => wakes.forEach((listener) => listener());

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a session that has nobody in front of it", () => {
  test("ends after idle-minutes with its own reason, told a minute before, and the provider hears of it", async () => {
    const { session, environment, browser } = open();
    session.open("t1", elif);
    await pass(14 * minute - 1000, environment);
    expect(session.idle.$secondsLeft.get()).toBeNull();
    await pass(1000, environment);
    expect(session.idle.$secondsLeft.get()).toBe(60);
    await pass(59_000, environment);
    expect(session.idle.$secondsLeft.get()).toBe(1);
    expect(session.$state.get().status).toBe("signed-in");
    await pass(1000, environment);
    expect(session.$state.get()).toEqual({ status: "signed-out", reason: "idle" });
    expect(session.idle.$secondsLeft.get()).toBeNull();
    expect(browser.local.get(storageKey("default"))).toBeNull();
    expect(browser.local.get(activityKey("default"))).toBeNull();
    expect(
      environment.requests.map(({ url, headers }) => `${new URL(url).pathname} ${headers.get("authorization")}`),
    ).toEqual(["/api/company/logout/ Token t1"]);
    await pass(1000, environment);
    expect(vi.getTimerCount()).toBe(0);
    expect([environment.inputs.size]).toEqual([0]);
  });

  test("without the setting has no timer and no listeners", async () => {
    const { session, environment } = open({ settings: { idleMinutes: null } });
    session.open("t1", elif);
    expect([vi.getTimerCount(), environment.inputs.size]).toEqual([0, 0]);
    await pass(60 * minute, environment);
    expect(session.$state.get().status).toBe("signed-in");
  });

  test("doesn't go on when a setting of the page changes", async () => {
    const { session, environment } = open();
    session.open("t1", elif);
    await pass(14 * minute, environment);
    session.configure({ theme: "dark" });
    await pass(minute, environment);
    expect(session.$state.get()).toMatchObject({ reason: "idle" });
  });

  test("goes on with every sign of the person", async () => {
    const { session, environment } = open();
    session.open("t1", elif);
    for (let count = 0; count < 5; count += 1) {
      await pass(13 * minute, environment);
      touch(environment);
    }
    expect(session.$state.get().status).toBe("signed-in");
    await pass(15 * minute, environment);
    expect(session.$state.get()).toMatchObject({ reason: "idle" });
  });

  test("goes on when the person says so; while that is asked no other key counts", async () => {
    const { session, environment } = open();
    session.open("t1", elif);
    await pass(14 * minute + 5000, environment);
    const release = session.idle.claimNotice();
    expect(release).not.toBeNull();
    expect(session.idle.claimNotice(), "two notices").toBeNull();
    touch(environment);
    expect(session.idle.$secondsLeft.get()).toBe(55);
    session.idle.stay();
    expect(session.idle.$secondsLeft.get()).toBeNull();
    release?.();
    await pass(14 * minute - 1000, environment);
    expect(session.idle.$secondsLeft.get()).toBeNull();
    expect(session.$state.get().status).toBe("signed-in");
  });

  test("without a visible notice, any input counts in the last minute too", async () => {
    const { session, environment } = open();
    session.open("t1", elif);
    await pass(14 * minute + 5000, environment);
    touch(environment);
    expect(session.idle.$secondsLeft.get()).toBeNull();
  });
});

test.each([
  [null, null],
  ["", null],
  ["yesterday", null],
  ["40000", 20_000],
  ["90000", 0],
])("a recorded activity %j is %j ms old at 60 s", (text, age) => {
  expect(idleSince({ storage: { ...createMemoryStorage(), get: () => text }, key: "a" }, 60_000)).toBe(age);
});

describe("clocks", () => {
  test.each([-3600_000, -86_400_000 * 365])("the wall clock set back by %i ms gives no time", async (change) => {
    const { session, environment } = open();
    session.open("t1", elif);
    await pass(7 * minute, environment);
    environment.time += change;
    await pass(8 * minute, environment);
    expect(session.$state.get()).toMatchObject({ reason: "idle" });
  });

  test("a machine that slept ends it when it wakes, before the first key counts", async () => {
    for (const sign of [wake, touch]) {
      const { session, environment } = open();
      session.open("t1", elif);
      await pass(2000, environment);
      // Timers and the monotonic clock stop while the machine sleeps.
      environment.time += 8 * 60 * minute;
      environment.steady += 2000;
      sign(environment);
      expect(session.$state.get()).toMatchObject({ status: "signed-out", reason: "idle" });
    }
  });

  test("without any sign the end is seen within seconds of waking up", async () => {
    const { session, environment } = open();
    session.open("t1", elif);
    environment.time += 8 * 60 * minute;
    await pass(15_000, environment);
    expect(session.$state.get()).toMatchObject({ reason: "idle" });
  });

  test("a stopwatch returns the larger of its clocks' times", () => {
    const clocks = { wall: 1000, steady: 0 };
    const elapsed = startStopwatch({ now: () => clocks.wall, steadyNow: () => clocks.steady });
    clocks.wall = -5000;
    clocks.steady = 700;
    expect(elapsed()).toBe(700);
    clocks.wall = 4000;
    expect(elapsed()).toBe(3000);
  });
});

describe("tabs that share a session", () => {
  test("a person in one keeps it open in all; the notice goes in all", async () => {
    const browser = createTestBrowser();
    const [one, other] = [open({ browser }), open({ browser })];
    one.session.open("t1", elif);
    const both = [one.environment, other.environment] as const;
    await pass(14 * minute + 10_000, ...both);
    expect([one, other].map(({ session }) => session.idle.$secondsLeft.get())).toEqual([50, 50]);
    one.session.idle.stay();
    await pass(1000, ...both);
    expect([one, other].map(({ session }) => session.idle.$secondsLeft.get())).toEqual([null, null]);
    for (let count = 0; count < 4; count += 1) {
      await pass(10 * minute, ...both);
      touch(one.environment);
    }
    expect(other.session.$state.get().status).toBe("signed-in");
  });

  test("all of them report inactivity", async () => {
    const browser = createTestBrowser();
    const [one, other] = [open({ browser }), open({ browser })];
    one.session.open("t1", elif);
    await pass(15 * minute, one.environment, other.environment);
    for (const { session } of [one, other])
      expect(session.$state.get()).toEqual({ status: "signed-out", reason: "idle" });
  });

  test("a page that is opened the next morning never shows the user", async () => {
    const { browser, session } = open();
    session.open("t1", elif);
    session.destroy();
    const environment = createTestEnvironment(() => json({}), browser);
    environment.time += 10 * 60 * minute;
    const states: string[] = [];
    const next = createSession({ environment, settings: { idleMinutes: 15 } });
    next.$state.subscribe(({ status }) => states.push(status));
    expect(states).toEqual(["signed-out"]);
    expect(next.$state.get()).toMatchObject({ reason: "idle" });
    expect(browser.local.get(storageKey("default"))).toBeNull();
  });

  test("a page that is opened soon after goes on with the time that is left", async () => {
    const { browser, session } = open();
    session.open("t1", elif);
    session.destroy();
    const environment = createTestEnvironment(() => json({}), browser);
    environment.time += 10 * minute;
    const next = createSession({ environment, settings: { idleMinutes: 15 } });
    await pass(4 * minute, environment);
    expect(next.idle.$secondsLeft.get()).toBe(60);
  });
});

describe("a token of the page", () => {
  test("ends as well; getToken is asked only when the person wants to go on", async () => {
    const getToken = vi.fn(() => Promise.resolve("t1"));
    const { session, environment } = open({ given: { getToken, profile: { userName: "Elif" } } });
    await pass(1000, environment);
    await pass(15 * minute, environment);
    expect(session.$state.get()).toEqual({ status: "signed-out", reason: "idle", isResumable: true });
    expect(environment.requests, "the page's token is the page's").toEqual([]);
    touch(environment);
    wake(environment);
    // The page renders again and passes a new function.
    session.useGetToken(
      vi.fn(() => getToken()),
      {},
    );
    await pass(60 * minute, environment);
    expect(getToken).toHaveBeenCalledTimes(1);
    expect(session.$state.get()).toMatchObject({ status: "signed-out", isResumable: true });
    session.retry();
    await pass(1000, environment);
    expect(getToken).toHaveBeenCalledTimes(2);
    expect(session.$state.get()).toMatchObject({ status: "signed-in", profile: { userName: "Elif" } });
    await pass(15 * minute, environment);
    expect(session.$state.get()).toMatchObject({ reason: "idle" });
  });

  test("that the page renews unasked waits for the user's click; another user's does not", async () => {
    const { session, environment } = open({ given: { token: "t1", profile: { userId: "7" } } });
    await pass(5 * minute, environment);
    session.useToken("t2", { userId: "7" });
    await pass(10 * minute, environment);
    expect(session.$state.get(), "a renewed token is no person").toMatchObject({ reason: "idle" });
    session.useToken("t3", { userId: "7" });
    expect(session.$state.get()).toEqual({ status: "signed-out", reason: "idle", isResumable: true });
    expect(session.token).toBeNull();
    session.retry();
    expect(session.token).toBe("t3");
    await pass(15 * minute, environment);
    session.useToken("t4", { userId: "8" });
    expect(session.$state.get()).toMatchObject({ status: "signed-in", profile: { userId: "8" } });
  });
});
