import { createServer, type Server } from "node:http";
import type { AnsweredRequest } from "./observe.ts";

/** Upper bounds in seconds: for a file from memory, a list, a report of a year, up to the proxy's timeout. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

interface Metrics {
  observe(request: AnsweredRequest): void;
  /** Serves `/metrics` only; doesn't listen yet. */
  readonly server: Server;
}

/** Metrics for Prometheus, on a port of their own, which must not be published. */
export async function createMetrics(underWay: () => number): Promise<Metrics> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = (await import("prom-client")).default;
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of requests by method, kind of address and status",
    labelNames: ["method", "route", "status"],
    buckets,
    registers: [register],
  });
  const gauge = new Gauge({
    name: "http_requests_under_way",
    help: "Requests that are not answered yet",
    collect() {
      this.set(underWay());
    },
    registers: [],
  });
  register.registerMetric(gauge);
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    register.metrics().then(
      (text) => response.writeHead(200, { "content-type": register.contentType }).end(text),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  return {
    server,
    observe: ({ method, route, status, milliseconds }) =>
      duration.observe({ method, route, status }, milliseconds / 1000),
  };
}
