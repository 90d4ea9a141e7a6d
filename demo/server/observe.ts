import type { Server } from "node:http";
import { routeOf } from "./http/route-of.ts";

/** One request, without personal data: no client address, no query, no id, no header. */
export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  /** 499: the client disconnected before the end of the response. */
  readonly status: number;
  readonly milliseconds: number;
}

/** Reports every request when its response has been sent; returns a function that counts the requests under way. */
export function observe(server: Server, tell: (request: AnsweredRequest) => void): () => number {
  let underWay = 0;
  // Registered before the handler, so that the handler's time is included.
  server.prependListener("request", (request, response) => {
    const start = performance.now();
    underWay += 1;
    response.once("close", () => {
      underWay -= 1;
      tell({
        method: request.method ?? "",
        route: routeOf(request.url ?? ""),
        status: response.writableFinished ? response.statusCode : 499,
        milliseconds: Math.round((performance.now() - start) * 10) / 10,
      });
    });
  });
  return () => underWay;
}
