import { describe, expect, test } from "vitest";
import { fetchFileChoices, fetchFiles } from "../../../src/core/api/files.ts";
import { answerOf, ask } from "./calls-stage.ts";

describe("files of the company", () => {
  const told = answerOf(
    ["file_name", "Rapor", "name"],
    ["file_type", "pdf", "type"],
    ["uploaded_at", "2026-11-18T07:00:00+03:00", "uploadedAt", Date.parse("2026-11-18T07:00:00+03:00")],
    ["year", 2026, "year"],
    ["period", "Kasım", "period"],
    ["file_size", "2048", "size", 2048],
    ["file_url", "https://a.test/r.pdf", "address"],
  );
  const files = [
    { key: "20 https://a.test/r.pdf", ...told.read },
    { ...told.nothing, key: "21 Rapor", name: "Rapor" },
    { ...told.nothing, key: "22 " },
  ];
  const chosen = { name: "Rapor", type: "pdf", period: "Kasım" };
  test.each([
    ["filters and order", chosen, true, { name: "Rapor", file_type: "pdf", period: "Kasım", ordering: "-period" }],
    ["order alone", { name: null, type: null, period: null }, false, { ordering: "period" }],
  ])("are asked for by %s", async (_what, filters, isDescending, query) => {
    const answer = { results: [told.sent, { file_name: "Rapor" }, {}], count: 40 };
    const order = { column: "period", isDescending } as const;
    const { read, asked } = await ask(answer, (http) => fetchFiles(http, { ...filters, order, page: 2, pageSize: 20 }));
    expect(asked).toEqual([{ call: "GET /api/company/documents/", query: { page: "2", page_size: "20", ...query } }]);
    expect(read).toEqual({ count: 40, rows: files });
  });

  test.each([[{ name: ["A", "A"], type: ["pdf"], period: "?" }], [{ results: { name: ["A", "A"], type: ["pdf"] } }]])(
    "can be filtered by what the provider lists: %j",
    async (answer) => {
      const { read, asked } = await ask(answer, (http) => fetchFileChoices(http));
      expect(asked).toEqual([{ call: "GET /api/company/documents/column-filters/" }]);
      expect(read).toEqual({ names: ["A"], types: ["pdf"], periods: [] });
    },
  );

  test("can't be filtered when the answer is none", async () => {
    for (const answer of ["?", null, { results: null }])
      await expect(ask(answer, (http) => fetchFileChoices(http))).rejects.toMatchObject({ kind: "answer" });
  });
});
