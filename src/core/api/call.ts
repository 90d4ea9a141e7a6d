import * as v from "valibot";
import type { Http } from "../http/http.ts";

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;
type Entries = Readonly<Record<string, Schema>>;
type Method = "GET" | "POST" | "DELETE";

/** Kinds of writes after which answers are old. */
export type Change = "decisions" | "employees" | "plan" | "seats";

/** What of a call a query needs (core/query/call-query.ts). */
export interface CallIdentity {
  /** Method and path; `{name}` is a path parameter. */
  readonly name: string;
  /** Tells apart calls to one address whose answers are read differently. */
  readonly reads?: string;
  /** Ms for which an answer is used without asking again; 30 s unless given. */
  readonly freshFor?: number;
  /** The writes that change the answer. */
  readonly changedBy?: Change;
}

interface Parts<Query extends Entries, Body extends Schema | undefined> extends Omit<CallIdentity, "name"> {
  /** Query parameters by name. Objects and lists are sent as JSON text, a `repeated` parameter once per value. */
  readonly query?: Query;
  readonly body?: Body;
  /** Schema of the body of a 4xx response, for calls whose error text is shown. */
  readonly refusal?: Schema;
  /** False: a GET with side effects; like a write, it is never retried automatically. */
  readonly mayRepeat?: false;
}

/**
 * One call of the provider's API: its parameters and the schema of its response. docs/api/openapi.json and the conformance kit are
 * generated from all calls that the modules of this folder export.
 */
export interface Call<
  Name extends string = string,
  Answer extends Schema = Schema,
  Query extends Entries = Entries,
  Body extends Schema | undefined = Schema | undefined,
> extends Parts<Query, Body> {
  /** Method and path; `{name}` is a path parameter. */
  readonly name: Name;
  readonly answer: Answer;
}

/** Free of side effects, so that a bundler drops the calls that no element of the bundle uses. */
// @__NO_SIDE_EFFECTS__
export function defineCall<
  const Name extends `${Method} /${string}`,
  Answer extends Schema,
  Query extends Entries = Record<never, never>,
  Body extends Schema | undefined = undefined,
>(name: Name, answer: Answer, parts: Parts<Query, Body> = {}): Call<Name, Answer, Query, Body> {
  return { ...parts, name, answer };
}

type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Sent<Value[Key]> }
    : Value;
type PathValues<Name> = Name extends `${string}{${infer Value}}${infer Rest}`
  ? Readonly<Record<Value, string | number>> & PathValues<Rest>
  : unknown;
type Given<Name, Query extends Entries, Body extends Schema | undefined> = {
  readonly signal?: AbortSignal | undefined;
} & (Name extends `${string}{${string}` ? { readonly path: PathValues<Name> } : unknown) &
  ([keyof Query] extends [never]
    ? unknown
    : { readonly query: Sent<v.InferInput<v.ObjectSchema<Query, undefined>>> | URLSearchParams }) &
  (Body extends Schema ? { readonly body: Sent<v.InferInput<Body>> } : unknown);

/** Throws ApiError. */
export function send<
  Name extends string,
  Answer extends Schema,
  Query extends Entries,
  Body extends Schema | undefined,
>(
  http: Http,
  { name, answer: schema, mayRepeat }: Call<Name, Answer, Query, Body>,
  given: Given<Name, Query, Body>,
): Promise<v.InferOutput<Answer>> {
  const { path: values = {}, query, body = null, signal } = given as unknown as Given<"{}", Entries, Schema>;
  const [method, template = ""] = name.split(" ");
  const path = template.replaceAll(/\{(\w+)\}/g, (_, value: string) =>
    encodeURIComponent((values as Readonly<Record<string, string>>)[value] ?? ""),
  );
  const options = { query: query as Readonly<Record<string, object>>, signal, schema };
  if (method === "POST") return http.post(path, body as object | null, options);
  return method === "DELETE"
    ? http.delete(path, options)
    : http.get(path, { ...options, ...(mayRepeat === false ? { mayRepeat } : {}) });
}

export const wholeNumber = v.pipe(v.number(), v.integer());

/** A query parameter that is sent once per value. */
// @__NO_SIDE_EFFECTS__
export const repeated = <Item extends Schema>(item: Item) =>
  v.optional(v.pipe(v.array(item), v.metadata({ explode: true })));
