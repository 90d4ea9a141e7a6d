import type { Http } from "../../../src/core/http/http.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

/** The query as an object: repeated parameters become a list, JSON text is parsed. */
function toQuery(parameters: URLSearchParams) {
  const read = (text: string) => (/^[[{]/.test(text) ? (JSON.parse(text) as unknown) : text);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name).map(read);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** The result of an API function for `answer`, and the requests that it made. */
export async function ask<Read>(answer: unknown, run: (http: Http) => Promise<Read>, status = 200) {
  const environment = createTestEnvironment(() => json(answer, status));
  const read = await run(createSession({ environment }).http);
  const asked = await Promise.all(
    environment.requests.map(async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const body = await request.text();
      return {
        call: `${request.method} ${pathname}`,
        ...(searchParams.size > 0 ? { query: toQuery(searchParams) } : {}),
        ...(body === "" ? {} : { body: JSON.parse(body) as unknown }),
      };
    }),
  );
  return { read, asked };
}
