import { describe, expect, test } from "vitest";
import { createLayerStore, layersOf } from "../../../src/core/platform/layers.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const open = () => createSession({ environment: createTestEnvironment(() => json({})) });

/** A store with open layers, and the names of those that were asked to close. */
function setUp(...names: readonly string[]) {
  const store = createLayerStore();
  const asked: string[] = [];
  const leave = names.map((name) => store.open(() => asked.push(name)));
  return { store, asked, leave };
}

test("the layers of a session are the same for all of its elements, and nobody else's", () => {
  const [one, other] = [open(), open()];
  layersOf(one).open(() => undefined);
  expect(layersOf(one).$count.get()).toBe(1);
  expect(layersOf(other).$count.get()).toBe(0);
});

describe("a store of layers", () => {
  test("counts what is open", () => {
    const { store, leave } = setUp("drawer", "dialog");
    expect(store.$count.get()).toBe(2);
    leave[0]?.();
    expect(store.$count.get()).toBe(1);
    leave[0]?.();
    expect(store.$count.get(), "a layer closes once").toBe(1);
  });

  test.each([
    [0, []],
    [1, ["menu"]],
    [2, ["menu", "dialog"]],
    [9, ["menu", "dialog", "drawer"]],
  ])("asks %i to close, the topmost first", (count, expected) => {
    const { store, asked } = setUp("drawer", "dialog", "menu");
    store.close(count);
    expect(asked).toEqual(expected);
    expect(store.$count.get(), "they may refuse").toBe(3);
  });

  test("doesn't ask what has closed", () => {
    const { store, asked, leave } = setUp("drawer", "dialog", "menu");
    leave[1]?.();
    store.close(2);
    expect(asked).toEqual(["menu", "drawer"]);
  });

  test("asks each of them though the others close meanwhile", () => {
    const store = createLayerStore();
    const closed: string[] = [];
    for (const name of ["drawer", "dialog", "menu"]) {
      const leave = store.open(() => {
        closed.push(name);
        leave();
      });
    }
    store.close(2);
    expect(closed).toEqual(["menu", "dialog"]);
    expect(store.$count.get()).toBe(1);
  });
});
