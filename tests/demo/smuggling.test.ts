import { createServer, type IncomingHttpHeaders } from "node:http";
import { connect, createServer as createTcpServer } from "node:net";
import { describe, expect, test } from "vitest";
import { createPortalServer } from "../../demo/server/application.ts";
import { readConfiguration } from "../../demo/server/configuration.ts";
import { ambiguousRequests, end, honestRequest, smuggled } from "../helpers/ambiguous-requests.ts";
import { demoWith, exchange, listen, proxyTo, statusesOf } from "./servers.ts";

interface Seen {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** Answers as soon as it has the headers, tells the token it saw, and keeps its connections open. */
async function earlyUpstream() {
  const seen: Seen[] = [];
  const origin = await listen(
    createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
      seen.push({ url: request.url, headers: request.headers });
      response.end(`answer for ${request.headers.authorization ?? "nobody"}`);
    }),
  );
  return { origin, seen };
}

async function expectOwnAnswers(proxy: string) {
  const people = Array.from({ length: 6 }, (_, index) => `Token person-${index}`);
  const ask = async (authorization: string) =>
    (await fetch(`${proxy}/api/own/`, { headers: { authorization } })).text();
  for (const person of people) expect(await ask(person)).toBe(`answer for ${person}`);
  expect(await Promise.all(people.map(ask))).toEqual(people.map((person) => `answer for ${person}`));
}

describe.each(Object.entries(ambiguousRequests))("%s", (_name, request) => {
  test.each(["/api/a", "/shuttle.js", "/overview"])(
    "at %s of the demo server is a 400 that ends the connection, too",
    async (path) => {
      const asked: string[] = [];
      const fetchDemo = async ({ url }: Request) => (asked.push(url), new Response("demo"));
      const origin = await listen(createPortalServer(readConfiguration({}), demoWith({ fetch: fetchDemo })));
      const received = await exchange(origin, [request.replace("/api/a", path)]);
      expect(statusesOf(received)).toEqual(["HTTP/1.1 400"]);
      expect(asked).toEqual([]);
      expect(await (await fetch(`${origin}/api/own/`)).text()).toBe("demo");
    },
  );
});

test("a POST reaches the provider only when it is complete, so that its rest is never another request", async () => {
  const upstream = await earlyUpstream();
  const { origin: proxy } = await proxyTo(upstream.origin);
  const { hostname, port } = new URL(proxy);
  const head = `POST /api/early/ HTTP/1.1\r\nHost: portal\r\nContent-Length: ${smuggled.length + 10}${end}`;
  const poster = connect(Number(port), hostname);
  const answer = new Promise<string>((resolve) => poster.once("data", (data) => resolve(String(data))));
  poster.write(`${head}0123456789`);
  await expectOwnAnswers(proxy);
  expect(new Set(upstream.seen.map(({ url }) => url))).toEqual(new Set(["/api/own/"]));
  poster.write(smuggled);
  expect(await answer).toContain("answer for nobody");
  await expectOwnAnswers(proxy);
  poster.destroy();
  expect(new Set(upstream.seen.map(({ url }) => url))).toEqual(new Set(["/api/own/", "/api/early/"]));
});

describe("headers of the connection", () => {
  test("go no further, nor do those that Connection names; what we say ourselves can't be named away", async () => {
    const upstream = await earlyUpstream();
    const { origin: proxy } = await proxyTo(upstream.origin);
    const lines = [
      "GET /api/own/ HTTP/1.1",
      "Host: portal",
      "Connection: close, X-Secret, X-Forwarded-For",
      "Connection: x-second",
      "X-Secret: 1",
      "X-Second: 2",
      "X-Request-Id: 3",
      "Keep-Alive: timeout=5",
      "TE: trailers",
      "Trailer: X-Late",
      "Upgrade: h2c",
      "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA",
      "Proxy-Authorization: Basic eA==",
      "Proxy-Anything: x",
      "Content-Length: 0",
      "Cookie: portal=1",
    ];
    expect(statusesOf(await exchange(proxy, [lines.join("\r\n") + end]))).toEqual(["HTTP/1.1 200"]);
    const [seen] = upstream.seen;
    expect(Object.keys(seen?.headers ?? {}).toSorted()).toEqual([
      "connection",
      "host",
      "x-forwarded-for",
      "x-forwarded-host",
      "x-forwarded-proto",
      "x-request-id",
    ]);
    expect(seen?.headers.connection).toBe("keep-alive");
  });

  test("of the provider's answer don't come back, nor do its cookies", async () => {
    const answer =
      "HTTP/1.1 200 OK\r\nConnection: X-Hop, keep-alive\r\nX-Hop: 1\r\nKeep-Alive: timeout=9\r\nProxy-Authenticate: Basic\r\n" +
      "Trailer: X-Late\r\nUpgrade: h2c\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\nX-Request-Id: yes\r\nTransfer-Encoding: chunked\r\n\r\n" +
      "5\r\nhello\r\n0\r\nX-Late: 1\r\n\r\n";
    const raw = createTcpServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => socket.write(answer));
    });
    const { origin: proxy } = await proxyTo(await listen(raw));
    const received = await exchange(proxy, [honestRequest]);
    const head = received.slice(0, received.indexOf(end)).toLowerCase();
    expect(head).toContain("x-request-id: yes");
    expect(received).toContain("hello");
    for (const name of ["x-hop", "proxy-authenticate", "trailer", "x-late", "upgrade:", "set-cookie", "timeout=9"]) {
      expect(head).not.toContain(name);
    }
  });
});
