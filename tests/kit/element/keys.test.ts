import { describe, expect, it } from "vitest";
import { findTyped } from "../../../src/widgets/kit/element/keys.ts";

const labels = ["İndir", "Işıkları Aç", "Şimdi Yazdır", "Paylaş", "Şablon"];

describe("typing in a menu", () => {
  it("finds by the first letters, with or without Turkish marks", () => {
    expect(findTyped(labels, "ş", -1)).toBe(2);
    expect(findTyped(labels, "S", -1)).toBe(2);
    expect(findTyped(labels, "sab", 2)).toBe(4);
    expect(findTyped(labels, "isik", -1)).toBe(1);
    expect(findTyped(labels, "IŞIK", -1)).toBe(1);
  });

  it("goes on to the next with the same letter, and around", () => {
    expect(findTyped(labels, "i", 0)).toBe(1);
    expect(findTyped(labels, "ii", 1)).toBe(0);
  });

  it("finds nothing for other letters", () => {
    expect(findTyped(labels, "x", 0)).toBe(-1);
    expect(findTyped(labels, "", 0)).toBe(-1);
    expect(findTyped([], "a", -1)).toBe(-1);
  });
});
