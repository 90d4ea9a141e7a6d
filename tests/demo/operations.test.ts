import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { createApplication, createPortalServer } from "../../demo/server/application.ts";
import { apiParts } from "../../demo/server/api/parts.ts";
import { readConfiguration } from "../../demo/server/configuration.ts";
import type { DemoHandler } from "../../demo/server/handler.ts";
import { health } from "../../demo/server/http/health.ts";
import { routeOf } from "../../demo/server/http/route-of.ts";
import { logAs, logEvent, logFailure, logWarning } from "../../demo/server/log.ts";
import { createMetrics } from "../../demo/server/metrics.ts";
import { observe, type AnsweredRequest } from "../../demo/server/observe.ts";
import { stopServer } from "../../demo/server/shutdown.ts";
import { builtPortal } from "../helpers/built-portal.ts";
import { demoWith, listen, raw, textOf } from "./servers.ts";

const root = builtPortal();
const configuration = (variables: Readonly<Record<string, string>> = {}) => ({ ...readConfiguration(variables), root });

/** A promise, and the function that resolves it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe("health and readiness", () => {
  const stateOf = async (demo: DemoHandler | undefined, life = { isStopping: false }, path = "/ready") => {
    const variables: Record<string, string> = demo ? {} : { API_ORIGIN: "https://api.example" };
    const answer = await createApplication(configuration(variables), demo, life).request(path);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    return [answer.status, ((await answer.json()) as { status: string }).status];
  };

  test("a server with its page and its database is ready; one before a provider needs no database", async () => {
    expect(await stateOf(demoWith())).toEqual([200, "ready"]);
    expect(await stateOf(undefined)).toEqual([200, "ready"]);
  });

  test("without its database it isn't ready, but alive", async () => {
    const demo = demoWith({ ping: () => Promise.reject(new Error("connection refused")) });
    expect(await stateOf(demo)).toEqual([503, "no database"]);
    expect(await stateOf(demo, { isStopping: false }, "/health")).toEqual([200, "alive"]);
  });

  test("a database that is silent for five seconds isn't there; meanwhile nobody asks it again", async () => {
    vi.useFakeTimers();
    try {
      const ping = vi.fn(() => new Promise<void>(() => undefined));
      // Without checking the disk, so that both requests reach the database's ping at the same time.
      const readiness = health({ isStopping: () => false, hasPortal: async () => true, askDatabase: ping });
      const asked = [readiness.request("/ready"), readiness.request("/ready")];
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
      await vi.advanceTimersByTimeAsync(5000);
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([503, 503]);
      expect(ping).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  test("one that stops isn't ready, but alive; one without a build isn't either; a browser gets a page", async () => {
    expect(await stateOf(demoWith(), { isStopping: true })).toEqual([503, "stopping"]);
    expect(await stateOf(demoWith(), { isStopping: true }, "/health")).toEqual([200, "alive"]);
    const inBrowser = { headers: { accept: "text/html,*/*;q=0.8" } };
    const page = await createApplication(configuration(), demoWith()).request("/health", inBrowser);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const unbuilt = createApplication({ ...configuration(), root: `${root}/nowhere` }, demoWith());
    expect(await (await unbuilt.request("/ready")).json()).toEqual({ status: "no portal" });
  });
});

describe("the route that log and metrics name", () => {
  test.each([
    ["/api/company/employees/?search=G%C3%BClizar&page=2", "/api/company/employees/"],
    ["/api/company/employees/501/change-activation/", "/api/company/employees/:id/change-activation/"],
    ["/api/routes/drivers/", "/api/routes/drivers/"],
    ["/api/routes/R-17/meta/", "/api/routes/:id/meta/"],
    ["/api/g%C3%BClizar/", "/api/*"],
    ["/api/routes/routes/routes/routes/", "/api/*"],
    ["/drivers/31", "/*"],
    ["/drivers/a.b", "/*"],
    ["/", "/*"],
    ["/shuttle.js?v=2", "/*.*"],
    ["/chunks/react-a1b2.js", "/chunks/*"],
    ["/demo-assets/driver-31.svg", "/demo-assets/*"],
    ["/ready", "/ready"],
  ])("of %s is %s", (url, route) => expect(routeOf(url)).toBe(route));

  test("differs for every call of the API", () => {
    const paths = apiParts.flatMap(({ routes }) => routes.map(({ path }) => path));
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths) expect(routeOf(path.replaceAll(/:\w+/g, "501"))).toBe(path.replaceAll(/:\w+/g, ":id"));
  });
});

describe("log and metrics of a request", () => {
  async function observed(server: Server) {
    const told: AnsweredRequest[] = [];
    const underWay = observe(server, (request) => told.push(request));
    return { told, underWay, origin: await listen(server) };
  }

  test("tell method, route, status and duration, and nothing of the person", async () => {
    const { told, origin } = await observed(createPortalServer(configuration(), demoWith()));
    await raw(origin, "/api/company/employees/501/change-activation/?name=G%C3%BClizar", {
      authorization: "Token secret",
    }).then(textOf);
    await raw(origin, "/nothing.js").then(textOf);
    await vi.waitFor(() => expect(told).toHaveLength(2));
    expect(told).toEqual([
      {
        method: "GET",
        route: "/api/company/employees/:id/change-activation/",
        status: 200,
        milliseconds: expect.any(Number),
      },
      { method: "GET", route: "/*.*", status: 404, milliseconds: expect.any(Number) },
    ]);
  });

  test("tell 499 when its client has left, and no longer count it as under way", async () => {
    const { opened, open } = gate();
    const demo = demoWith({ fetch: () => opened.then(() => new Response()) });
    const { told, underWay, origin } = await observed(createPortalServer(configuration(), demo));
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.write("GET /api/routes/ HTTP/1.1\r\nHost: portal\r\n\r\n");
    await vi.waitFor(() => expect(underWay()).toBe(1));
    socket.destroy();
    await vi.waitFor(() => expect(underWay()).toBe(0));
    open();
    expect(told.map(({ status }) => status)).toEqual([499]);
  });

  test("come in Prometheus' format, on a port that has nothing else", async () => {
    const metrics = await createMetrics(() => 3);
    metrics.observe({ method: "GET", route: "/api/routes/:id/", status: 200, milliseconds: 30 });
    metrics.observe({ method: "GET", route: "/api/routes/:id/", status: 503, milliseconds: 1 });
    const origin = await listen(metrics.server);
    const answer = await raw(origin, "/metrics");
    expect(answer.headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await textOf(answer);
    const labels = 'method="GET",route="/api/routes/:id/"';
    expect(text).toContain(`http_request_duration_seconds_bucket{le="0.02",${labels},status="200"} 0\n`);
    expect(text).toContain(`http_request_duration_seconds_bucket{le="0.05",${labels},status="200"} 1\n`);
    expect(text).toContain(`http_request_duration_seconds_count{${labels},status="503"} 1\n`);
    expect(text).toContain("http_requests_under_way 3\n");
    expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
    expect((await raw(origin, "/")).statusCode).toBe(404);
  });

  test("aren't shown by the portal itself", async () => {
    const answer = await createApplication(configuration(), demoWith()).request("/metrics");
    expect(await answer.text()).toContain("<shuttle-session");
  });
});

describe("the log as JSON", () => {
  function lines(work: () => void): unknown[] {
    const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    logAs("json");
    try {
      work();
    } finally {
      logAs("text");
    }
    return written.mock.calls.map(([line]) => JSON.parse(String(line)));
  }

  test("is one object a line, whatever is told", () => {
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const failure = new Error("It is\nbroken", { cause: new Error("Nobody there") });
    const [event, warning, error] = lines(() => {
      logEvent("request", { method: "GET", status: 200 });
      logWarning("PostgreSQL dropped an idle connection");
      logFailure("GET /api/routes/:id/ failed:", failure);
    });
    expect(event).toEqual({ time, level: "info", event: "request", method: "GET", status: 200 });
    expect(warning).toEqual({ time, level: "warn", event: "warning", what: "PostgreSQL dropped an idle connection" });
    expect(error).toMatchObject({ level: "error", event: "failure", what: "GET /api/routes/:id/ failed" });
    expect((error as { error: string }).error).toMatch(
      /^Error: It is\nbroken\n {4}at [^]*\nCaused by: Error: Nobody there/,
    );
  });

  test("is chosen by LOG_FORMAT; text says nothing of requests", () => {
    expect(
      [readConfiguration({}), readConfiguration({ LOG_FORMAT: "json" })].map(({ logFormat }) => logFormat),
    ).toEqual(["text", "json"]);
    const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    logEvent("request");
    expect(written).not.toHaveBeenCalled();
  });
});

describe("the end of a server", () => {
  const ask = "GET /api/routes/ HTTP/1.1\r\nHost: portal\r\n\r\n";

  test("answers what has begun, refuses what comes then, and closes the database after the last answer", async () => {
    const { opened, open } = gate();
    const happened: string[] = [];
    const demo = demoWith({
      fetch: async () => {
        await opened;
        return new Response("the answer");
      },
    });
    const life = { isStopping: false };
    const server = createPortalServer(configuration(), demo, life);
    const underWay = observe(server, () => happened.push("answered"));
    const origin = await listen(server);
    const answer = fetch(`${origin}/api/routes/`).then((response) => response.text());
    await vi.waitFor(() => expect(underWay()).toBe(1));
    const close = async () => void happened.push("closed");
    const stopped = stopServer(server, life, { drainMilliseconds: 0, close });
    await expect(fetch(`${origin}/api/routes/`)).rejects.toThrow("fetch failed");
    expect(happened).toEqual([]);
    open();
    expect(await answer).toBe("the answer");
    await stopped;
    expect(happened).toEqual(["answered", "closed"]);
  });

  test("while a balancer notices, it still answers, says that it isn't ready, and lets connections go", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const life = { isStopping: false };
      const server = createPortalServer(configuration(), demoWith(), life);
      const origin = await listen(server);
      const close = vi.fn(async () => undefined);
      const stopped = stopServer(server, life, { drainMilliseconds: 7000, close });
      const ready = await raw(origin, "/ready");
      expect([ready.statusCode, ready.headers.connection]).toEqual([503, "close"]);
      const late = await raw(origin, "/api/routes/");
      expect([late.statusCode, late.headers.connection]).toEqual([200, "close"]);
      await Promise.all([ready, late].map(textOf));
      expect([server.listening, close.mock.calls.length]).toEqual([true, 0]);
      await vi.advanceTimersByTimeAsync(7000);
      await stopped;
      expect([server.listening, close.mock.calls.length]).toEqual([false, 1]);
    } finally {
      vi.useRealTimers();
    }
  });

  test("an answer that never comes holds it up for eight seconds at most", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const life = { isStopping: false };
      const server = createServer(() => undefined);
      const { hostname, port } = new URL(await listen(server));
      const socket = connect(Number(port), hostname);
      const isCut = new Promise((resolve) => socket.once("close", resolve));
      socket.on("error", () => undefined).write(ask);
      await new Promise((resolve) => server.once("request", resolve));
      const close = vi.fn(async () => undefined);
      const stopped = stopServer(server, life, { drainMilliseconds: 0, close });
      await vi.advanceTimersByTimeAsync(7999);
      expect(close).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await stopped;
      await isCut;
      expect(close).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });
});
