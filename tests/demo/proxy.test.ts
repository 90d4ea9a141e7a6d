import type { IncomingHttpHeaders } from "node:http";
import { createServer as createTcpServer } from "node:net";
import { describe, expect, test } from "vitest";
import { createPortalServer } from "../../demo/server/application.ts";
import { readConfiguration } from "../../demo/server/configuration.ts";
import { logged } from "./logged.ts";
import { demoWith, exchange, listen, proxyTo, raw, statusesOf, textOf } from "./servers.ts";

describe("the client's address, protocol and host as the provider gets them", () => {
  const lies = {
    forwarded: "for=6.6.6.6",
    "x-forwarded-for": "6.6.6.6",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "portal.example",
    "x-forwarded-port": "443",
    "x-real-ip": "6.6.6.6",
    cookie: "portal=1",
  };
  async function seenWith(variables: Record<string, string>, headers: Record<string, string> = lies) {
    let seen: IncomingHttpHeaders = {};
    const { origin: proxy } = await proxyTo((request, response) => {
      seen = request.headers;
      response.end();
    }, variables);
    const answer = await raw(proxy, "/api/own/", headers);
    const { host } = new URL(proxy);
    const told = Object.entries(seen).filter(([name]) => /forwarded|real-ip|cookie/.test(name));
    return { told: Object.fromEntries(told), host, hsts: answer.headers["strict-transport-security"] };
  }

  test.each(["", "10.0.0.0/8, 192.168.1.7", "2001:db8::/32"])("is ours alone with TRUSTED_PROXIES=%j", async (list) => {
    const { told, host, hsts } = await seenWith({ TRUSTED_PROXIES: list });
    expect(told).toEqual({ "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http", "x-forwarded-host": host });
    expect(hsts).toBeUndefined();
  });

  test.each(["127.0.0.1", "10.0.0.1 127.0.0.0/8", "::1,127.0.0.1"])(
    "is also what a proxy of TRUSTED_PROXIES=%j says",
    async (list) => {
      const { told, hsts } = await seenWith({ TRUSTED_PROXIES: list });
      expect(told).toEqual({
        "x-forwarded-for": "6.6.6.6, 127.0.0.1",
        "x-forwarded-proto": "https",
        "x-forwarded-host": "portal.example",
      });
      expect(hsts).toBe("max-age=31536000");
    },
  );

  test("a proxy that says nothing changes nothing", async () => {
    const { told, host } = await seenWith({ TRUSTED_PROXIES: "127.0.0.1" }, {});
    expect(told).toEqual({ "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http", "x-forwarded-host": host });
  });

  test.each(["proxy.example", "10.0.0.0/33", "10.0.0.0/8/8", "1.2.3"])("TRUSTED_PROXIES=%j stops the start", (list) => {
    expect(() => readConfiguration({ TRUSTED_PROXIES: list })).toThrow("TRUSTED_PROXIES");
  });
});

test("the demo API, too, learns of TLS from a trusted proxy only", async () => {
  const demo = demoWith({ fetch: async ({ headers }) => Response.json(headers.get("x-forwarded-proto")) });
  for (const [TRUSTED_PROXIES, protocol] of [
    ["", "http"],
    ["127.0.0.1", "https"],
  ] as const) {
    const server = await listen(createPortalServer(readConfiguration({ TRUSTED_PROXIES }), demo));
    const answer = await raw(server, "/api/own/", { "x-forwarded-proto": "https" });
    expect(JSON.parse(await textOf(answer))).toBe(protocol);
  }
});

function leaving() {
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  return { left, leave };
}

describe("limits", () => {
  test("an idle connection outlives those of balancers and clients, whose next request would be reset", async () => {
    const { origin } = await proxyTo((_request, response) => response.end());
    const answer = await fetch(`${origin}/api/own/`);
    expect(answer.headers.get("keep-alive")).toBe("timeout=75");
  });

  test("headers over the limit are a 431; those of an answer a 502", async () => {
    const log = logged();
    const { origin: proxy } = await proxyTo(
      (request, response) =>
        response
          .writeHead(200, request.url === "/api/big/" ? { "x-big": "x".repeat(5000) } : { "x-small": "x" })
          .end("answer"),
      { MAX_HEADER_BYTES: "4096" },
    );
    const large = `GET /api/own/ HTTP/1.1\r\nHost: portal\r\nX-Big: ${"x".repeat(5000)}\r\n\r\n`;
    expect(statusesOf(await exchange(proxy, [large]))).toEqual(["HTTP/1.1 431"]);
    expect((await fetch(`${proxy}/api/big/`)).status).toBe(502);
    expect((await fetch(`${proxy}/api/own/`, { headers: { "x-big": "x".repeat(2000) } })).status).toBe(200);
    expect(log().match(/ failed: /g)).toHaveLength(1);
  });

  test.each([{ PROXY_IDLE_MS: "60" }, { PROXY_TOTAL_MS: "60" }])("no answer within %j is a 504", async (limits) => {
    const log = logged();
    const { origin: proxy } = await proxyTo(() => undefined, limits);
    const response = await fetch(`${proxy}/api/company/summary/`);
    expect(response.status).toBe(504);
    expect(await response.json()).toEqual({ detail: "Servis sağlayıcı zamanında yanıt vermedi." });
    expect(log().match(/ failed: /g)).toHaveLength(1);
  });

  test("an answer that falls silent is cut off, at both ends", async () => {
    logged();
    const { left, leave } = leaving();
    const { origin: proxy } = await proxyTo(
      (_request, response) => {
        response.once("close", leave);
        response.writeHead(200, { "content-length": "100" }).write("beginning");
      },
      { PROXY_IDLE_MS: "1000" },
    );
    await expect(raw(proxy, "/api/own/").then(textOf)).rejects.toThrow("aborted");
    await left;
  });

  test("an answer that never ends is cut off, however lively it is", async () => {
    logged();
    const { left, leave } = leaving();
    const { origin: proxy } = await proxyTo(
      (_request, response) => {
        const drip = setInterval(() => response.write("x"), 10);
        response.once("close", () => {
          clearInterval(drip);
          leave();
        });
      },
      { PROXY_TOTAL_MS: "1000" },
    );
    await expect(raw(proxy, "/api/own/").then(textOf)).rejects.toThrow("aborted");
    await left;
  });
});

describe("headers", () => {
  /** A provider that answers every request with these bytes, and the heads that it got. */
  async function rawProvider(answer: Buffer) {
    const heads: string[] = [];
    const provider = createTcpServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", (head) => {
        heads.push(head.toString("latin1"));
        socket.end(answer);
      });
    });
    return { heads, proxy: (await proxyTo(await listen(provider))).origin };
  }
  const latin1 = (text: string) => Buffer.from(text).toString("latin1");
  const ask = (lines: string) => `GET /api/own/ HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n${lines}\r\n`;

  test.each(["Content-Length: 5\r\n", ""])("keep their bytes in both directions, with %j", async (length) => {
    const disposition = 'attachment; filename="Şirket ığ raporu.pdf"';
    const answer = `HTTP/1.1 200 OK\r\nContent-Disposition: ${disposition}\r\n${length}\r\nhello`;
    const { heads, proxy } = await rawProvider(Buffer.from(answer));
    const received = await exchange(proxy, [ask(`X-Request-Id: ığ\r\n`)]);
    expect(received).toContain(`content-disposition: ${latin1(disposition)}\r\n`);
    expect(received).toContain("hello");
    expect(heads[0]).toContain(`x-request-id: ${latin1("ığ")}\r\n`);
  });

  test("that servers behind the proxy act upon don't go to the provider", async () => {
    const { heads, proxy } = await rawProvider(Buffer.from("HTTP/1.1 204 No Content\r\n\r\n"));
    const lies = [
      "X_Forwarded_For",
      "Remote_User",
      "Author_ization",
      "X-Original-URL",
      "X-Rewrite-URL",
      "X-HTTP-Method-Override",
      "X-HTTP-Method",
      "X-Method-Override",
      "Remote-User",
      "X-Remote-User",
      "X-Forwarded-User",
      "If-None-Match",
      "If-Modified-Since",
    ];
    await exchange(proxy, [
      ask(["Authorization: Token one", ...lies.map((name) => `${name}: lie`)].join("\r\n") + "\r\n"),
    ]);
    expect(heads[0]).toContain("authorization: Token one\r\n");
    expect(heads[0]).not.toContain("lie");
  });

  test.each(["Host: portal", "Authorization: Token one\r\nAuthorization: Token two"])(
    "of which two servers would believe another one (%j) are a 400",
    async (lines) => {
      const { heads, proxy } = await rawProvider(Buffer.from("HTTP/1.1 204 No Content\r\n\r\n"));
      expect(statusesOf(await exchange(proxy, [ask(`${lines}\r\n`)]))).toEqual(["HTTP/1.1 400"]);
      expect(heads).toEqual([]);
    },
  );

  test.each([
    ["chunks", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nGülizar Saklıoğlu\r\n"],
    ["head", "HTTP/1.1 200 OK\r\nName: Gülizar\0Saklıoğlu\r\n\r\n"],
    ["first line", "Gülizar Saklıoğlu\r\n\r\n"],
  ])("and broken %s of the provider aren't in the log", async (_what, answer) => {
    const log = logged();
    const { proxy } = await rawProvider(Buffer.from(answer));
    await exchange(proxy, [ask("")]);
    await expect.poll(log).toMatch(/GET http:\/\/127\.0\.0\.1:\d+\/api\/\* failed: HTTPParserError\n/);
    expect(log()).not.toMatch(/lizar|Sakl/);
  });
});
