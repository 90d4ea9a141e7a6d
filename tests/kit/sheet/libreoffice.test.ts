import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sheet, write } from "./write.ts";

const program = ["soffice", "libreoffice"].find((name) => spawnSync(name, ["--version"]).status === 0);
const reason = program ? "" : " (skipped: LibreOffice is not installed)";

describe(`the .xlsx opened by LibreOffice${reason}`, () => {
  it.skipIf(!program)("has the rows, letters, numbers and times that were written", { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "shuttle-sheet-"));
    try {
      const file = join(folder, "liste.xlsx");
      const bytes = await write([
        sheet({
          name: "Yolcular",
          columns: [
            { header: "Ad soyad", type: "text", value: (row: string) => row },
            { header: "Telefon", type: "text", value: () => "05321112233" },
            { header: "Ücret (TL)", type: "money", value: () => 2310.4 },
            { header: "An", type: "dateTime", value: () => Date.parse("2026-11-19T00:30:00+03:00") },
          ],
          rows: ["Çağla Işık", "=1+1", "İrem Şğüö"],
        }),
      ]);
      writeFileSync(file, new Uint8Array(bytes));
      // LibreOffice's CSV options: 59 semicolon, 34 quotes, 76 UTF-8; cells as shown.
      const filter = "csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,true";
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      spawnSync(program ?? "", [profile, "--headless", "--convert-to", filter, "--outdir", folder, file]);
      expect(readFileSync(join(folder, "liste.csv"), "utf8").trim().split("\n")).toEqual([
        "Ad soyad;Telefon;Ücret (TL);An",
        "Çağla Işık;05321112233;2,310.40 TL;19.11.2026 00:30",
        "=1+1;05321112233;2,310.40 TL;19.11.2026 00:30",
        "İrem Şğüö;05321112233;2,310.40 TL;19.11.2026 00:30",
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
