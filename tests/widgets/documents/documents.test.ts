import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { atom } from "nanostores";
import type { CompanyDocument } from "../../../src/core/api/documents.ts";
import { createDocuments } from "../../../src/widgets/documents/documents.store.ts";
import { toDocumentSearch, toPeriodText, toSensible } from "../../../src/widgets/documents/documents.model.ts";
import { createDownloads } from "../../../src/widgets/documents/downloads.store.ts";
import { openDemoSession } from "../../core/demo-session.ts";
import { administrator, openTestApi, type TestApi } from "../../demo/helpers.ts";
import { createTestEnvironment } from "../../helpers/environment.ts";

const values = { query: "", pageSize: 20, session: "default", theme: null, signedOut: "form" } as const;

describe("what is asked follows what is set", () => {
  test("without anything: the newest of all", () => {
    const state = toSensible({ search: "", sort: null, page: 1, pageSize: 20, filters: {} });
    expect(toDocumentSearch(state)).toEqual({
      page: 1,
      pageSize: 20,
      name: null,
      type: null,
      period: null,
      order: { column: "uploaded_at", isDescending: true },
    });
  });

  test("a column that isn't the provider's orders nothing; of several values the first counts", () => {
    const state = toSensible({
      search: "",
      sort: { column: "file_url", isDescending: true },
      page: 3,
      pageSize: 50,
      filters: { file_type: ["Sözleşme", "Sunum"], period: [] },
    });
    expect(toDocumentSearch(state)).toMatchObject({
      page: 3,
      type: "Sözleşme",
      period: null,
      order: { column: "uploaded_at", isDescending: true },
    });
  });
});

describe("year and period", () => {
  test.each([
    [2026, "Ekim", "2026 Ekim"],
    [2026, "3. Çeyrek", "2026 3. Çeyrek"],
    [2026, null, "2026"],
    [null, "Ekim", "Ekim"],
    [null, null, "-"],
    [2026, "Ekim 2026", "Ekim 2026"],
  ])("%s and %s are shown as %s", (year, period, text) =>
    expect(toPeriodText({ year, period } as CompanyDocument)).toBe(text),
  );
});

describe("the list of the demo API", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  async function open(query = "") {
    const { session } = await openDemoSession(api, administrator);
    const told: string[] = [];
    const store = createDocuments({
      session,
      $attributes: atom({ ...values, query }),
      emit: (name, detail) => {
        if (name === "shuttle-query") told.push((detail as { query: string }).query);
        return true;
      },
    });
    const stop = store.documents.$load.listen(() => undefined);
    const settled = () =>
      vi.waitFor(() => {
        const load = store.documents.$load.get();
        if (load.status !== "ready" || load.isPrevious) throw new Error("not yet");
        return load.data;
      });
    return {
      store,
      told,
      settled,
      close: () => {
        stop();
        store.destroy();
      },
    };
  }

  test("an address says filters, order and page in the provider's words, and is told so", async () => {
    const { store, told, settled, close } = await open("file_type=S%C3%B6zle%C5%9Fme&ordering=file_name&page_size=50");
    const { documents, count } = await settled();
    expect(documents.length).toBe(count);
    expect(new Set(documents.map(({ type }) => type))).toEqual(new Set(["Sözleşme"]));
    const names = documents.map(({ name }) => name ?? "");
    expect(names).toEqual(names.toSorted(new Intl.Collator("tr", { numeric: true }).compare));
    const state = store.$table.get();
    store.changeTable({
      ...state,
      filters: { ...state.filters, file_name: ["a b.pdf"] },
      sort: { column: "file_size", isDescending: true },
    });
    expect(new URLSearchParams(told[0]).toString()).toBe(
      "file_type=S%C3%B6zle%C5%9Fme&name=a+b.pdf&ordering=-file_size&page_size=50",
    );
    expect((await settled()).documents).toEqual([]);
    expect(store.isUntouched(store.$table.get())).toBe(false);
    store.changeTable(store.defaults());
    expect(told.at(-1)).toBe("");
    expect((await settled()).documents).toHaveLength(20);
    close();
  });
});

describe("downloads", () => {
  const download = { key: "1", href: "https://dosya.example/1.pdf", name: "Rapor.pdf" };
  function open(answer: (request: Request) => Response | Promise<Response>) {
    const environment = createTestEnvironment(answer);
    const errors: unknown[] = [];
    const downloads = createDownloads({
      environment,
      emit: (_name, detail) => {
        errors.push(detail);
        return true;
      },
    });
    const idle = () => vi.waitFor(() => expect(downloads.$running.get().size).toBe(0));
    return { environment, downloads, errors, idle };
  }

  test("a file is fetched once, without the token, and handed over under its name", async () => {
    const { environment, downloads, idle } = open(
      () => new Response("%PDF", { headers: { "content-type": "application/pdf" } }),
    );
    downloads.start(download);
    downloads.start(download);
    expect([...downloads.$running.get()]).toEqual(["1"]);
    await idle();
    expect(environment.requests).toHaveLength(1);
    expect(environment.requests[0]?.headers.has("authorization")).toBe(false);
    expect(environment.requests[0]?.referrerPolicy).toBe("no-referrer");
    expect(environment.saved.map(({ name }) => name)).toEqual(["Rapor.pdf"]);
    expect(await environment.saved[0]?.file.text()).toBe("%PDF");
    expect(downloads.$failed.get()).toBeNull();
  });

  test.each([
    ["status 404", () => new Response("yok", { status: 404 }), { kind: "status", status: 404 }],
    ["a dropped connection", () => Promise.reject(new TypeError("Failed to fetch")), { kind: "network" }],
    [
      "a network's page instead of the file",
      () => new Response("<!doctype html>", { headers: { "content-type": "text/html; charset=utf-8" } }),
      { kind: "answer" },
    ],
  ])("%s is told, and nothing is saved", async (_what, answer, error) => {
    const { environment, downloads, errors, idle } = open(answer);
    downloads.start(download);
    await idle();
    expect(environment.saved).toEqual([]);
    expect(downloads.$failed.get()).toMatchObject({ ...download, error });
    expect(errors).toMatchObject([{ widget: "documents", call: "GET file" }]);
    expect(JSON.stringify(errors)).not.toContain("dosya.example");
    downloads.dismiss();
    expect(downloads.$failed.get()).toBeNull();
  });

  test("an HTML file is a file", async () => {
    const { environment, downloads, idle } = open(
      () => new Response("<p>", { headers: { "content-type": "text/html" } }),
    );
    downloads.start({ ...download, name: "Rapor.html" });
    await idle();
    expect(environment.saved).toHaveLength(1);
  });

  test("an element that is taken away saves and tells nothing", async () => {
    const { environment, downloads, errors, idle } = open(() => new Promise(() => undefined));
    downloads.start(download);
    downloads.destroy();
    await idle();
    expect([environment.saved, errors, downloads.$failed.get()]).toEqual([[], [], null]);
  });
});
