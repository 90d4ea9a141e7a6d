import { describe, expect, it } from "vitest";
import { longestText, toCellText } from "../../../src/widgets/kit/sheet/cell-types.ts";
import { toCell, toCells } from "../../../src/widgets/kit/sheet/export/export-workbook.ts";
import { toCsvLines } from "../../../src/widgets/kit/sheet/csv.ts";
import { lengthOf, toColumnWidth } from "../../../src/widgets/kit/sheet/xlsx-writer.ts";
import type { SheetColumn } from "../../../src/widgets/kit/sheet/model.ts";
import { toSecondsLeft } from "../../../src/widgets/kit/sheet/export/export-job.ts";

const text = (value: string | null) => toCell({ header: "", type: "text", value: () => value }, null);
const number = (value: number | null | undefined) => toCell({ header: "", type: "number", value: () => value }, null);

describe("cells", () => {
  it("of text keep the text, and a missing one stays empty", () => {
    expect(text("0532 111 22 33")).toBe("0532 111 22 33");
    expect(text("=1+1")).toBe("=1+1");
    expect(text("")).toBe(null);
    expect(text(null)).toBe(null);
  });

  it("of numbers hold numbers only", () => {
    expect(number(18.2)).toBe(18.2);
    expect(Object.is(number(-0), 0)).toBe(true);
    for (const value of [null, undefined, Number.NaN, Infinity]) expect(number(value)).toBe(null);
    // A provider that sends figures as text is decoded in core/api, not here.
    expect(number("12" as unknown as number)).toBe(null);
  });

  it("take what their column's type says, or don't compile", () => {
    const columns: SheetColumn<{ name: string; count: number }>[] = [
      // @ts-expect-error -- words are no number
      { header: "Adet", type: "integer", value: ({ name }) => name },
      // @ts-expect-error -- a number is no text
      { header: "Ad", type: "text", value: ({ count }) => count },
      // @ts-expect-error -- nobody knows such a type
      { header: "Ad", type: "colour", value: ({ name }) => name },
    ];
    expect(columns).toHaveLength(3);
  });

  it("follow the columns", () => {
    const columns: SheetColumn<{ name: string; day: string }>[] = [
      { header: "Ad", type: "text", value: ({ name }) => name },
      { header: "Gün", type: "date", value: ({ day }) => day },
      { header: "Saat", type: "time", value: () => null },
      { header: "An", type: "dateTime", value: () => undefined },
    ];
    expect(toCells(columns, { name: "Şule", day: "2026-11-25" })).toEqual(["Şule", 46_351, null, null]);
  });

  it("of durations are lengths of time, also beyond a day, never below zero", () => {
    const duration = (value: number | null) => toCell({ header: "", type: "duration", value: () => value }, null);
    expect(duration(5400)).toBe(0.0625);
    expect(duration(172_800)).toBe(2);
    expect([duration(0), duration(-1), duration(null), duration(Number.NaN)]).toEqual([0, null, null, null]);
    const row = [duration(100_000), duration(59.6)];
    expect(toCsvLines([{ type: "duration" }, { type: "duration" }], [row])).toBe("27:46:40;0:01:00\r\n");
  });

  it("lose lone halves of letters and forbidden characters, nothing else", () => {
    expect(toCellText("\uDC00a\u0001👋\uD83D")).toBe("a👋");
    expect(toCellText("a\tb\nc\r\nd\re")).toBe("a\tb\nc\nd\ne");
    const long = `${"x".repeat(longestText - 2)}👋son`;
    expect(toCellText(long)).toHaveLength(longestText - 1);
    expect(toCellText(long).endsWith("x…")).toBe(true);
    expect(toCellText("y".repeat(longestText))).toHaveLength(longestText);
  });
});

describe("column widths", () => {
  it("follow what is shown", () => {
    expect(lengthOf("bir\nikinci", "text")).toBe(6);
    expect(lengthOf(1_234_567.891, "money")).toBe("1.234.567,89 TL".length);
    expect(lengthOf(-1234, "integer")).toBe("-1.234".length);
    expect(lengthOf(46_351.5, "dateTime")).toBe(16);
    expect(lengthOf(null, "text")).toBe(0);
    expect(toColumnWidth("Ad", 3)).toBe(8);
    expect(toColumnWidth("Ortalama yürüme mesafesi (m)", 3)).toBe(33);
    expect(toColumnWidth("Ad", 900)).toBe(60);
  });
});

describe("the time left", () => {
  it("is shown in rough steps, and only when it can be estimated", () => {
    expect(toSecondsLeft(1000, 10, 100)).toBe(null);
    expect(toSecondsLeft(5000, 0, 100)).toBe(null);
    expect(toSecondsLeft(5000, 10, null)).toBe(null);
    expect(toSecondsLeft(5000, 100, 100)).toBe(null);
    expect(toSecondsLeft(4000, 50, 100)).toBe(4);
    expect(toSecondsLeft(5000, 10, 100)).toBe(45);
    expect(toSecondsLeft(5000, 1, 100)).toBe(495);
    expect(toSecondsLeft(1999, 10, 100)).toBe(null);
    expect(toSecondsLeft(2000, 10, 100)).toBe(20);
    // Ten rows remain: at 99 ms each it is less than a second, at 100 ms each a second.
    expect(toSecondsLeft(8910, 90, 100)).toBe(null);
    expect(toSecondsLeft(9000, 90, 100)).toBe(1);
    expect(toSecondsLeft(9001, 90, 100)).toBe(2);
    expect(toSecondsLeft(44_991, 90, 100)).toBe(5);
    expect(toSecondsLeft(45_000, 90, 100)).toBe(5);
    expect(toSecondsLeft(67_410, 90, 100)).toBe(5);
    expect(toSecondsLeft(67_590, 90, 100)).toBe(10);
  });
});
