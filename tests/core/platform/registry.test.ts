import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  activityKey,
  forgetEarly,
  registry,
  storageKey,
  toAddress,
  toWholeAddress,
} from "../../../src/core/platform/registry.ts";
import packed from "../../../package.json" with { type: "json" };

/** The registry's global name, by which other copies of the bundle, also of other versions, find it. */
const key = Symbol.for("shuttle.registry");

beforeEach(() => void vi.stubGlobal(key, undefined));
afterEach(() => void vi.unstubAllGlobals());

describe("the registry of a page", () => {
  test("is one for all copies of the bundle, of the version that came first", () => {
    const first = registry();
    expect(registry()).toBe(first);
    expect((globalThis as { [key]?: unknown })[key]).toBe(first);
    expect(first.version).toBe(packed.version);
    const older = { version: "0.0.1" };
    vi.stubGlobal(key, older);
    expect(registry()).toBe(older);
  });

  test("is empty at first, also where there is no document", () => {
    const { sessions, settings, early, copies, blocked } = registry();
    expect([sessions, settings, early, copies].map(({ size }) => size)).toEqual([0, 0, 0, 0]);
    expect(blocked).toEqual([]);
  });

  test("notes what the page's policy blocks, 50 times at most", () => {
    const page = new EventTarget();
    vi.stubGlobal("document", page);
    const { blocked } = registry();
    const events = Array.from({ length: 52 }, () => new Event("securitypolicyviolation"));
    page.dispatchEvent(new Event("error"));
    for (const event of events) page.dispatchEvent(event);
    expect(blocked).toHaveLength(50);
    expect(blocked.every((event, index) => event === events[index])).toBe(true);
  });

  test("forgets the early answers of one token, and keeps those of the others", () => {
    const { early } = registry();
    const answer = (token: string) => ({
      token,
      startedAt: 0,
      response: Promise.resolve(new Response()),
      sending: new AbortController(),
    });
    early.set("/a/", answer("t1")).set("/b/", answer("t2")).set("/c/", answer("t1"));
    forgetEarly(null);
    expect(early.size).toBe(3);
    forgetEarly("t1");
    expect([...early.keys()]).toEqual(["/b/"]);
  });
});

test.each([
  ["https://api.example/v1", "/api/x/", "https://api.example/v1/api/x/"],
  ["https://api.example/v1//", "//api/x/", "https://api.example/v1/api/x/"],
  ["https://api.example", "api//x/", "https://api.example/api//x/"],
  ["", "/api/x/", "/api/x/"],
])("a call to %j at %j goes to %j", (apiBase, path, address) => expect(toAddress(apiBase, path)).toBe(address));

test("an address is completed by the page's, an invalid one left as it is", () => {
  const page = "https://intranet.example/hr/bus";
  expect(toWholeAddress("/api/x/", page)).toBe("https://intranet.example/api/x/");
  expect(toWholeAddress("https://api.example", page)).toBe("https://api.example/");
  expect(toWholeAddress("https://", page)).toBe("https://");
});

// Stored sessions survive an update of the bundle only if these keys don't change.
test("each session has records of its own, the nameless one's without a name", () => {
  expect(["default", "hr"].map(storageKey)).toEqual(["shuttle.session", "shuttle.session.hr"]);
  expect(["default", "hr"].map(activityKey)).toEqual(["shuttle.session:active", "shuttle.session.hr:active"]);
});
