import { toFileJson } from "../../demo/server/files/file-json.ts";
import { fileChoices, findFiles } from "../../demo/server/files/find-files.ts";

const today = "2026-11-19";

/** The demo server's responses for a page of files, and for the filter options. */
export function toFileAnswers(pageSize: number) {
  const order = { column: "uploaded_at", isDescending: true } as const;
  const { files, count } = findFiles(today, { order, page: 1, pageSize });
  return {
    list: { results: files.map((file) => toFileJson(file, "https://dosyalar.example")), count },
    choices: { results: fileChoices(today) },
  };
}
