import type { KeyboardEvent } from "react";
import { describe, expect, it } from "vitest";
import { createComboboxKeys } from "../../../src/widgets/kit/field/combobox-keys.ts";

function press(key: string, given: { isOpen?: boolean; count?: number; active?: number; text?: string }) {
  const { isOpen = true, count = 20, active = 0, text = "ay" } = given;
  const done: string[] = [];
  let isTaken = false;
  const handle = createComboboxKeys({
    isOpen,
    count,
    active,
    onActivate: (index) => done.push(`to ${index}`),
    onOpen: () => done.push("open"),
    onClose: () => done.push("close"),
    onChoose: () => done.push("choose"),
    onClear: text === "" ? null : () => done.push("clear"),
  });
  handle({
    key,
    nativeEvent: { isComposing: false },
    preventDefault: () => {
      isTaken = true;
    },
    stopPropagation: () => undefined,
  } as unknown as KeyboardEvent);
  return isTaken ? (done[0] ?? "taken") : "left";
}

describe("the keys of a combobox (ARIA)", () => {
  it.each([
    ["ArrowDown", {}, "to 1"],
    ["ArrowDown", { active: 19 }, "to 0"],
    ["ArrowUp", {}, "to 19"],
    ["ArrowDown", { active: -1 }, "to 0"],
    ["ArrowUp", { active: -1 }, "to 19"],
    ["PageDown", {}, "to 8"],
    ["PageDown", { active: 15 }, "to 19"],
    ["PageUp", { active: 3 }, "to 0"],
    ["Enter", {}, "choose"],
    ["Escape", {}, "close"],
    // These keys move the caret or type.
    ["Home", {}, "left"],
    ["a", {}, "left"],
    ["Tab", {}, "left"],
  ])("%s in an open list %o: %s", (key, given, outcome) => expect(press(key, given)).toBe(outcome));

  it.each([
    ["ArrowDown", {}, "open"],
    ["ArrowUp", {}, "open"],
    ["Escape", {}, "clear"],
    // Left to a surrounding dialog.
    ["Escape", { text: "" }, "left"],
    // Left to a surrounding form.
    ["Enter", {}, "left"],
  ])("%s in a closed list %o: %s", (key, given, outcome) =>
    expect(press(key, { ...given, isOpen: false })).toBe(outcome),
  );
});
