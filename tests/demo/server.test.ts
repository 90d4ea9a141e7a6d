import { request as requestOverHttp, type IncomingMessage, type ServerResponse } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createApplication } from "../../demo/server/application.ts";
import { readConfiguration } from "../../demo/server/configuration.ts";
import { openDemo } from "../../demo/server/handler.ts";
import { emptyCluster } from "./helpers.ts";
import { logged } from "./logged.ts";
import { proxyTo, raw, serve, textOf } from "./servers.ts";

describe("API_ORIGIN", () => {
  test("language and body reach the provider under its own host; its status and headers come back", async () => {
    const { origin } = await proxyTo(async (request, response) => {
      response.writeHead(418, { "content-type": "application/json", "x-request-id": "yes" });
      response.end(JSON.stringify({ headers: request.headers, body: await textOf(request) }));
    });
    const response = await fetch(`${origin}/api/company/feedback/?a=%C5%9F&b=1`, {
      method: "POST",
      headers: { "accept-language": "tr", "content-type": "application/json" },
      body: '{"feedback":"Teşekkürler"}',
    });
    expect([response.status, response.headers.get("x-request-id")]).toEqual([418, "yes"]);
    const { headers, body } = (await response.json()) as { headers: Record<string, string>; body: string };
    expect([headers["accept-language"], body]).toEqual(["tr", '{"feedback":"Teşekkürler"}']);
    expect(headers["host"]).not.toBe(new URL(origin).host);
  });

  test("compressed answers pass as they are, redirects aren't followed, HEAD and 204 have no body", async () => {
    const { origin } = await proxyTo((request, response) => {
      if (request.url === "/api/away/") response.writeHead(302, { location: "https://elsewhere.example/" }).end();
      else if (request.url === "/api/empty/") response.writeHead(204).end();
      else
        response
          .writeHead(200, { "content-encoding": "gzip", "content-type": "text/plain" })
          .end(request.method === "HEAD" ? undefined : gzipSync("içerik"));
    });
    const zipped = await raw(origin, "/api/zipped/", { "accept-encoding": "gzip" });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    const chunks: Buffer[] = [];
    for await (const chunk of zipped) chunks.push(chunk as Buffer);
    expect(gunzipSync(Buffer.concat(chunks)).toString()).toBe("içerik");
    const away = await fetch(`${origin}/api/away/`, { redirect: "manual" });
    expect([away.status, away.headers.get("location")]).toEqual([302, "https://elsewhere.example/"]);
    expect((await fetch(`${origin}/api/empty/`)).status).toBe(204);
    expect((await fetch(`${origin}/api/zipped/`, { method: "HEAD" })).status).toBe(200);
  });

  test("the beginning of an answer arrives before its end is there; a request goes on when it is complete", async () => {
    const begun: ServerResponse[] = [];
    const { origin } = await proxyTo((request, response) => {
      response.writeHead(200, { "content-type": "text/plain" });
      request.once("data", (chunk) => response.write(`got ${chunk}`));
      begun.push(response);
    });
    const sending = requestOverHttp(new URL(origin), { method: "POST", path: "/api/stream/" });
    sending.write("fir");
    sending.end("st");
    const answer = await new Promise<IncomingMessage>((resolve) => sending.once("response", resolve));
    const first = await new Promise<Buffer>((resolve) => answer.once("data", resolve));
    expect(first.toString()).toBe("got first");
    begun[0]?.end("end");
    expect(await textOf(answer)).toBe("end");
  });

  test("who leaves early ends the request upstream", async () => {
    let leave = () => {};
    const hasLeft = new Promise<void>((resolve) => (leave = resolve));
    const { origin } = await proxyTo(
      (_request, response) => void response.once("close", leave).writeHead(200).write("beginning"),
    );
    const answer = await raw(origin, "/api/endless/");
    answer.once("data", () => answer.destroy()).once("error", () => undefined);
    await hasLeft;
  });

  test("nobody there is a 502 in JSON", async () => {
    const log = logged();
    const { origin } = await proxyTo("http://127.0.0.1:1");
    const response = await fetch(`${origin}/api/company/summary/`);
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ detail: "Servis sağlayıcıya ulaşılamıyor." });
    expect(log().match(/ failed: /g)).toHaveLength(1);
  });
});

test("the whole demo: the intranet's token opens the API", async () => {
  const { demo } = readConfiguration({ DEMO_EMPLOYEES: "20", DEMO_ROUTES: "2" });
  const handler = await openDemo({ ...demo, location: { kind: "memory", emptyCluster: await emptyCluster() } });
  try {
    const origin = await serve(createApplication(readConfiguration({}), handler));
    const { token } = (await (await fetch(`${origin}/intranet/token`)).json()) as { token: string };
    const headers = { authorization: `Token ${token}`, "accept-language": "tr" };
    expect((await fetch(`${origin}/api/company/summary/`, { headers })).status).toBe(200);
    for (const [accepted, encoding] of [
      ["gzip, deflate, br", "br"],
      ["gzip", "gzip"],
      ["identity", null],
    ] as const) {
      const routes = await fetch(`${origin}/api/routes/`, { headers: { ...headers, "accept-encoding": accepted } });
      expect(routes.headers.get("content-encoding"), accepted).toBe(encoding);
      expect(await routes.json()).toHaveProperty("result");
    }
    const anonymous = await fetch(`${origin}/api/company/summary/`, { headers: { "accept-language": "tr" } });
    expect(anonymous.status).toBe(401);
    expect((await fetch(`${origin}/api/nothing/`)).headers.get("content-type")).toContain("application/json");
  } finally {
    await handler.close();
  }
});
