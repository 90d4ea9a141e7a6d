import { describe, expect, it } from "vitest";
import { columnNames, moveCursor, pointText } from "../../../src/widgets/kit/chart/use-cursor.ts";

describe("moveCursor", () => {
  it("moves from point to point by the arrow keys and stops at both ends", () => {
    expect(moveCursor("ArrowRight", null, 5)).toBe(0);
    expect(moveCursor("ArrowLeft", null, 5)).toBe(4);
    expect(moveCursor("ArrowRight", 4, 5)).toBe(4);
    expect(moveCursor("ArrowLeft", 0, 5)).toBe(0);
    expect(moveCursor("Home", 3, 5)).toBe(0);
    expect(moveCursor("End", 3, 5)).toBe(4);
  });

  it("removes the cursor by Escape, and leaves a second Escape to the page", () => {
    expect(moveCursor("Escape", 3, 5)).toBeNull();
    expect(moveCursor("Escape", null, 5)).toBeUndefined();
  });

  it("leaves every other key to the page", () => {
    for (const key of ["ArrowUp", "ArrowDown", "Tab", "Enter", "a"]) expect(moveCursor(key, 2, 5)).toBeUndefined();
    expect(moveCursor("ArrowRight", null, 0)).toBeUndefined();
  });
});

describe("pointText", () => {
  const tuesday = {
    label: "Salı",
    entries: [
      { name: "Düzenli", text: "271" },
      { name: "Esnek", text: "56" },
      { name: "Toplam", text: "327" },
    ],
  };

  it("says the position and all its values", () => {
    expect(pointText(tuesday)).toBe("Salı: Düzenli 271, Esnek 56, Toplam 327");
  });

  it("heads the table's columns by the same names", () => {
    expect(columnNames([tuesday])).toEqual(["Düzenli", "Esnek", "Toplam"]);
    expect(columnNames([])).toEqual([]);
  });
});
