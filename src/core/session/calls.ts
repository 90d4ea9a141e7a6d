import type { ReadableAtom } from "nanostores";
import { logout } from "../api/sign-in.ts";
import type { Environment } from "../platform/environment.ts";
import { createHttp, type Http, type HttpOptions } from "../http/http.ts";

interface CallsOptions extends Omit<HttpOptions, "ended"> {
  readonly environment: Environment;
  readonly $generation: ReadableAtom<number>;
}

/** What a session sends: calls belong to the person and the provider they were begun for, and end with them. */
export interface SessionCalls {
  /** Of the present generation; one that has ended sends nothing any more. */
  readonly http: Http;
  /** Tells the provider that this token has done its service, by a client that outlives the session. */
  sayFarewell(token: string | null): void;
}

export function createSessionCalls({ $generation, ...options }: CallsOptions): SessionCalls {
  const { environment, apiBase } = options;
  const bind = () => {
    const ending = new AbortController();
    return { ending, http: createHttp({ ...options, ended: ending.signal }) };
  };
  let bound = bind();
  // The first to listen, so that no other listener asks with what has ended.
  $generation.listen(() => {
    const { ending } = bound;
    bound = bind();
    ending.abort();
  });
  return {
    get http() {
      return bound.http;
    },
    sayFarewell(token) {
      if (token === null) return;
      const leaving = createHttp({
        environment,
        apiBase,
        token: () => token,
        onUnauthorized: () => Promise.resolve(null),
      });
      logout(leaving).catch(() => environment.warn("The provider could not be told of the sign-out."));
    },
  };
}
