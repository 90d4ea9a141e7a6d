import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fetchFile, stallTimeout } from "../../../src/core/http/download.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount(), "timers left").toBe(0);
  vi.useRealTimers();
});

/** Fetches a file whose body the test sends in parts; records the request and the progress. */
function open({ status = 200, name = "1.pdf", headers = {} as Record<string, string> } = {}) {
  const user = new AbortController();
  const told: (readonly [number, number | null])[] = [];
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  let init: RequestInit = {};
  const answer = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
  const fetch = (_address: unknown, given: RequestInit = {}) => {
    init = given;
    given.signal?.addEventListener("abort", () => body?.error(new DOMException("aborted", "AbortError")));
    return Promise.resolve(new Response(answer, { status, headers }));
  };
  const options = { href: "https://dosya.test/1.pdf", name, signal: user.signal };
  const file = fetchFile({ fetch }, { ...options, onProgress: ({ done, total }) => told.push([done, total]) });
  file.catch(() => undefined);
  return {
    file,
    told,
    user,
    isStopped: () => init.signal?.aborted,
    init: () => init,
    send: async (text: string) => {
      body?.enqueue(new TextEncoder().encode(text));
      await vi.advanceTimersByTimeAsync(0);
    },
    end: () => body?.close(),
  };
}
const isOf = (kind: string) => expect.objectContaining({ kind, call: "GET file" });

describe("a file", () => {
  test("is fetched without cookies and referrer, told byte by byte, and has its type", async () => {
    const { file, told, init, send, end } = open({
      headers: { "content-type": "application/pdf", "content-length": "8" },
    });
    await send("%PDF");
    await send("-1.7");
    end();
    const whole = await file;
    expect([whole.type, await whole.text()]).toEqual(["application/pdf", "%PDF-1.7"]);
    expect(told).toEqual([
      [0, 8],
      [4, 8],
      [8, 8],
    ]);
    expect(init()).toMatchObject({ credentials: "omit", cache: "no-store", referrerPolicy: "no-referrer" });
  });

  test.each([
    ["is compressed", { "content-length": "8", "content-encoding": "gzip" }],
    ["has no length", {}],
    ["has nonsense for a length", { "content-length": "-1" }],
  ])("whose answer %s has no known size", async (_what, headers) => {
    const { file, told, send, end } = open({ headers });
    await send("%PDF");
    end();
    await file;
    expect(told.map(([, total]) => total)).toEqual([null, null]);
  });

  test("that is longer than was said has no known size from there on", async () => {
    const { file, told, send, end } = open({ headers: { "content-length": "4" } });
    await send("%PDF");
    await send("!");
    end();
    await file;
    expect(told).toEqual([
      [0, 4],
      [4, 4],
      [5, null],
    ]);
  });

  test.each([
    ["a refusal", { status: 403 }, { kind: "status", status: 403 }],
    [
      "a page in its place",
      { headers: { "content-type": "text/html; charset=utf-8" } },
      { kind: "answer", status: 200 },
    ],
  ])("ends at %s, whose transfer is stopped", async (_what, given, error) => {
    const { file, isStopped } = open(given);
    await expect(file).rejects.toEqual(expect.objectContaining({ ...error, call: "GET file" }));
    expect(isStopped()).toBe(true);
  });

  test("may be a page when its name says so", async () => {
    for (const name of ["1.html", "1.HTM"]) {
      const { file, send, end } = open({ name, headers: { "content-type": "text/html" } });
      await send("<p>");
      end();
      expect(await (await file).text()).toBe("<p>");
    }
  });

  test("may take long as long as bytes come, and no longer without one", async () => {
    const { file, send } = open();
    for (const part of ["a", "b", "c"]) {
      await vi.advanceTimersByTimeAsync(stallTimeout - 1);
      await send(part);
    }
    await vi.advanceTimersByTimeAsync(stallTimeout);
    await expect(file).rejects.toEqual(isOf("timeout"));
  });

  test("is given up by its asker, before and while it comes", async () => {
    const { file, user, send, isStopped } = open();
    await send("a");
    user.abort();
    await expect(file).rejects.toEqual(isOf("aborted"));
    expect(isStopped()).toBe(true);
    const signal = AbortSignal.abort();
    const fetch = (_address: unknown, init?: RequestInit) =>
      init?.signal?.aborted
        ? Promise.reject(new DOMException("", "AbortError"))
        : Promise.resolve(new Response("file"));
    const late = fetchFile(
      { fetch },
      { href: "https://dosya.test/", name: "1.pdf", signal, onProgress: () => undefined },
    );
    await expect(late).rejects.toEqual(isOf("aborted"));
  });

  test("that the network drops says so", async () => {
    const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    const { signal } = new AbortController();
    const file = fetchFile(
      { fetch },
      { href: "https://dosya.test/", name: "1.pdf", signal, onProgress: () => undefined },
    );
    await expect(file).rejects.toEqual(isOf("network"));
  });
});
