// Validates requests and answers against docs/api/openapi.json.
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The OpenAPI description of the portal's requests and of the answers that it reads. */
export const description = JSON.parse(
  readFileSync(fileURLToPath(new URL("../../docs/api/openapi.json", import.meta.url)), "utf8"),
);

const address = "https://description.example/openapi.json";
/** Validates requests. Query values are text, so they are coerced to the schema's types. */
const asked = createAjv({ coerceTypes: true });
const answered = createAjv({});

function createAjv(options) {
  // Strict mode would reject OpenAPI's keywords around the schemas.
  const ajv = new Ajv2020({ strict: false, allErrors: false, ...options });
  formats.default(ajv);
  return ajv.addSchema({ ...description, $id: address });
}

const compiled = new Map();

/** Compiles a schema once per `key`. References are resolved in the whole description. */
function validatorOf(ajv, key, schema) {
  const known = compiled.get(key);
  if (known) return known;
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${address}#/`);
  const validator = ajv.compile(JSON.parse(text));
  compiled.set(key, validator);
  return validator;
}

const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    operation,
    values: path.split("{").length,
  })),
);

function find(method, path) {
  return operations
    .filter((one) => one.method === method && one.pattern.test(path))
    .toSorted((one, other) => one.values - other.values)[0];
}

function problemOf(validate, value, what) {
  if (validate(value)) return null;
  const [error] = validate.errors ?? [];
  return `${what}${error?.instancePath ?? ""} ${error?.message} ${JSON.stringify(error?.params)}`;
}

function querySchema({ parameters }) {
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  return {
    type: "object",
    properties: Object.fromEntries(
      inQuery.map(({ name, schema, content }) => [name, schema ?? content?.["application/json"].schema ?? {}]),
    ),
    required: inQuery.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

function readQuery({ parameters }, query) {
  const read = (name) => {
    const parameter = parameters.find((one) => one.name === name);
    if (parameter?.explode) return query.getAll(name);
    const text = query.get(name) ?? "";
    return parameter?.content ? JSON.parse(text) : text;
  };
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, read(name)]));
}

export function isDescribed(method, href) {
  return find(method, new URL(href, "http://localhost").pathname) !== undefined;
}

/** What of a request isn't described, or null. Paths outside of /api/ are ignored. */
export function askedWrongly(method, href, body) {
  const { pathname, searchParams } = new URL(href, "http://localhost");
  if (!pathname.startsWith("/api/")) return null;
  const found = find(method, pathname);
  if (!found) return `${method} ${pathname} is not described`;
  const { name, operation } = found;
  const query = validatorOf(asked, `query of ${name}`, querySchema(operation));
  const problem = problemOf(query, readQuery(operation, searchParams), `The query of ${name}: `);
  const schema = operation.requestBody?.content?.["application/json"].schema;
  if (problem !== null || !schema || body === null) return problem;
  return problemOf(validatorOf(answered, `body of ${name}`, schema), JSON.parse(body), `The body of ${name}: `);
}

/** What of an answer doesn't match its description, or null. */
export function answeredWrongly(method, href, status, body) {
  const found = find(method, new URL(href, "http://localhost").pathname);
  const { responses } = found?.operation ?? { responses: {} };
  const part = status < 300 ? "2XX" : status < 500 && status !== 401 ? "4XX" : "";
  const schema = responses[part]?.content?.["application/json"].schema;
  if (!found || !schema || body === "") return null;
  const validate = validatorOf(answered, `${part} of ${found.name}`, schema);
  return problemOf(validate, JSON.parse(body), `The ${status} of ${found.name}: `);
}

/** Number of validated answers per call, status and set of parameters: validating large answers is slow. */
const sample = 3;
const seen = new Map();

/** True for the first few answers with the same call, status and set of parameters. */
export function isSampled(method, href, status) {
  const { pathname, searchParams } = new URL(href, "http://localhost");
  const key = [find(method, pathname)?.name, status, ...new Set(searchParams.keys())].join(" ");
  const count = (seen.get(key) ?? 0) + 1;
  seen.set(key, count);
  return count <= sample;
}
