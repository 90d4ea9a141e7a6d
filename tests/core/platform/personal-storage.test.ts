import { describe, expect, test } from "vitest";
import { ownerOf, personalStorage } from "../../../src/core/platform/personal-storage.ts";
import { type GivenProfile, unnamedProfile } from "../../../src/core/session/profile.ts";
import { createSession, type Session } from "../../../src/core/session/session.ts";
import { createTestBrowser, createTestEnvironment, json } from "../../helpers/environment.ts";

function open(given: GivenProfile | null, browser = createTestBrowser()): { session: Session; keys(): unknown } {
  const session = createSession({ environment: createTestEnvironment(() => json({}), browser) });
  if (given) session.open("t1", { ...unnamedProfile, ...given } as typeof unnamedProfile);
  return { session, keys: () => browser.local.keys().filter((key) => key.startsWith("shuttle.views.")) };
}
const save = (session: Session, value: string) => {
  const { storage, key } = personalStorage(session, "views", "booking");
  storage.set(key, value);
};
const saved = (session: Session) => {
  const { storage, key } = personalStorage(session, "views", "booking");
  return storage.get(key);
};

describe("what is kept for a person", () => {
  test.each<[string, GivenProfile, string]>([
    ["the ids", { userId: "7", userName: "Elif", companyId: "42", companyName: "A" }, '["booking","42","7"]'],
    ["the names", { userName: "Elif", companyName: "A" }, '["booking","A","Elif"]'],
    ["no company", { userId: "7" }, '["booking","","7"]'],
  ])("is kept in the browser under %s", (_name, given, key) => {
    const { session, keys } = open(given);
    save(session, "x");
    expect(keys()).toEqual([`shuttle.views.${key}`]);
    expect(saved(open(given).session), "another browser").toBeNull();
  });

  test("is found again in another page", () => {
    const browser = createTestBrowser();
    const [elif, deniz] = [
      { userId: "7", userName: "Elif" },
      { userId: "8", userName: "Elif" },
    ];
    save(open(elif, browser).session, "x");
    expect(saved(open(null, browser).session), "restored").toBe("x");
    expect(saved(open(deniz, browser).session)).toBeNull();
    expect(saved(open(elif, browser).session)).toBe("x");
  });

  test("isn't mixed with another kind, or another list", () => {
    const { session } = open({ userId: "7" });
    const keys = [
      personalStorage(session, "views", "booking").key,
      personalStorage(session, "columns", "booking").key,
      personalStorage(session, "views", "drivers").key,
    ];
    expect(new Set(keys).size).toBe(3);
  });
});

describe("what is kept for somebody without a name", () => {
  test.each<[string, GivenProfile | null]>([
    ["a token alone", { companyId: "42" }],
    ["nobody", null],
  ])("lives as long as the page: %s", (_name, given) => {
    const { session, keys } = open(given);
    save(session, "x");
    expect(saved(session)).toBe("x");
    expect(keys()).toEqual([]);
    expect(saved(open(given).session), "another session").toBeNull();
  });

  test("stays with a token that the page renews, and not with the next one after a sign-out", () => {
    const environment = createTestEnvironment(() => json({}));
    const session = createSession({ environment, given: { token: "t1" } });
    save(session, "x");
    session.useToken("t2", {});
    expect(saved(session)).toBe("x");
    session.signOut();
    session.useToken("t3", {});
    expect(saved(session)).toBeNull();
  });

  test("is gone with each change of person", () => {
    const { session } = open({ companyId: "42" });
    for (const value of ["x", "y"]) {
      save(session, value);
      session.signOut();
      session.open("t2", { ...unnamedProfile, companyId: "42" });
      expect(saved(session)).toBeNull();
    }
  });
});

test("an owner is named by company and person, nobody by neither", () => {
  expect(ownerOf(open({ userId: "7", companyId: "42" }).session).name).toEqual(["42", "7"]);
  expect(ownerOf(open(null).session).name).toEqual(["", null]);
});
