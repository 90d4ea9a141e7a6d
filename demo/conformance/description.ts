import text from "../../docs/api/openapi.json?raw";

/** The subset of JSON Schema that docs/api/openapi.json uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema;
  readonly description?: string;
}

interface Body {
  readonly content?: { readonly "application/json": { readonly schema: JsonSchema } };
}
interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Body>>;
}

const { paths, components } = JSON.parse(text) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
};

/** One call as documented. */
export interface Described {
  /** `GET /api/routes/{route_id}/` */
  readonly name: string;
  /** Schema of a 2xx response; null if the portal doesn't read the body. */
  readonly answer: JsonSchema | null;
  /** Schema of a 4xx response; null if the portal doesn't read the body. */
  readonly refusal: JsonSchema | null;
}

const schemaOf = (body: Body | undefined) => body?.content?.["application/json"].schema ?? null;

export const describedCalls: readonly Described[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { responses }]) => ({
    name: `${method.toUpperCase()} ${path}`,
    answer: schemaOf(responses["2XX"]),
    refusal: schemaOf(responses["4XX"]),
  })),
);

const values = ({ name }: Described) => name.split("{").length;

/** The documented call that a request matches; if several path templates match, the one with the fewest parameters. */
export function findCall(method: string, path: string): Described | null {
  const fitting = describedCalls.filter(({ name }) => {
    const [verb, template = ""] = name.split(" ");
    return verb === method && new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path);
  });
  return fitting.toSorted((one, other) => values(one) - values(other))[0] ?? null;
}

/** Follows a `$ref`; any other schema is returned as it is. */
export function resolve(schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : (components.schemas[name] ?? {});
}
