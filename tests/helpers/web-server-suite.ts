// What every server in front of the portal has to do: our own, and those of demo/build/deploy.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApplication } from "../../demo/server/application.ts";
import { readConfiguration } from "../../demo/server/configuration.ts";
import { exchange, raw, statusesOf, textOf } from "../demo/servers.ts";
import { ambiguousRequests, end, honestRequest, smuggled, smuggledChunk, waysToSend } from "./ambiguous-requests.ts";
import { builtPortal, page, script } from "./built-portal.ts";

interface WebServer {
  readonly origin: string;
  close(): Promise<void>;
}

interface Differences {
  /** Accepted statuses for an ambiguous request, default 400. 200: it is parsed as a request with a body, then the connection closes. */
  readonly refusals: Readonly<Partial<Record<string, readonly number[]>>>;
  /** Accepted statuses for paths that can be interpreted in two ways. */
  readonly badPaths: readonly number[];
  /** Whether the server is configured for browsers that use TLS. */
  readonly isTls: boolean;
}

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Headers that make the page and files secure and cacheable; all servers must send the same. */
const compared = [
  "access-control-allow-origin",
  "cache-control",
  "content-security-policy",
  "content-type",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
];

/** `start` must serve `root`/dist/portal, and proxy /api/ to `api`. */
export function webServerSuite(
  name: string,
  start: (root: string, api: string) => Promise<WebServer>,
  { refusals, badPaths, isTls }: Differences,
): void {
  describe(name, () => {
    const root = builtPortal();
    const seen: Seen[] = [];
    let provider: Server;
    let api = "";
    let server: WebServer;
    let origin = "";

    beforeAll(async () => {
      // Answers a GET immediately, whatever follows it; the answer contains the token received; connections stay open.
      provider = createServer({ keepAliveTimeout: 60_000 }, (request: IncomingMessage, response) => {
        const { method, url, headers } = request;
        const answer = (body: string) => {
          seen.push({ method, url, headers, body });
          const cookies = ["a=1", "b=2"];
          response.writeHead(200, {
            "set-cookie": cookies,
            "content-security-policy": "default-src *",
            "x-request-id": "yes",
            etag: '"1"',
            refresh: "0; url=//evil.example",
            "service-worker-allowed": "/",
            "clear-site-data": '"*"',
            link: "<https://evil.example>; rel=preconnect",
            "cache-control": "private, max-age=600",
            "last-modified": "Mon, 02 Nov 2026 06:00:00 GMT",
          });
          response.end(`answer for ${headers.authorization ?? "nobody"}`);
        };
        if (method === "POST") void textOf(request).then(answer, () => response.destroy());
        else answer("");
      });
      await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
      api = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
      server = await start(root, api);
      ({ origin } = server);
    });
    afterAll(async () => {
      await server?.close();
      provider.closeAllConnections();
      provider.close();
    });
    beforeEach(() => {
      seen.length = 0;
    });

    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await raw(origin, path, headers);
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
    };
    const send = (method: string, path: string, body?: string) =>
      fetch(`${origin}${path}`, { method, ...(body === undefined ? {} : { body }) });

    describe("files", () => {
      test.each(["/", "/overview", "/route-details/R-17", "/drivers/a.b", "/404"])(
        "%s is the portal's page",
        async (path) => {
          const { status, headers, body } = await ask(path);
          expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
            200,
            "text/html; charset=utf-8",
            "no-cache",
          ]);
          expect(body.toString()).toBe(page);
        },
      );

      test.each([
        ["/1.0.0/shuttle.js", "public, max-age=31536000, immutable"],
        ["/v1/shuttle.js", "public, max-age=300"],
      ])("%s is the script of this version, cached as long as it may be", async (path, cacheControl) => {
        const { status, headers, body } = await ask(path);
        expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
          200,
          "text/javascript; charset=utf-8",
          cacheControl,
        ]);
        expect([script, 'export * from "../1.0.0/shuttle.js";']).toContain(body.toString());
      });

      test.each([
        "/nothing.js",
        "/chunks/nothing-0000.js",
        "/0.9.0/shuttle.js",
        "/v2/shuttle.js",
        "/.secret",
        "/assets/.secret",
        "/chunks/",
        "/1.0.0/",
      ])("%s is a 404, which nobody keeps", async (path) => {
        const { status, headers } = await ask(path);
        expect([status, headers["cache-control"]]).toEqual([404, undefined]);
      });

      test("what lies ready compressed is sent so to those who take it", async () => {
        for (const [accepted, encoding, content] of [
          ["gzip, deflate, br", "br", `${script}//br`],
          ["gzip", "gzip", `${script}//gz`],
          ["br;q=0, gzip;q=0.5", "gzip", `${script}//gz`],
          ["identity", undefined, script],
        ] as const) {
          const { headers, body } = await ask("/shuttle.js", { "accept-encoding": accepted });
          expect([headers["content-encoding"], headers.vary], accepted).toEqual([encoding, "Accept-Encoding"]);
          expect(headers["content-type"], accepted).toBe("text/javascript; charset=utf-8");
          const text = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
          expect(text.toString(), accepted).toBe(content);
        }
        const deep = await ask("/overview", { "accept-encoding": "br" });
        expect([deep.headers["content-encoding"], deep.headers["content-type"]]).toEqual([
          "br",
          "text/html; charset=utf-8",
        ]);
        expect(brotliDecompressSync(deep.body).toString()).toBe(page);
        const font = await ask("/assets/font-c3d4.woff2", { "accept-encoding": "br, gzip" });
        expect(font.headers["content-encoding"]).toBeUndefined();
      });

      test("each form has its own tag, and a known one is a 304 without a body", async () => {
        const tags = new Set<string>();
        for (const accepted of ["br", "gzip", "identity"]) {
          // Apache sends a weak tag while the file is new.
          const strong = (tag = "") => tag.replace(/^W\//, "");
          const tag = strong((await ask("/shuttle.js", { "accept-encoding": accepted })).headers.etag);
          tags.add(tag);
          for (const known of [tag, `"other", ${tag}`, `W/${tag}`, "*"]) {
            const again = await ask("/shuttle.js", { "accept-encoding": accepted, "if-none-match": known });
            expect([again.status, again.headers["cache-control"], strong(again.headers.etag)], known).toEqual([
              304,
              "no-cache",
              tag,
            ]);
            expect(again.body).toHaveLength(0);
          }
          const other = await ask("/shuttle.js", { "accept-encoding": accepted, "if-none-match": '"other"' });
          expect(other.status).toBe(200);
        }
        expect(tags.size).toBe(3);
      });

      test("HEAD has the headers of GET and no body; other methods are refused", async () => {
        const head = await send("HEAD", "/assets/font-c3d4.woff2");
        expect([head.headers.get("content-length"), await head.text()]).toEqual(["3000", ""]);
        for (const path of ["/shuttle.js", "/overview"]) expect((await send("POST", path, "x")).status, path).toBe(405);
      });

      test("nothing outside of the folder can be had, however the path is written", async () => {
        for (const path of [
          "/../server/main.js",
          "/..%2fserver%2fmain.js",
          "/%2e%2e/server/main.js",
          "/chunks/..%2f..%2fserver/main.js",
          "/..%5cserver%5cmain.js",
          "/chunks/%00.js",
          "//../../dist/server/main.js",
          "/%E0%A4%A.js",
        ]) {
          const { status, body } = await ask(path);
          expect(body.toString(), path).not.toContain("secret");
          expect([400, 404], path).toContain(status);
        }
      });

      test("an address with empty or dot segments is refused, encoded or not", async () => {
        for (const path of [
          "/chunks//react-a1b2.js",
          "///chunks/react-a1b2.js",
          "/chunks/./react-a1b2.js",
          "/chunks/%2e/react-a1b2.js",
          "/chunks/%2E%2e/chunks/react-a1b2.js",
          "/chunks/%2f/react-a1b2.js",
          "/chunks%2f%2freact-a1b2.js",
          "//overview",
        ]) {
          expect(badPaths, path).toContain((await ask(path)).status);
        }
        expect((await ask("/chunks/react-a1b2.js")).status).toBe(200);
        expect((await ask("/overview/")).status).toBe(200);
      });
    });

    test.each([
      "/",
      "/overview",
      "/shuttle.js",
      "/chunks/react-a1b2.js",
      "/1.0.0/shuttle.js",
      "/v1/shuttle.js",
      "/assets/font-c3d4.woff2",
      "/favicon.svg",
      "/nothing.js",
      "/chunks/nothing.js",
    ])("the headers of %s are those of our own server", async (path) => {
      const ours = createApplication({ ...readConfiguration({ API_ORIGIN: api }), root }, undefined);
      const { status, headers: expected } = await ours.request(path);
      const answer = await ask(path);
      expect(answer.status).toBe(status);
      const names = status === 200 ? compared : compared.filter((header) => header !== "content-type");
      expect(Object.fromEntries(names.map((header) => [header, answer.headers[header] ?? null]))).toEqual(
        Object.fromEntries(names.map((header) => [header, expected.get(header)])),
      );
      expect(answer.headers["strict-transport-security"]).toBe(isTls ? "max-age=31536000" : undefined);
    });

    describe("the way to the provider", () => {
      const people = Array.from({ length: 6 }, (_, index) => `Token person-${index}`);
      const askAs = async (authorization: string) =>
        (await fetch(`${origin}/api/own/`, { headers: { authorization } })).text();
      async function expectOwnAnswers() {
        for (const person of people) expect(await askAs(person)).toBe(`answer for ${person}`);
        expect(await Promise.all(people.map(askAs))).toEqual(people.map((person) => `answer for ${person}`));
      }

      test("is one of path, query, method and token, without cookies and without what a client says in a proxy's name", async () => {
        const { headers, body } = await ask("/api/own/?search=g%C3%BCl", {
          authorization: "Token one",
          cookie: "portal=1",
          forwarded: "for=6.6.6.6",
          "x-forwarded-for": "6.6.6.6",
          "x-forwarded-host": "evil.example",
          "x-forwarded-proto": "gopher",
          "x-real-ip": "6.6.6.6",
        });
        expect(body.toString()).toBe("answer for Token one");
        expect(headers["x-request-id"]).toBe("yes");
        const [asked] = seen;
        expect([asked?.method, asked?.url]).toEqual(["GET", "/api/own/?search=g%C3%BCl"]);
        expect(asked?.headers["x-forwarded-for"]).toBe("127.0.0.1");
        expect(JSON.stringify(asked?.headers)).not.toMatch(/6\.6\.6\.6|evil|gopher|portal=1/);
      });

      test("gives no page of the portal's origin, nothing that acts upon it, and nothing that a cache keeps", async () => {
        const { headers } = await ask("/api/own/");
        expect(headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
        expect(headers["x-content-type-options"]).toBe("nosniff");
        expect(headers["cache-control"]).toBe("no-store");
        for (const header of [
          "set-cookie",
          "refresh",
          "link",
          "service-worker-allowed",
          "clear-site-data",
          "etag",
          "last-modified",
        ])
          expect(headers[header], header).toBeUndefined();
      });

      test("takes bodies as they are, up to a megabyte", async () => {
        expect((await send("POST", "/api/company/feedback/", "ş".repeat(400_000))).status).toBe(200);
        expect((await send("POST", "/api/company/feedback/", "x".repeat(1_048_577))).status).toBe(413);
        expect(seen.map(({ body }) => body)).toEqual(["ş".repeat(400_000)]);
      });

      describe.each(Object.entries(ambiguousRequests))("%s", (kind, request) => {
        test.each(Object.entries(waysToSend(request)))("%s reaches nobody as another request", async (way, pieces) => {
          await expectOwnAnswers();
          const statuses = statusesOf(await exchange(origin, pieces));
          const expected = refusals[kind] ?? [400];
          expect(statuses, way).toHaveLength(1);
          expect(
            expected.map((status) => `HTTP/1.1 ${status}`),
            way,
          ).toContain(statuses[0]);
          await expectOwnAnswers();
          const others = seen.filter(({ url }) => url !== "/api/own/");
          expect(others.filter(({ method, body }) => method !== "POST" || body !== smuggled)).toEqual([]);
          if (!expected.includes(200)) expect(others).toEqual([]);
        });
      });

      test("a GET that only promises a body doesn't take the next person's request for it", async () => {
        const head = `GET /api/a HTTP/1.1\r\nHost: portal\r\nConnection: close\r\nContent-Length: 5000${end}`;
        expect(statusesOf(await exchange(origin, [head]))).toEqual(["HTTP/1.1 400"]);
        await expectOwnAnswers();
      });

      test("pipelined requests are answered in their order, each with its own", async () => {
        const one = (token: string, rest = "") =>
          `GET /api/own/ HTTP/1.1\r\nHost: portal\r\nAuthorization: Token ${token}\r\n${rest}\r\n`;
        const received = await exchange(origin, [one("one") + one("two"), one("three", "Connection: close\r\n")]);
        expect(received.match(/answer for Token (?:one|two|three)/g)).toEqual(
          ["one", "two", "three"].map((token) => `answer for Token ${token}`),
        );
      });

      test("a request inside of a POST's body stays a body", async () => {
        for (const framing of [
          `Content-Length: ${smuggled.length}${end}${smuggled}`,
          `Transfer-Encoding: chunked${end}${smuggledChunk}`,
        ]) {
          const post = `POST /api/company/feedback/ HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n${framing}`;
          for (const pieces of [[post], [...post]]) {
            expect(statusesOf(await exchange(origin, pieces))).toEqual(["HTTP/1.1 200"]);
          }
        }
        expect(seen.map(({ url, body }) => `${url} ${body}`)).toEqual(
          Array.from({ length: 4 }, () => `/api/company/feedback/ ${smuggled}`),
        );
      });

      test.each([
        "/api/../admin",
        "/api/%2e%2e/admin",
        "/api/..%2fadmin",
        "/api/%2E%2e%5cadmin",
        "/api//admin",
        "/api/./a",
        "/x/../api/own/",
        "/api/..;/admin",
        "/api/..;a=1/admin",
        "/api/..%3b/admin",
        "/api/%252e%252e/admin",
        "/api/..%252fadmin",
        "/api/%25252e%25252e/admin",
      ])("%s doesn't leave the provider's API", async (path) => {
        const request = `GET ${path} HTTP/1.1\r\nHost: portal\r\nConnection: close${end}`;
        const absolute = request.replace(path, `http://elsewhere.example${path}`);
        for (const pieces of [[request], [absolute]]) {
          const [status = ""] = statusesOf(await exchange(origin, pieces));
          expect(badPaths.map((bad) => `HTTP/1.1 ${bad}`)).toContain(status);
        }
        expect(seen).toEqual([]);
        expect(statusesOf(await exchange(origin, [honestRequest]))).toEqual(["HTTP/1.1 200"]);
      });
    });
  });
}
