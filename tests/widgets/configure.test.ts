import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { defaultSettings, peekGiven } from "../../src/core/session/page/given.ts";
import { registry } from "../../src/core/platform/registry.ts";
import { createSession } from "../../src/core/session/session.ts";
import type { Attribute } from "../../src/widgets/kit/element/contract.ts";
import { toPropertyName } from "../../src/widgets/kit/element/attributes.ts";
import { sessionContract, sessionProperties } from "../../src/widgets/kit/element/session.contract.ts";
import { createTestEnvironment, json } from "../helpers/environment.ts";

const warnings: string[] = [];
let configure: (typeof import("../../src/widgets/configure.ts"))["configure"];

beforeEach(async () => {
  vi.useFakeTimers();
  // Each copy of the module remembers its own warnings, so each test loads a new one.
  vi.resetModules();
  ({ configure } = await import("../../src/widgets/configure.ts"));
  vi.spyOn(console, "warn").mockImplementation((text: string) => void warnings.push(text));
});
afterEach(() => {
  const { sessions, settings, given } = registry();
  for (const map of [sessions, settings, given]) map?.clear();
  warnings.length = 0;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** As getSession() makes it, without a browser. */
function open(name = "default") {
  const environment = createTestEnvironment(() => json({}));
  const given = peekGiven(name);
  registry().given?.delete(name);
  const session = createSession({ environment, name, settings: registry().settings.get(name) ?? {}, given });
  registry().sessions.set(name, session);
  return session;
}
const settled = () => vi.advanceTimersByTimeAsync(1);

const person = {
  userName: "Elif Şahin",
  userId: "7",
  userType: "admin",
  accountType: "company",
  companyId: "42",
  companyName: "Lodos",
  companyLatlng: "41,29",
} as const;
const profile = {
  userName: "Elif Şahin",
  userId: "7",
  userType: "admin",
  accountType: "company",
  companyId: "42",
  companyName: "Lodos",
  companyLatLng: "41,29",
};

describe("configure()", () => {
  test("takes what the attributes and properties of <shuttle-session> take, and every setting", () => {
    const { name: _, ...attributes } = sessionContract.attributes;
    const specs: [string, Attribute][] = Object.entries(attributes);
    const known = [...specs.map(([name]) => toPropertyName(name)), ...Object.keys(sessionProperties)];
    expect(known).toEqual(expect.arrayContaining(Object.keys(defaultSettings)));
    configure({ getToken: null });
    for (const [name, spec] of specs) {
      const values = spec.type === "choice" ? spec.values : spec.type === "number" ? [2, 1440] : ["", "Işıl"];
      for (const value of values) configure({ token: "t1", [toPropertyName(name)]: value });
    }
    expect(warnings).toEqual([]);
    const wrong = {
      number: [1, 1441, "5"],
      choice: ["", "başka", 5],
      text: [5, {}, Object.create(null) as object],
      list: [],
      boolean: [],
    };
    for (const [name, spec] of specs) {
      const property = toPropertyName(name);
      for (const value of wrong[spec.type]) {
        configure({ [property]: value });
        expect(warnings.splice(0), `${property}: ${typeof value}`).toHaveLength(value === wrong[spec.type][0] ? 1 : 0);
      }
    }
    expect(registry().settings.get("default")).toMatchObject({ theme: "auto", lang: "en", idleMinutes: 1440 });
  });

  test.each(["default", "b"])("names the person of the session %s before it is there", (name) => {
    configure({ session: name, token: "t1", ...person, theme: "dark" });
    const session = open(name);
    expect(session.token).toBe("t1");
    expect(session.$state.get()).toMatchObject({ status: "signed-in", profile });
    expect(session.$settings.get().theme).toBe("dark");
    expect(warnings).toEqual([]);
  });

  test.each(["default", "b"])("names the person of the session %s while it runs", async (name) => {
    const session = open(name);
    const getToken = vi.fn(() => Promise.resolve("t1"));
    configure({ session: name, ...person });
    configure({ session: name, getToken });
    await settled();
    expect(getToken).toHaveBeenCalledTimes(1);
    expect(session.$state.get()).toMatchObject({ status: "signed-in", profile });
    configure({ session: name, userType: "user", companyName: null });
    expect(session.$state.get()).toMatchObject({ profile: { userType: "user", userName: "Elif Şahin" } });
    await settled();
    expect(warnings).toEqual([]);
  });

  test("null clears what was set about the user", () => {
    const session = open();
    configure({ token: "t1", ...person });
    configure({ userType: null, companyName: null, companyLatlng: null });
    const cleared = { userType: "user", companyName: "", companyLatLng: null };
    expect(session.$state.get()).toMatchObject({ status: "signed-in", profile: { ...profile, ...cleared } });
  });

  test("another person drops the one before", () => {
    const session = open();
    configure({ token: "t1", ...person });
    const generation = session.$generation.get();
    configure({ token: "t2", userName: "Burak", userId: "8" });
    expect(session.$generation.get()).toBe(generation + 1);
    expect(session.$state.get()).toMatchObject({ profile: { userName: "Burak", companyId: "42" } });
  });

  test("warns once, by name, of what is unknown or not understood, and leaves the rest as it was", () => {
    const session = open();
    const wrong = { usrName: "Elif", theme: "neon", idleMinutes: 0.1, getToken: "t1", tileUrl: undefined } as object;
    configure(wrong);
    configure(wrong);
    expect(warnings.map((text) => text.replace("[shuttle] configure(): ", ""))).toEqual([
      "usrName is no setting and has no effect.",
      "theme has a value that is not understood and has no effect.",
      "idleMinutes has a value that is not understood and has no effect.",
      "getToken has a value that is not understood and has no effect.",
    ]);
    expect(session.$settings.get()).toEqual(defaultSettings);
    expect(session.isGiven).toBe(false);
  });

  test("takes null where nothing is a value, and nowhere else", () => {
    const session = open();
    configure({ tileUrl: "https://tile.example/{z}/{x}/{y}.png" });
    configure({ apiBase: "https://api.example", portalUrl: "https://portal.example" });
    configure({ apiBase: null, portalUrl: null, tileUrl: null, idleMinutes: null } as object);
    expect(warnings).toEqual([]);
    configure({ theme: null, supportEmail: null, productName: null } as object);
    expect(warnings.map((text) => text.split(" ")[2])).toEqual(["theme", "supportEmail", "productName"]);
    expect(session.$settings.get()).toEqual(defaultSettings);
  });

  test("warns once of a token beside getToken, and uses both in their order", async () => {
    const session = open();
    const getToken = vi.fn(() => Promise.resolve("t2"));
    configure({ token: "t1", getToken });
    configure({ token: "t1", getToken });
    await settled();
    expect(session.token).toBe("t1");
    expect(getToken).not.toHaveBeenCalled();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain("token and getToken");
    expect(warnings[0]).not.toContain("t1");
  });

  test("warns once of a person without a token, unless it comes in the same task", async () => {
    open();
    configure({ userName: "Elif Gizli" });
    configure({ userName: "Elif Gizli" });
    await settled();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain("userName");
    expect(warnings[0]).not.toContain("Gizli");
    warnings.length = 0;
    configure({ session: "b", userId: "7" });
    configure({ session: "b", token: "t1" });
    await settled();
    expect(warnings).toEqual([]);
  });
});
