import { describe, expect, test } from "vitest";
import { fetchDocumentChoices, fetchDocuments, type DocumentSearch } from "../../src/core/api/documents.ts";
import { createSession } from "../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../helpers/environment.ts";

function answering(body: unknown) {
  const environment = createTestEnvironment(() => json(body));
  const { http } = createSession({ environment });
  return { http, environment, sent: () => new URL(environment.requests.at(-1)?.url ?? "") };
}

const search: DocumentSearch = {
  name: null,
  type: null,
  period: null,
  order: { column: "uploaded_at", isDescending: true },
  page: 1,
  pageSize: 20,
};

describe("what is asked", () => {
  test("page, filters in the provider's words, and the order", async () => {
    const { http, sent } = answering({ results: [], count: 0 });
    await fetchDocuments(http, { ...search, name: "Ek & Protokol.pdf", type: "Sözleşme", period: "Ekim", page: 2 });
    expect(sent().pathname).toBe("/api/company/documents/");
    expect([...sent().searchParams]).toEqual([
      ["page", "2"],
      ["page_size", "20"],
      ["name", "Ek & Protokol.pdf"],
      ["file_type", "Sözleşme"],
      ["period", "Ekim"],
      ["ordering", "-uploaded_at"],
    ]);
  });

  test("empty filters are left out; an ascending order has no minus", async () => {
    const { http, sent } = answering({ results: [], count: 0 });
    await fetchDocuments(http, { ...search, order: { column: "file_size", isDescending: false } });
    expect(sent().search).toBe("?page=1&page_size=20&ordering=file_size");
  });
});

describe("rows of an odd provider", () => {
  test("texts for numbers, a moment without an offset, nulls and nothing at all", async () => {
    const { http, environment } = answering({
      results: [
        {
          file_name: " Rapor.pdf ",
          file_type: "Rapor",
          uploaded_at: "2026-11-02T00:30:00",
          year: "2026",
          period: "Ekim",
          file_size: "482113",
          file_url: "https://dosya.example/1.pdf",
          extra: 1,
        },
        { file_name: null, file_size: "yok", uploaded_at: "dün" },
      ],
      count: "41",
    });
    const { documents, count } = await fetchDocuments(http, search);
    expect(count).toBe(41);
    expect(documents[0]).toEqual({
      key: "0 https://dosya.example/1.pdf",
      name: "Rapor.pdf",
      type: "Rapor",
      uploadedAt: Date.parse("2026-11-02T00:30:00+03:00"),
      year: 2026,
      period: "Ekim",
      size: 482113,
      address: "https://dosya.example/1.pdf",
    });
    expect(documents[1]).toMatchObject({ name: null, type: null, uploadedAt: null, size: null, address: null });
    expect(environment.warnings).toEqual([]);
  });

  test("a bare list is counted; a page of HTML is a failure", async () => {
    const bare = await fetchDocuments(answering([{ file_name: "a" }, { file_name: "b" }]).http, search);
    expect([bare.documents.length, bare.count]).toEqual([2, 2]);
    const { http } = createSession({ environment: createTestEnvironment(() => new Response("<!doctype html>")) });
    await expect(fetchDocuments(http, search)).rejects.toMatchObject({ kind: "answer" });
  });

  test("choices come once each, bare or wrapped; a column that is missing has none", async () => {
    const wrapped = { results: { name: ["b", "a", "b", null], type: ["Sözleşme"] } };
    expect(await fetchDocumentChoices(answering(wrapped).http)).toEqual({
      names: ["b", "a"],
      types: ["Sözleşme"],
      periods: [],
    });
    expect((await fetchDocumentChoices(answering({ period: ["Ekim"] }).http)).periods).toEqual(["Ekim"]);
  });
});
