import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { CompanyFile } from "../../../src/core/api/files.ts";
import { stallTimeout } from "../../../src/core/http/download.ts";
import { toHelp } from "../../../src/core/http/errors.ts";
import { createScope } from "../../../src/core/query/scope.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { documentsContract } from "../../../src/widgets/documents/documents.contract.ts";
import { createDocuments, documentList } from "../../../src/widgets/documents/documents.store.ts";
import { createDownloads } from "../../../src/widgets/documents/downloads.store.ts";
import { toPeriodText } from "../../../src/widgets/documents/fields.tsx";
import { usualPageSize } from "../../../src/widgets/kit/table/page-size.contract.ts";
import { openDemoSession } from "../../demo/demo-session.ts";
import { administrator, openTestApi, type TestApi } from "../../demo/helpers.ts";
import { createTestEnvironment } from "../../helpers/environment.ts";
import { openStore } from "../../helpers/open-store.ts";

describe("the request", () => {
  test("asks for the newest files when nothing is set", () => {
    const state = documentList.read("", documentList.toDefaults(20));
    expect(documentList.toSearch(state)).toEqual({
      page: 1,
      pageSize: 20,
      name: null,
      type: null,
      period: null,
      order: { column: "uploaded_at", isDescending: true },
    });
  });

  test("ignores an unknown column, and takes the first of several values of a filter", () => {
    const query = "ordering=-file_url&page=3&page_size=50&file_type=S%C3%B6zle%C5%9Fme&file_type=Sunum&period=";
    const state = documentList.read(query, documentList.toDefaults(20));
    expect(documentList.toSearch(state)).toMatchObject({
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
    expect(toPeriodText({ year, period } as CompanyFile)).toBe(text),
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
    const { store, told } = openStore(documentsContract, createDocuments, session, { query });
    const stop = store.files.$load.listen(() => undefined);
    const settled = () =>
      vi.waitFor(() => {
        const load = store.files.$load.get();
        if (load.status !== "ready" || load.isPrevious) throw new Error("not yet");
        return load.data;
      });
    return {
      store,
      told,
      settled,
      close: stop,
    };
  }

  test("takes filters, order and page from the query, and reports changes in the provider's parameters", async () => {
    const { store, told, settled, close } = await open("file_type=S%C3%B6zle%C5%9Fme&ordering=file_name&page_size=50");
    const { rows: files, count } = await settled();
    expect(files.length).toBe(count);
    expect(new Set(files.map(({ type }) => type))).toEqual(new Set(["Sözleşme"]));
    const names = files.map(({ name }) => name ?? "");
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
    expect((await settled()).rows).toEqual([]);
    expect(store.isUntouched(store.$table.get())).toBe(false);
    store.changeTable(store.defaults());
    expect(told.at(-1)).toBe("");
    expect((await settled()).rows).toHaveLength(usualPageSize);
    close();
  });

  test("offers all names and types of the provider as filters, whatever page is shown", async () => {
    const { store, settled, close } = await open("file_type=S%C3%B6zle%C5%9Fme");
    const stop = store.choices.$load.listen(() => undefined);
    const { rows: files } = await settled();
    const choices = await vi.waitFor(() => {
      const load = store.choices.$load.get();
      if (load.status !== "ready") throw new Error("not yet");
      return load.data;
    });
    expect(choices.types.length).toBeGreaterThan(1);
    expect(choices.names).toEqual(expect.arrayContaining(files.map(({ name }) => name)));
    stop();
    close();
  });
});

describe("downloads", () => {
  const download = { key: "1", href: "https://dosya.example/1.pdf", name: "Rapor.pdf" };
  function open(answer: (request: Request) => Response | Promise<Response>) {
    const environment = createTestEnvironment(answer);
    const errors: unknown[] = [];
    const session = createSession({ environment });
    const scope = createScope(session);
    const downloads = createDownloads({
      scope,
      emit: (_name, detail) => {
        errors.push(detail);
        return true;
      },
    });
    const idle = () => vi.waitFor(() => expect(downloads.$running.get().size).toBe(0));
    return { environment, session, scope, downloads, errors, idle };
  }

  test("fetches a file once, without the token, and saves it under its name", async () => {
    const { environment, downloads, idle } = open(
      () => new Response("%PDF", { headers: { "content-type": "application/pdf" } }),
    );
    downloads.start(download);
    downloads.start(download);
    expect([...downloads.$running.get()]).toEqual([["1", null]]);
    await idle();
    expect(environment.requests).toHaveLength(1);
    expect(environment.requests[0]?.headers.has("authorization")).toBe(false);
    expect(environment.requests[0]?.referrerPolicy).toBe("no-referrer");
    expect(environment.requests[0]?.credentials).toBe("omit");
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
  ])("reports %s, and saves nothing", async (_what, answer, error) => {
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

  test("reports a file that the browser refuses to save, and saves it by a retry without fetching it again", async () => {
    const { environment, session, downloads, errors, idle } = open(() => new Response("%PDF"));
    const { saveFile } = environment;
    environment.saveFile = () => {
      throw new DOMException("no", "SecurityError");
    };
    downloads.start(download);
    await idle();
    const failed = downloads.$failed.get();
    expect(failed && toHelp(failed.error)).toMatch(/^Dosya hazır/);
    expect(errors).toMatchObject([{ widget: "documents", call: "download", kind: "action" }]);
    expect(environment.warnings).toEqual(["The browser didn't take the file: SecurityError."]);
    environment.saveFile = saveFile;
    if (failed) downloads.start(failed);
    expect(environment.saved.map(({ name }) => name)).toEqual(["Rapor.pdf"]);
    expect([downloads.$failed.get(), environment.requests.length]).toEqual([null, 1]);
    // A failed download belongs to one user and is removed with the session.
    environment.saveFile = () => {
      throw new Error("no");
    };
    downloads.start(download);
    await idle();
    session.useToken("tb", { userId: "2" });
    expect(downloads.$failed.get()).toBeNull();
  });

  test("saves an HTML file when its name says so", async () => {
    const { environment, downloads, idle } = open(
      () => new Response("<p>", { headers: { "content-type": "text/html" } }),
    );
    downloads.start({ ...download, name: "Rapor.html" });
    await idle();
    expect(environment.saved).toHaveLength(1);
  });

  test("saves and reports nothing when the element is removed", async () => {
    const { environment, scope, downloads, errors, idle } = open(() => new Promise(() => undefined));
    downloads.start(download);
    scope.end();
    await idle();
    expect([environment.saved, errors, downloads.$failed.get()]).toEqual([[], [], null]);
  });

  /** An answer whose body the test sends in pieces. */
  function inPieces(headers: Record<string, string> = {}) {
    let stream: ReadableStreamDefaultController<Uint8Array> | null = null;
    const answer = ({ signal }: Request) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          stream = controller;
          signal.addEventListener("abort", () => controller.error(new DOMException("aborted", "AbortError")));
        },
      });
      return new Response(body, { headers });
    };
    return { answer, send: (bytes: number) => stream?.enqueue(new Uint8Array(bytes)), end: () => stream?.close() };
  }
  const percent = ({ $running }: ReturnType<typeof createDownloads>) => $running.get().get("1");

  test("shows the percentage when the size is known", async () => {
    const { answer, send, end } = inPieces({ "content-length": "200" });
    const { environment, downloads, idle } = open(answer);
    downloads.start(download);
    await vi.waitFor(() => expect(percent(downloads)).toBe(0));
    send(84);
    await vi.waitFor(() => expect(percent(downloads)).toBe(42));
    send(116);
    await vi.waitFor(() => expect(percent(downloads)).toBe(100));
    end();
    await idle();
    expect(environment.saved[0]?.file.size).toBe(200);
  });

  test.each([
    ["unknown", {}],
    ["that of a packed transfer", { "content-length": "10", "content-encoding": "gzip" }],
    ["wrong", { "content-length": "10" }],
  ])("shows no percentage when the size is %s", async (_what, headers) => {
    const { answer, send, end } = inPieces(headers as Record<string, string>);
    const { environment, downloads, idle } = open(answer);
    downloads.start(download);
    await vi.waitFor(() => expect(environment.requests).toHaveLength(1));
    await Promise.resolve();
    send(50);
    await vi.waitFor(() => expect(percent(downloads)).toBeNull());
    end();
    await idle();
    expect(environment.saved[0]?.file.size).toBe(50);
  });

  test("fails when no byte arrives for the time-out, however long it has run, and can be retried", async () => {
    vi.useFakeTimers();
    const begun = vi.spyOn(globalThis, "setTimeout");
    const ended = vi.spyOn(globalThis, "clearTimeout");
    try {
      const { answer, send } = inPieces();
      const { environment, downloads, errors } = open(answer);
      downloads.start(download);
      await vi.advanceTimersByTimeAsync(1);
      for (let minute = 0; minute < 10; minute += 1) {
        send(1);
        await vi.advanceTimersByTimeAsync(stallTimeout - 1);
      }
      expect(downloads.$failed.get()).toBeNull();
      await vi.advanceTimersByTimeAsync(2);
      expect(downloads.$failed.get()).toMatchObject({ error: { kind: "timeout" } });
      expect(errors).toHaveLength(1);
      const failed = downloads.$failed.get();
      if (failed) downloads.start(failed);
      expect(downloads.$failed.get()).toBeNull();
      await vi.advanceTimersByTimeAsync(1);
      expect(environment.requests).toHaveLength(2);
      // Nothing comes at all.
      await vi.advanceTimersByTimeAsync(stallTimeout);
      expect(downloads.$failed.get()).toMatchObject({ error: { kind: "timeout" } });
      // Its own timers only: what other tests have left behind may begin some too.
      const own = begun.mock.calls.flatMap(([, time], index) =>
        time === stallTimeout ? [begun.mock.results[index]?.value] : [],
      );
      expect(own.length).toBeGreaterThan(12);
      expect(ended.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(own));
    } finally {
      begun.mockRestore();
      ended.mockRestore();
      vi.useRealTimers();
    }
  });

  test.each([
    ["is cancelled", ({ downloads }: ReturnType<typeof open>) => downloads.cancel("1")],
    ["loses its session", ({ session }: ReturnType<typeof open>) => session.useToken("tb", { userId: "2" })],
  ])("stops at once, saving and reporting nothing, when it %s", async (_what, stop) => {
    const { answer, send } = inPieces();
    const stage = open(answer);
    const { environment, scope, downloads, errors } = stage;
    downloads.start(download);
    await vi.waitFor(() => expect(environment.requests).toHaveLength(1));
    send(5);
    stop(stage);
    expect(downloads.$running.get().size).toBe(0);
    expect(environment.requests[0]?.signal.aborted).toBe(true);
    // If it is restarted immediately, the end of the cancelled download doesn't affect it.
    downloads.start(download);
    await vi.waitFor(() => expect(environment.requests).toHaveLength(2));
    expect(downloads.$running.get().size).toBe(1);
    expect([environment.saved, errors, downloads.$failed.get()]).toEqual([[], [], null]);
    scope.end();
  });
});
