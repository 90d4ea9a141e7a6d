import { expect, test } from "vitest";
import checkIcon from "lucide-static/icons/check.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import { outcomes } from "../../../src/widgets/personnel/bulk/bulk-add.tsx";

/** Chips whose icon is green (kit/text/chip.css). */
const green = new Set(["ok", "plain"]);

test("only accepted rows of a bulk list are green, and only rejected ones have a cross", () => {
  const those = (isMeant: (look: (typeof outcomes)["accepted"]) => boolean) =>
    Object.entries(outcomes)
      .filter(([, look]) => isMeant(look))
      .map(([outcome]) => outcome);
  expect(those(({ kind }) => green.has(kind))).toEqual(["accepted"]);
  expect(those(({ icon }) => icon === checkIcon)).toEqual(["accepted"]);
  expect(those(({ icon }) => icon === xIcon)).toEqual(["rejected"]);
});
