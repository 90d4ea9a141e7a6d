import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));
const read = (relative: string) => readFileSync(path(relative), "utf8");

/** All sources of a folder as one text. */
const sourcesOf = (folder: string) =>
  readdirSync(path(folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => read(`${folder}/${name}`))
    .join("\n");

describe("what the advisories on shipped packages need", () => {
  test("nothing makes a popup or a tooltip of Leaflet", () => {
    const taken = /export \{([^}]*)\} from "leaflet/.exec(read("src/widgets/kit/map/leaflet/leaflet.ts"))?.[1] ?? "";
    expect(taken).toContain("Map as LeafletMap");
    expect(taken).not.toMatch(/Popup|Tooltip|DivOverlay/);
    expect(sourcesOf("src")).not.toMatch(/\b(?:bind|open|unbind|set)(?:Popup|Tooltip)(?:Content)?\(/);
  });

  test("ExcelJS only writes: no sheet is protected with a password, and no workbook is read by it", () => {
    const writer = sourcesOf("src/widgets/kit/sheet");
    expect(writer).toContain("exceljs.Workbook()");
    expect(writer).not.toMatch(/\.protect\(|\.xlsx\.(?:load|read)|workbook\.csv/);
  });
});
