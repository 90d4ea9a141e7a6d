import { describe, expect, it } from "vitest";
import { toFoldLines, toRecordLayout, toRuns, toSummary } from "../../../src/widgets/kit/table/records/record.model.ts";
import type { Column } from "../../../src/widgets/kit/table/column.ts";

interface Row {
  readonly name: string;
  readonly day: string;
  readonly period: string;
  readonly toll: string;
}

const rows: readonly Row[] = ["Ada", "Ece", "Can", "Efe"].map((name, index) => ({
  name,
  day: "27.11.2026",
  period: index < 2 ? "Sabah" : "Akşam",
  toll: "0,00",
}));
const column = (id: keyof Row, role?: Column<Row>["role"], text = (row: Row) => row[id]): Column<Row> => ({
  id,
  header: id,
  text,
  ...(role === undefined ? {} : { role }),
});
const ids = (columns: readonly Column<Row>[]) => columns.map(({ id }) => id);
const layoutOf = (columns: readonly Column<Row>[], shown = rows) => {
  const layout = toRecordLayout(columns, shown);
  if (!layout) throw new Error("no layout");
  return layout;
};

describe("the record of a row", () => {
  it("is made from the columns' roles; those without one are unfolded, those with null are left out", () => {
    const layout = layoutOf([
      column("day", null),
      column("name", "title"),
      column("period", "summary"),
      { ...column("toll"), id: "toll" },
      { ...column("toll", "value"), id: "total" },
      { ...column("name", "action"), id: "open" },
    ]);
    expect([layout.title.id, layout.value?.id]).toEqual(["name", "total"]);
    expect([ids(layout.summary), ids(layout.folds), ids(layout.actions)]).toEqual([["period"], ["toll"], ["open"]]);
  });

  it("shows a state without a chip as the value of a table that has none", () => {
    expect(layoutOf([column("name", "title"), column("toll", "state")]).value?.id).toBe("toll");
    const chipped = layoutOf([column("name", "title"), { ...column("toll", "state"), chip: () => null }]);
    expect([chipped.value, ids(chipped.folds)]).toEqual([null, ["toll"]]);
  });

  it("groups neighbours by as many columns as they share, and unfolds the others", () => {
    const columns = [column("name", "title"), column("day", "group"), column("period", "group")];
    expect(ids(layoutOf(columns).groups)).toEqual(["day", "period"]);
    // What changes least comes first, whatever the table's order.
    expect(ids(layoutOf(columns.toReversed()).groups)).toEqual(["day", "period"]);
    const mixed = [rows[0], rows[2], rows[1], rows[3]].flatMap((row) => (row ? [row] : []));
    expect(ids(layoutOf(columns, mixed).groups)).toEqual(["day"]);
    expect(ids(layoutOf(columns, mixed).folds)).toEqual(["period"]);
    const alone = layoutOf(columns, rows.slice(0, 1));
    expect([ids(alone.groups), ids(alone.folds)]).toEqual([[], ["day", "period"]]);
  });

  it("leaves missing parts out of the summary, and takes a part's own words", () => {
    const summary = [column("day", "summary", () => "-"), { ...column("toll"), summary: () => "24,1 km" }];
    expect(toSummary(summary, rows[0] as Row)).toEqual(["24,1 km"]);
  });

  it("puts equal zeros on one line and missing values on the last, but not a zero alone or a time", () => {
    const fold = (header: string, text: string): Column<Row> => ({
      id: header,
      header,
      text: () => text,
      align: "end",
    });
    const lines = toFoldLines(
      [
        fold("Avrasya", "0,00"),
        fold("Puan", "-"),
        fold("Baz", "950,00"),
        fold("Yakıt", "0,00"),
        fold("Not", "-"),
        fold("Kişi", "0"),
        fold("Biniş", "00:00"),
        fold("İniş", "00:00"),
        fold("Adres", "Gaziosmanpaşa Mahallesi"),
      ],
      rows[0] as Row,
    );
    expect(
      lines.map(({ columns, text, isWide }) => [columns.map(({ header }) => header).join("+"), text, isWide]),
    ).toEqual([
      ["Baz", "950,00", false],
      ["Kişi", "0", false],
      ["Biniş", "00:00", false],
      ["İniş", "00:00", false],
      ["Adres", "Gaziosmanpaşa Mahallesi", true],
      ["Avrasya+Yakıt", "0,00", true],
      ["Puan+Not", "-", true],
    ]);
  });

  it("cuts a list where its key changes", () => {
    expect(toRuns([1, 1, 2, 1], String)).toEqual([[1, 1], [2], [1]]);
    expect(toRuns([], String)).toEqual([]);
  });
});
