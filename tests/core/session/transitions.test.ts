import { expect, test } from "vitest";
import { unnamedProfile } from "../../../src/core/session/profile.ts";
import { nextState, type SessionEvent, type SessionState } from "../../../src/core/session/state.ts";

const profile = { ...unnamedProfile, userName: "ayse@lodos.example" };
const signedIn = { status: "signed-in", profile, layout: "collapsed" } as const;
const states = {
  starting: { status: "starting" },
  "signed out": { status: "signed-out", reason: null },
  "ended by inactivity": { status: "signed-out", reason: "idle", isResumable: true },
  "signed in": signedIn,
  "without renewal": { ...signedIn, renewal: "failed" },
  "being renewed": { ...signedIn, renewal: "running" },
  unavailable: { status: "unavailable" },
} satisfies Record<string, SessionState>;
type Name = keyof typeof states;

const others = { ...profile, userName: "can@lodos.example" };
const all = (name: string) => Object.fromEntries(Object.keys(states).map((state) => [state, name]));
const toOther = { status: "signed-in", profile: others, layout: "wide" } as const;
const ended = { status: "signed-out", reason: "expired" } as const;

/** Event, and the state that follows each present one; where none is named, the state stays. */
const rows: readonly (readonly [SessionEvent, Partial<Record<Name, string>>])[] = [
  [{ type: "entered", profile: others, layout: "wide" }, all("another user")],
  [{ type: "left" }, all("signed out")],
  [{ type: "ended", reason: "expired", isResumable: false }, all("expired")],
  [{ type: "offered" }, all("ended by inactivity")],
  [
    { type: "asked" },
    {
      "signed out": "starting",
      "ended by inactivity": "starting",
      unavailable: "starting",
      "without renewal": "being renewed",
    },
  ],
  [{ type: "renewed" }, { "without renewal": "signed in", "being renewed": "signed in" }],
  [
    { type: "refused" },
    {
      starting: "unavailable",
      "signed out": "unavailable",
      "ended by inactivity": "unavailable",
      "signed in": "without renewal",
      "being renewed": "without renewal",
    },
  ],
  [{ type: "unaskable" }, { starting: "signed out", unavailable: "signed out" }],
];
const named: Readonly<Record<string, SessionState>> = { ...states, "another user": toOther, expired: ended };

test.each(rows)("leads from each state to the next after %o", (event, next) => {
  const result = Object.entries(states).map(([name, state]) => [name, nextState(state, event)]);
  const expected = Object.entries(states).map(([name, state]) => [name, named[next[name as Name] ?? ""] ?? state]);
  expect(Object.fromEntries(result)).toEqual(Object.fromEntries(expected));
});

test("changes profile and layout of a user who is signed in, and keeps what wasn't named", () => {
  const renewing = states["being renewed"];
  expect(nextState(renewing, { type: "changed", profile: { companyName: "Lodos" } })).toEqual({
    ...renewing,
    profile: { ...profile, companyName: "Lodos" },
  });
  expect(nextState(signedIn, { type: "changed", layout: "wide" })).toEqual({ ...signedIn, layout: "wide" });
  expect(nextState(states.unavailable, { type: "changed", layout: "wide" })).toBe(states.unavailable);
});
