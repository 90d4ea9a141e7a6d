import type { ReadableAtom } from "nanostores";
import { logout } from "../api/account.ts";
import type { Environment } from "../platform/environment.ts";
import { ApiError } from "../http/errors.ts";
import { createHttp, type Http, type HttpOptions } from "../http/http.ts";

interface CallsOptions extends Omit<HttpOptions, "ended"> {
  readonly environment: Environment;
  readonly $generation: ReadableAtom<number>;
}

/** A session's calls. They belong to one user and provider and are aborted when either changes. */
interface SessionCalls {
  /** Client of the current generation; the client of an ended generation sends nothing. */
  readonly http: Http;
  /** Revokes this token at the provider, with a client that isn't aborted when the session ends. */
  revokeToken(token: string | null): void;
}

export function createSessionCalls({ $generation, ...options }: CallsOptions): SessionCalls {
  const { environment, apiBase } = options;
  const bind = () => {
    const ending = new AbortController();
    return { ending, http: createHttp({ ...options, ended: ending.signal }) };
  };
  let bound = bind();
  // Registered before all other listeners, so that none of them makes calls with the ended client.
  $generation.listen(() => {
    const { ending } = bound;
    bound = bind();
    ending.abort();
  });
  return {
    get http() {
      return bound.http;
    },
    revokeToken(token) {
      if (token === null) return;
      const leaving = createHttp({
        environment,
        apiBase,
        token: () => token,
        onUnauthorized: () => Promise.resolve(null),
      });
      logout(leaving).catch((error: unknown) => {
        // A token that is refused has ended already: another tab or copy of the bundle has told the provider.
        if (error instanceof ApiError && error.status === 401) return;
        environment.warn("The provider could not be told of the sign-out.");
      });
    },
  };
}
