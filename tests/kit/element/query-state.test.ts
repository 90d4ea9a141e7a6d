import { atom } from "nanostores";
import { describe, expect, test } from "vitest";
import { createScope } from "../../../src/core/query/scope.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createQueryState } from "../../../src/widgets/kit/element/query-state.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

function open(query = "") {
  const $attributes = atom({ query, size: 1 });
  const told: string[] = [];
  const environment = createTestEnvironment(() => json({}));
  const scope = createScope(createSession({ environment }));
  const state = createQueryState({
    scope,
    $attributes,
    emit: (_name, detail) => {
      told.push((detail as { query: string }).query);
      return true;
    },
    read: (values) => values.query || "start",
    write: (value) => (value === "start" ? "" : value),
    isOutdated: (before, after) => before.size !== after.size,
  });
  const set = (changes: Partial<{ query: string; size: number }>) =>
    $attributes.set({ ...$attributes.get(), ...changes });
  return { state, set, told, end: scope.end, wait: (ms: number) => (environment.time += ms) };
}

describe("state that travels as query", () => {
  test("starts with the attribute and follows it", () => {
    const { state, set, told } = open("a");
    expect(state.$state.get()).toBe("a");
    set({ query: "b" });
    expect(state.$state.get()).toBe("b");
    expect(told).toEqual([]);
  });

  test("raises one event, and only when it differs", () => {
    const { state, told } = open();
    state.change("start");
    state.change("a");
    state.change("a");
    expect(told).toEqual(["a"]);
  });

  test("ignores a late echo of an earlier state", () => {
    const { state, set } = open();
    state.change("a");
    state.change("ab");
    set({ query: "a" });
    expect(state.$state.get()).toBe("ab");
    set({ query: "ab" });
    expect(state.$state.get()).toBe("ab");
  });

  test("follows a page that goes back to an earlier state", () => {
    const { state, set, wait } = open();
    state.change("a");
    set({ query: "a" });
    state.change("b");
    set({ query: "b" });
    set({ query: "a" });
    expect(state.$state.get()).toBe("a");
    state.change("c");
    wait(2000);
    set({ query: "c" });
    set({ query: "b" });
    expect(state.$state.get()).toBe("b");
  });

  test.each([
    [999, "ab"],
    [1000, "a"],
  ])("what comes %d ms after it was told leaves %s", (ms, expected) => {
    const { state, set, wait } = open();
    state.change("a");
    state.change("ab");
    wait(ms);
    set({ query: "a" });
    expect(state.$state.get()).toBe(expected);
  });

  test("takes an echo as the answer to earlier events too", () => {
    const { state, set } = open();
    state.change("a");
    state.change("b");
    state.change("c");
    set({ query: "b" });
    expect(state.$state.get()).toBe("c");
    set({ query: "a" });
    expect(state.$state.get()).toBe("a");
  });

  test("raises no event for what the attribute sets, and one when a person changes it back", () => {
    const { state, set, told } = open();
    set({ query: "a" });
    state.change("a");
    expect(told).toEqual([]);
    state.change("start");
    expect(told).toEqual([""]);
  });

  test("keeps a person's state when only another attribute changes", () => {
    const { state, set } = open();
    state.change("a");
    set({ query: "" });
    expect(state.$state.get()).toBe("a");
    set({ size: 2 });
    expect(state.$state.get()).toBe("start");
  });

  test("follows nothing when its element is removed", () => {
    const { state, set, end } = open();
    end();
    set({ query: "b" });
    expect(state.$state.get()).toBe("start");
  });
});
