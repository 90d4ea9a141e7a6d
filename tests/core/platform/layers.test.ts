import { describe, expect, test } from "vitest";
import { createLayerDesk, layersOf } from "../../../src/core/platform/layers.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const open = () => createSession({ environment: createTestEnvironment(() => json({})) });

/** A desk with open layers, and the names of those that were asked to close. */
function setUp(...names: readonly string[]) {
  const desk = createLayerDesk();
  const asked: string[] = [];
  const leave = names.map((name) => desk.open(() => asked.push(name)));
  return { desk, asked, leave };
}

test("the layers of a session are the same for all of its elements, and nobody else's", () => {
  const [one, other] = [open(), open()];
  layersOf(one).open(() => undefined);
  expect(layersOf(one).$count.get()).toBe(1);
  expect(layersOf(other).$count.get()).toBe(0);
});

describe("a desk of layers", () => {
  test("counts what is open", () => {
    const { desk, leave } = setUp("drawer", "dialog");
    expect(desk.$count.get()).toBe(2);
    leave[0]?.();
    expect(desk.$count.get()).toBe(1);
    leave[0]?.();
    expect(desk.$count.get(), "a layer closes once").toBe(1);
  });

  test.each([
    [0, []],
    [1, ["menu"]],
    [2, ["menu", "dialog"]],
    [9, ["menu", "dialog", "drawer"]],
  ])("asks %i to close, the topmost first", (count, expected) => {
    const { desk, asked } = setUp("drawer", "dialog", "menu");
    desk.close(count);
    expect(asked).toEqual(expected);
    expect(desk.$count.get(), "they may refuse").toBe(3);
  });

  test("doesn't ask what has closed", () => {
    const { desk, asked, leave } = setUp("drawer", "dialog", "menu");
    leave[1]?.();
    desk.close(2);
    expect(asked).toEqual(["menu", "drawer"]);
  });

  test("asks each of them though the others close meanwhile", () => {
    const desk = createLayerDesk();
    const closed: string[] = [];
    for (const name of ["drawer", "dialog", "menu"]) {
      const leave = desk.open(() => {
        closed.push(name);
        leave();
      });
    }
    desk.close(2);
    expect(closed).toEqual(["menu", "dialog"]);
    expect(desk.$count.get()).toBe(1);
  });
});
