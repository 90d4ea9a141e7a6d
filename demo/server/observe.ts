import type { Server } from "node:http";
import { routeOf } from "./http/route-of.ts";

/** One request, without anything that stands for a person: no address of a client, no query, no id, no header. */
export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  /** 499: nobody waited for the end of the answer. */
  readonly status: number;
  readonly milliseconds: number;
}

/** Tells of every request when its answer has left; returns how many are under way. */
export function observe(server: Server, tell: (request: AnsweredRequest) => void): () => number {
  let underWay = 0;
  // Before the one that answers, so that its time counts.
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
