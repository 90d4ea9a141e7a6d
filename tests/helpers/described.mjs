// Validates requests and answers against docs/api/openapi.json.
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sometimesAbsent, spellings } from "../../demo/conformance/fields.mjs";

/** The OpenAPI description of the portal's requests and of the answers that it reads. */
export const description = JSON.parse(
  readFileSync(fileURLToPath(new URL("../../docs/api/openapi.json", import.meta.url)), "utf8"),
);

const address = "https://description.example/openapi.json";
/** Validates requests. Query values are text, so they are coerced to the schema's types. */
const asked = createAjv(description, { coerceTypes: true });
const answered = createAjv(description);
/** Validates answers that have every documented field and no other. */
const answeredExactly = createAjv(withoutFreedom(description));

function createAjv(document, options) {
  // Strict mode would reject OpenAPI's keywords around the schemas.
  const ajv = new Ajv2020({ strict: false, allErrors: false, ...options });
  formats.default(ajv);
  return ajv.addSchema({ ...document, $id: address });
}

/** A copy whose objects have all fields, but for those that one answer has and another hasn't, and no further ones. */
function withoutFreedom(schema) {
  if (Array.isArray(schema)) return schema.map(withoutFreedom);
  if (typeof schema !== "object" || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withoutFreedom(value)]));
  if (!schema.properties) return copy;
  const mayLack = new Set([...sometimesAbsent, ...spellings.flat()]);
  const required = Object.keys(schema.properties).filter(
    (name) => !mayLack.has(name) || schema.required?.includes(name),
  );
  return { ...copy, required, additionalProperties: false };
}

const compiled = new Map([asked, answered, answeredExactly].map((ajv) => [ajv, new Map()]));

/** Compiles a schema once per `key`. References are resolved in the whole description. */
function validatorOf(ajv, key, schema) {
  const known = compiled.get(ajv).get(key);
  if (known) return known;
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${address}#/`);
  const validator = ajv.compile(JSON.parse(text));
  compiled.get(ajv).set(key, validator);
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
  // Of several alternatives, the one that went furthest.
  const [error] = (validate.errors ?? []).toSorted((a, b) => b.instancePath.length - a.instancePath.length);
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

/** What of an answer doesn't match its description, or null. `isExact`: a success has every documented field and no other. */
export function answeredWrongly(method, href, status, body, isExact = false) {
  const found = find(method, new URL(href, "http://localhost").pathname);
  const { responses } = found?.operation ?? { responses: {} };
  const part = status < 300 ? "2XX" : status < 500 && status !== 401 ? "4XX" : "";
  const schema = responses[part]?.content?.["application/json"].schema;
  if (!found || !schema || body === "") return null;
  const validate =
    isExact && part === "2XX"
      ? validatorOf(answeredExactly, found.name, withoutFreedom(schema))
      : validatorOf(answered, `${part} of ${found.name}`, schema);
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
