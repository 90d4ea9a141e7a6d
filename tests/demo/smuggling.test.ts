import { createServer, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { connect, createServer as createTcpServer } from "node:net";
import { describe, expect, test } from "vitest";
import { createApplication } from "../../demo/server/application.ts";
import { readConfiguration } from "../../demo/server/configuration.ts";
import { exchange, listen, serve, statusesOf } from "./servers.ts";

const end = "\r\n\r\n";
const smuggled = `GET /admin/smuggled HTTP/1.1\r\nHost: provider\r\nAuthorization: Token attacker${end}`;
const honest = `GET /api/honest/ HTTP/1.1\r\nHost: portal\r\nConnection: close${end}`;
const chunk = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0${end}`;

/** Requests whose end two servers could parse differently. */
const ambiguous = {
  "a GET with a body": `GET /api/a HTTP/1.1\r\nHost: portal\r\nContent-Length: ${smuggled.length}${end}${smuggled}`,
  "a HEAD with a body": `HEAD /api/a HTTP/1.1\r\nHost: portal\r\nContent-Length: ${smuggled.length}${end}${smuggled}`,
  "a chunked GET": `GET /api/a HTTP/1.1\r\nHost: portal\r\nTransfer-Encoding: chunked${end}${chunk}`,
  "a GET with both lengths": `GET /api/a HTTP/1.1\r\nHost: portal\r\nContent-Length: 5\r\nTransfer-Encoding: chunked${end}${chunk}`,
  "a POST with both lengths": `POST /api/a HTTP/1.1\r\nHost: portal\r\nContent-Length: 5\r\nTransfer-Encoding: chunked${end}${chunk}`,
  "two lengths": `POST /api/a HTTP/1.1\r\nHost: portal\r\nContent-Length: 5\r\nContent-Length: ${smuggled.length}${end}${smuggled}`,
  "an unknown encoding": `POST /api/a HTTP/1.1\r\nHost: portal\r\nTransfer-Encoding: xchunked${end}${chunk}`,
};

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

const proxyTo = (upstream: string, variables: Record<string, string> = {}) =>
  serve(createApplication(readConfiguration({ API_ORIGIN: upstream, ...variables }), undefined));

async function expectOwnAnswers(proxy: string) {
  const people = Array.from({ length: 6 }, (_, index) => `Token person-${index}`);
  const ask = async (authorization: string) =>
    (await fetch(`${proxy}/api/own/`, { headers: { authorization } })).text();
  for (const person of people) expect(await ask(person)).toBe(`answer for ${person}`);
  expect(await Promise.all(people.map(ask))).toEqual(people.map((person) => `answer for ${person}`));
}

describe.each(Object.entries(ambiguous))("%s", (_name, request) => {
  const ways = {
    "in one piece": [request],
    "with the next request behind it": [request + honest],
    "letter by letter": [...request],
    "its body apart": [request.slice(0, request.indexOf(end) + 4), request.slice(request.indexOf(end) + 4)],
  };

  test.each(Object.entries(ways))("%s is a 400 that ends the connection, and reaches nobody", async (_way, pieces) => {
    const upstream = await earlyUpstream();
    const proxy = await proxyTo(upstream.origin);
    await expectOwnAnswers(proxy);
    const received = await exchange(proxy, pieces);
    expect(statusesOf(received)).toEqual(["HTTP/1.1 400"]);
    expect(received.toLowerCase()).toContain("connection: close");
    await expectOwnAnswers(proxy);
    expect(new Set(upstream.seen.map(({ url }) => url))).toEqual(new Set(["/api/own/"]));
  });

  test.each(["/api/a", "/shuttle.js", "/overview"])("at %s of the demo server, too", async (path) => {
    const asked: string[] = [];
    const demo = {
      fetch: async ({ url }: Request) => {
        asked.push(url);
        return new Response("demo");
      },
      ping: async () => undefined,
      close: async () => undefined,
    };
    const origin = await serve(createApplication(readConfiguration({}), demo));
    const received = await exchange(origin, [request.replace("/api/a", path)]);
    expect(statusesOf(received)).toEqual(["HTTP/1.1 400"]);
    expect(asked).toEqual([]);
    expect(await (await fetch(`${origin}/api/own/`)).text()).toBe("demo");
  });
});

test("a GET that only promises a body doesn't take the next person's request for it", async () => {
  const upstream = await earlyUpstream();
  const proxy = await proxyTo(upstream.origin);
  const received = await exchange(proxy, [`GET /api/a HTTP/1.1\r\nHost: portal\r\nContent-Length: 5000${end}`]);
  expect(statusesOf(received)).toEqual(["HTTP/1.1 400"]);
  await expectOwnAnswers(proxy);
});

test("a POST that is answered before its end leaves no connection behind on which its rest would be a request", async () => {
  const upstream = await earlyUpstream();
  const proxy = await proxyTo(upstream.origin);
  const { hostname, port } = new URL(proxy);
  const head = `POST /api/early/ HTTP/1.1\r\nHost: portal\r\nContent-Length: ${smuggled.length + 10}${end}`;
  const poster = connect(Number(port), hostname).on("error", () => undefined);
  const answer = new Promise<string>((resolve) => poster.once("data", (data) => resolve(String(data))));
  poster.write(`${head}0123456789`);
  expect(await answer).toContain("answer for nobody");
  await expectOwnAnswers(proxy);
  await new Promise<void>((resolve) => poster.write(smuggled, () => resolve()));
  await expectOwnAnswers(proxy);
  poster.destroy();
  expect(new Set(upstream.seen.map(({ url }) => url))).toEqual(new Set(["/api/own/", "/api/early/"]));
});

test("pipelined requests are answered in their order, each with its own", async () => {
  const upstream = await earlyUpstream();
  const proxy = await proxyTo(upstream.origin);
  const ask = (token: string, rest = "") =>
    `GET /api/own/ HTTP/1.1\r\nHost: portal\r\nAuthorization: Token ${token}\r\n${rest}\r\n`;
  const received = await exchange(proxy, [ask("one") + ask("two"), ask("three", "Connection: close\r\n")]);
  expect(received.match(/answer for Token (?:one|two|three)/g)).toEqual(
    ["one", "two", "three"].map((token) => `answer for Token ${token}`),
  );
});

test("a request inside of a POST's body stays a body", async () => {
  const bodies: string[] = [];
  const upstream = createServer(async (request: IncomingMessage, response) => {
    let text = "";
    for await (const piece of request) text += String(piece);
    bodies.push(`${request.url} ${text}`);
    response.end("kept");
  });
  const proxy = await proxyTo(await listen(upstream));
  for (const framing of [
    `Content-Length: ${smuggled.length}${end}${smuggled}`,
    `Transfer-Encoding: chunked${end}${chunk}`,
  ]) {
    const post = `POST /api/company/feedback/ HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n${framing}`;
    for (const pieces of [[post], [...post]]) {
      expect(statusesOf(await exchange(proxy, pieces))).toEqual(["HTTP/1.1 200"]);
    }
  }
  expect(bodies).toEqual(Array.from({ length: 4 }, () => `/api/company/feedback/ ${smuggled}`));
});

describe("headers of the connection", () => {
  test("go no further, nor do those that Connection names; what we say ourselves can't be named away", async () => {
    const upstream = await earlyUpstream();
    const proxy = await proxyTo(upstream.origin);
    const lines = [
      "GET /api/own/ HTTP/1.1",
      "Host: portal",
      "Connection: close, X-Secret, X-Forwarded-For",
      "Connection: x-second",
      "X-Secret: 1",
      "X-Second: 2",
      "X-Kept: 3",
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
      "x-kept",
    ]);
    expect(seen?.headers.connection).toBe("keep-alive");
  });

  test("of the provider's answer don't come back, nor do its cookies", async () => {
    const answer =
      "HTTP/1.1 200 OK\r\nConnection: X-Hop, keep-alive\r\nX-Hop: 1\r\nKeep-Alive: timeout=9\r\nProxy-Authenticate: Basic\r\n" +
      "Trailer: X-Late\r\nUpgrade: h2c\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\nX-Kept: yes\r\nTransfer-Encoding: chunked\r\n\r\n" +
      "5\r\nhello\r\n0\r\nX-Late: 1\r\n\r\n";
    const raw = createTcpServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => socket.write(answer));
    });
    await new Promise<void>((resolve) => raw.listen(0, "127.0.0.1", resolve));
    const address = raw.address();
    const proxy = await proxyTo(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
    const received = await exchange(proxy, [honest]);
    raw.close();
    const head = received.slice(0, received.indexOf(end)).toLowerCase();
    expect(head).toContain("x-kept: yes");
    expect(received).toContain("hello");
    for (const name of ["x-hop", "proxy-authenticate", "trailer", "x-late", "upgrade:", "set-cookie", "timeout=9"]) {
      expect(head).not.toContain(name);
    }
  });
});

test.each(["/api/../admin", "/api/%2e%2e/admin", "/api/..%2fadmin", "/api/%2E%2e%5cadmin", "/api//admin", "/api/./a"])(
  "%s doesn't leave the provider's API",
  async (path) => {
    const upstream = await earlyUpstream();
    const proxy = await proxyTo(upstream.origin);
    const received = await exchange(proxy, [`GET ${path} HTTP/1.1\r\nHost: portal\r\nConnection: close${end}`]);
    expect(statusesOf(received)).toEqual(["HTTP/1.1 400"]);
    const absolute = `GET http://elsewhere.example${path} HTTP/1.1\r\nHost: portal\r\nConnection: close${end}`;
    expect(statusesOf(await exchange(proxy, [absolute]))).toEqual(["HTTP/1.1 400"]);
    expect(upstream.seen).toEqual([]);
  },
);
