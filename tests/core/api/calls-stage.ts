import type { Http } from "../../../src/core/http/http.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

type Values = Record<string, unknown>;
type Field = readonly [from: string, sent: unknown, to: string, read?: unknown, without?: unknown];

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What is read where nothing is told: false for a flag, else null, also inside of objects; `told` is what is told after all. */
export function blank(read: Values, told: Values = {}): Values {
  const none = Object.entries(read).map(([name, value]) => [
    name,
    isValues(value) ? blank(value) : typeof value === "boolean" ? false : null,
  ]);
  return { ...Object.fromEntries(none), ...told };
}

function put(values: Values, path: string, value: unknown): void {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) values[name] = value;
  else put((values[name] ??= {}) as Values, rest.join("."), value);
}

/**
 * An answer and its readings, field by field: the provider's name, what is sent, our name, what is read (else what is sent), and what
 * is read without it (else that of `blank`). Names inside of an object have its name before them.
 */
export function answerOf(...fields: readonly Field[]) {
  const [sent, read, told]: [Values, Values, Values] = [{}, {}, {}];
  for (const [from, value, to, reading = value, without] of fields) {
    put(sent, from, value);
    put(read, to, reading);
    if (without !== undefined) told[to] = without;
  }
  return { sent, read, nothing: blank(read, told) };
}

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

/** The reading alone, of a call without further input. */
export const readingOf = async <Read>(answer: unknown, run: (http: Http) => Promise<Read>) =>
  (await ask(answer, run)).read;
