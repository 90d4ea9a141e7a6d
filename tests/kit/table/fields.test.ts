import { describe, expect, test } from "vitest";
import {
  anyOf,
  date,
  defineFields,
  money,
  percent,
  screenOnly,
  sheetOnly,
  text,
} from "../../../src/widgets/kit/table/fields.ts";
import { toCells } from "../../../src/widgets/kit/sheet/export/export-workbook.ts";
import { toMatchingRows } from "../../../src/widgets/kit/table/rows/table-rows.ts";
import { firstPage } from "../../../src/widgets/kit/table/table-state.ts";

interface Row {
  readonly name: string;
  readonly group: string | null;
  readonly day: string | null;
  readonly share: number | null;
}

const rows: readonly Row[] = [
  { name: "Ada", group: "A", day: "2026-11-09", share: 9.5 },
  { name: "=Ece", group: null, day: null, share: null },
  { name: "Can", group: "B", day: "2026-02-10", share: 18.25 },
];
const { columns, sheetColumns } = defineFields<Row>([
  text("name", "Ad", ({ name }) => name, { role: "title", isSearched: true }),
  text("group", "Grup", ({ group }) => group, {
    isSortable: true,
    filter: anyOf(["A", "B"], (value) => `Grup ${value}`),
  }),
  date("day", "Gün", ({ day }) => day, { isSortable: true, sheetAfter: null }),
  percent("share", "Pay", ({ share }) => share, { isSortable: true, sheetHead: "Pay (%)" }),
  sheetOnly("integer", "Harf", ({ name }) => name.length),
  text("note", "Not", () => null, { sheetAfter: "name" }),
  screenOnly({ id: "open", header: "Detay", text: () => "Aç", role: "action" }),
]);

describe("the fields of a table", () => {
  test("are its columns, with what is missing shown as a hyphen", () => {
    expect(columns.map(({ header }) => header)).toEqual(["Ad", "Grup", "Gün", "Pay", "Not", "Detay"]);
    expect(rows.map((row) => columns.map((column) => column.text(row)))).toEqual([
      ["Ada", "A", "09.11.2026", "%9,5", "-", "Aç"],
      ["=Ece", "-", "-", "-", "-", "Aç"],
      ["Can", "B", "10.02.2026", "%18,3", "-", "Aç"],
    ]);
    expect(columns.map(({ align }) => align)).toEqual(["start", "start", "start", "end", "start", undefined]);
    expect(columns[0]).toMatchObject({ id: "name", role: "title", isSearched: true });
  });

  test("are those of its sheet, in the sheet's own order, with values instead of texts", () => {
    expect(sheetColumns.map(({ header }) => header)).toEqual(["Gün", "Ad", "Not", "Grup", "Pay (%)", "Harf"]);
    expect(sheetColumns.map(({ type }) => type)).toEqual(["date", "text", "text", "text", "percent", "integer"]);
    expect(rows.map((row) => toCells(sheetColumns, row))).toEqual([
      [46335, "Ada", null, "A", 9.5, 3],
      [null, "=Ece", null, null, null, 4],
      [46063, "Can", null, "B", 18.25, 3],
    ]);
  });

  test.each(["day", "share", "group"])(
    "order by %s follows the value, the unknown last in both directions",
    (column) => {
      const order = (isDescending: boolean) =>
        toMatchingRows(rows, columns, { ...firstPage(), sort: { column, isDescending } }).map(({ name }) => name);
      expect([order(false), order(true)]).toEqual(
        column === "day"
          ? [
              ["Can", "Ada", "=Ece"],
              ["Ada", "Can", "=Ece"],
            ]
          : [
              ["Ada", "Can", "=Ece"],
              ["Can", "Ada", "=Ece"],
            ],
      );
    },
  );

  test("in TL are headed by the unit in the sheet, which the screen says with each amount", () => {
    const fields = defineFields<Row>([money("fee", "Ücret", ({ share }) => share)]);
    expect(fields.columns.map(({ header, text: write }) => [header, write(rows[0] as Row)])).toEqual([
      ["Ücret", "9,50\u00a0TL"],
    ]);
    expect(fields.sheetColumns.map(({ header }) => header)).toEqual(["Ücret (TL)"]);
  });

  test("have filters that are called like their heads", () => {
    expect(columns[1]?.filter).toEqual({
      label: "Grup",
      kind: "many",
      options: [
        { value: "A", label: "Grup A" },
        { value: "B", label: "Grup B" },
      ],
    });
  });
});
