// Two copies of the bundle on one page, of which the older came first: its session lacks what the newer one's elements need.
import { afterEach, describe, expect, test, vi } from "vitest";
import { registry } from "../../../src/core/platform/registry.ts";
import { tellSession } from "../../../src/core/session/page/given.ts";
import { unnamedProfile } from "../../../src/core/session/profile.ts";
import { createSession, getSession, type Session } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const elif = { ...unnamedProfile, userName: "Elif Şahin", userId: "1", companyId: "7" };

/** The members that sessions of 0.1.0 didn't have. */
const later = ["level", "give", "isGiven", "idle", "$isTokenLate", "isTokenMalformed"];

/** A session as 0.1.0 left it in the registry. */
function older(): Session {
  const environment = createTestEnvironment(() => json({}));
  const session = createSession({ environment, settings: { storage: "memory" } });
  const masked = Object.create(session, Object.fromEntries(later.map((name) => [name, {}]))) as Session;
  registry().sessions.set("default", masked);
  return masked;
}
function page(...elements: readonly object[]): void {
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  for (const [name, value] of Object.entries(listening)) vi.stubGlobal(name, value);
  vi.stubGlobal("document", { ...listening, querySelectorAll: () => elements, baseURI: "https://intranet.example/" });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
}
const userOf = ({ token, $state }: Session) => {
  const state = $state.get();
  return [token, state.status === "signed-in" ? state.profile.userName : state.status];
};

afterEach(() => {
  for (const map of [registry().sessions, registry().settings, registry().given]) map?.clear();
  vi.unstubAllGlobals();
});

describe("the session of an older copy", () => {
  test("is replaced once, by one with its settings and its user", () => {
    page();
    const first = older();
    first.configure({ apiBase: "https://api.example", theme: "dark" });
    first.useToken("t1", elif);
    const session = getSession();
    expect(session).not.toBe(first);
    expect(getSession()).toBe(session);
    expect(registry().sessions.get("default")).toBe(session);
    expect(userOf(session)).toEqual(["t1", "Elif Şahin"]);
    expect(session.$settings.get()).toMatchObject({ apiBase: "https://api.example", theme: "dark" });
    expect(session.older).toBe(first);
  });

  test("of nobody is replaced by one of nobody, whom the page then names for both", () => {
    page();
    const first = older();
    tellSession("default", {}, { token: "t2", profile: { userName: "Burak", userId: "2" } });
    expect(first.token).toBeNull();
    const session = getSession();
    expect([userOf(session), userOf(first)]).toEqual([
      ["t2", "Burak"],
      ["t2", "Burak"],
    ]);
    session.configure({ theme: "light" });
    expect(first.$settings.get().theme).toBe("light");
  });

  test("has the same user whoever signs in or out, in either", () => {
    page();
    const first = older();
    const session = getSession();
    first.open("form", elif);
    expect(userOf(session)).toEqual(["form", "Elif Şahin"]);
    session.signOut();
    expect(userOf(first)).toEqual([null, "signed-out"]);
    session.open("again", { ...elif, userName: "Ayşe", userId: "3" });
    expect(userOf(first)).toEqual(["again", "Ayşe"]);
    first.signOut();
    expect(userOf(session)).toEqual([null, "signed-out"]);
  });

  test("leaves the page's function for tokens to the other, which asks it when a token is refused", async () => {
    const getToken = vi.fn(() => Promise.resolve("t4"));
    page({ getAttribute: () => null, getToken }, { getAttribute: () => "other", getToken: null });
    const first = older();
    first.useGetToken(() => Promise.resolve("t3"), elif);
    await vi.waitFor(() => expect(first.token).toBe("t3"));
    const session = getSession();
    expect(userOf(session)).toEqual(["t3", "Elif Şahin"]);
    expect(session.hasGetToken).toBe(true);
  });
});

test("a session of this copy or a newer one is shared as it is", () => {
  const session = createSession({ environment: createTestEnvironment(() => json({})) });
  registry().sessions.set("default", session);
  expect(getSession()).toBe(session);
  const newer = Object.create(session, { level: { value: (session.level ?? 0) + 1 } }) as Session;
  registry().sessions.set("default", newer);
  expect(getSession()).toBe(newer);
});
