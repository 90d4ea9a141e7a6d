// What a client that nobody knows can hold: heads, bodies, places, the provider's connections, responses that it doesn't read.
import { createServer, type RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createPortalServer } from "../../demo/server/application.ts";
import { readConfiguration } from "../../demo/server/configuration.ts";
import { createDemoApi } from "../../demo/server/demo-api.ts";
import { end } from "../helpers/ambiguous-requests.ts";
import { administrator, openTestApi, thursdayMorning } from "./helpers.ts";
import { demoWith, exchange, listen, proxyTo, statusesOf } from "./servers.ts";

vi.setConfig({ testTimeout: 60_000 });

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Opens a connection that has sent `text`; resolves when the server has it. */
async function hold(origin: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  sockets.push(socket);
  socket.on("error", () => undefined);
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  await new Promise<void>((resolve) => socket.write(text, () => resolve()));
  return socket;
}
const unfinished = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: portal\r\nAccept-Language: tr\r\nContent-Type: application/json\r\nContent-Length: 500${end}{`;

const connectionsOf = (server: ReturnType<typeof createServer>) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

describe("requests that never end", () => {
  test("keep nobody from the demo API, read or sign-in, however many they are", async () => {
    const api = await openTestApi({ employees: 20, routes: 2 });
    const demo = demoWith({ fetch: async (request) => limited.fetch(request) });
    const limited = createDemoApi({ database: api.database, now: () => new Date(thursdayMorning), mostRequests: 40 });
    const origin = await listen(createPortalServer(readConfiguration({}), demo));
    for (let count = 0; count < 60; count += 1) await hold(origin, unfinished("/api/company/login/"));
    const headers = { "accept-language": "tr", "content-type": "application/json" };
    const { username, password, pin } = administrator;
    const body = JSON.stringify({ username, password, pin });
    const signedIn = await fetch(`${origin}/api/company/login-2fa/`, { method: "POST", headers, body });
    const { token } = (await signedIn.json()) as { token: string };
    const authorization = `Token ${token}`;
    expect((await fetch(`${origin}/api/company/sla/`, { headers: { ...headers, authorization } })).status).toBe(200);
    await api.close();
  });

  test("keep nobody from the provider, which isn't even connected to", async () => {
    const asked: string[] = [];
    const provider = createServer((request, response) => {
      asked.push(request.url ?? "");
      request.resume().once("end", () => response.end("answer"));
    });
    const { origin } = await proxyTo(await listen(provider), { MAX_API_REQUESTS: "50" });
    const held = [];
    for (let count = 0; count < 80; count += 1) held.push(await hold(origin, unfinished("/api/company/login/")));
    expect(await connectionsOf(provider)).toBe(0);
    for (const method of ["GET", "POST"]) {
      const answer = await fetch(`${origin}/api/own/`, { method, ...(method === "POST" ? { body: "{}" } : {}) });
      expect(await answer.text()).toBe("answer");
    }
    expect(asked).toEqual(["/api/own/", "/api/own/"]);
  });

  test("are given up, the oldest of the busiest address first, when there are too many", async () => {
    const { origin } = await proxyTo((_request, response) => response.end(), { MAX_API_REQUESTS: "2" });
    const first = await hold(origin, unfinished("/api/a/"));
    const received = new Promise<string>((resolve) => first.once("data", (data) => resolve(String(data))));
    for (const path of ["/api/b/", "/api/c/"]) await hold(origin, unfinished(path));
    const text = await received;
    expect(text).toContain("HTTP/1.1 408");
    expect(text.toLowerCase()).toContain("connection: close");
  });

  test.concurrent.each([
    ["a head", "POST /api/own/ HTTP/1.1\r\nHost: portal\r\n"],
    ["a body", unfinished("/api/own/")],
    ["a chunked body", `POST /api/own/ HTTP/1.1\r\nHost: portal\r\nTransfer-Encoding: chunked${end}5\r\nhel`],
  ])("%s that isn't complete within REQUEST_MS is a 408, and the end of its connection", async (_what, text) => {
    const { origin } = await proxyTo((_request, response) => response.end(), { REQUEST_MS: "300" });
    expect(statusesOf(await exchange(origin, [text]))).toEqual(["HTTP/1.1 408"]);
  });

  test("a body over the limit is a 413 that closes, whether its length is told or not; the provider gets none of it", async () => {
    const asked: unknown[] = [];
    const answer: RequestListener = (request, response) => (asked.push(request.url), response.end());
    const { origin } = await proxyTo(answer, { PROXY_BODY_BYTES: "10" });
    for (const framing of ["Content-Length: 11", `Transfer-Encoding: chunked`]) {
      const body = framing.startsWith("C") ? "x".repeat(11) : "b\r\nxxxxxxxxxxx\r\n0\r\n\r\n";
      const text = await exchange(origin, [`POST /api/own/ HTTP/1.1\r\nHost: portal\r\n${framing}${end}${body}`]);
      expect(statusesOf(text)).toEqual(["HTTP/1.1 413"]);
      expect(text.toLowerCase()).toContain("connection: close");
    }
    expect(asked).toEqual([]);
  });
});

describe("the places for requests under way", () => {
  test("are taken until the response has been read, and one address gets half of them", async () => {
    const { origin } = await proxyTo((_request, response) => response.writeHead(200).write("beginning"), {
      MAX_API_REQUESTS: "4",
      TRUSTED_PROXIES: "127.0.0.1",
    });
    const ask = async (address: string) => {
      const socket = await hold(
        origin,
        `GET /api/own/ HTTP/1.1\r\nHost: portal\r\nX-Forwarded-For: 9.9.9.9, ${address}${end}`,
      );
      const [status] = statusesOf(
        await new Promise<string>((resolve) => socket.once("data", (data) => resolve(String(data)))),
      );
      return { status, socket };
    };
    const [one, two] = [await ask("2001:db8::1"), await ask("2001:db8::2")];
    expect([one.status, two.status]).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"]);
    expect((await ask("2001:db8:0:0:5::3")).status).toBe("HTTP/1.1 503");
    expect((await ask("2001:db8:0:1::1")).status).toBe("HTTP/1.1 200");
    one.socket.destroy();
    await expect.poll(async () => (await ask("2001:db8::1")).status).toBe("HTTP/1.1 200");
  });

  test("are given back with the provider's connection when the client stops reading", async () => {
    let isLeft = false;
    let client: Socket | undefined;
    const { origin, server } = await proxyTo((_request, response) => {
      // Only now: a busy machine may take longer than this to pass the request on, which would be given up then.
      client?.setTimeout(100);
      response.once("close", () => (isLeft = true));
      const fill = () => {
        while (response.write(Buffer.alloc(65_536)));
      };
      response.writeHead(200).on("drain", fill);
      fill();
    });
    // Fifteen seconds more than the provider may be silent.
    expect(server.timeout).toBe(75_000);
    server.once("connection", (accepted: Socket) => (client = accepted));
    const socket = await hold(origin, `GET /api/own/ HTTP/1.1\r\nHost: portal${end}`);
    socket.pause();
    await expect.poll(() => isLeft, { timeout: 30_000 }).toBe(true);
  });
});
