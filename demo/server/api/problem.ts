import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A response that isn't a 2xx, thrown from anywhere below a handler. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly status: ContentfulStatusCode;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    body: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(`Answered with ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export function notFound(): Problem {
  return new Problem(404, { detail: "Bulunamadı." });
}

export function forbidden(): Problem {
  return new Problem(403, { detail: "Bu işlemi yapmak için izniniz bulunmuyor." });
}

export function unauthorized(detail: string): Problem {
  return new Problem(401, { detail }, { "www-authenticate": "Token" });
}
