// docs/api/openapi.json: the provider's API as the portal uses it, derived from the calls of src/core/api and the schemas that
// decode their responses.
import { toJsonSchema } from "@valibot/to-json-schema";
import { unreadFields } from "../../conformance/fields.mjs";

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isEqual = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** JSON Schema of the data as sent, before decoding; where a decoder transforms, its metadata describes the input. */
function toSchema(schema) {
  const { $schema: _, ...found } = toJsonSchema(schema, {
    typeMode: "input",
    target: "draft-2020-12",
    overrideAction: ({ valibotAction: { metadata = {} }, jsonSchema }) => {
      if (metadata.documented) return toSchema(metadata.documented);
      if (!metadata.row) return jsonSchema;
      const rows = { type: "array", items: toSchema(metadata.row) };
      if (metadata.wrapper === undefined) return rows;
      const wrapped = { type: "object", properties: { [metadata.wrapper]: rows }, required: [metadata.wrapper] };
      return { anyOf: [wrapped, rows] };
    },
  });
  return tidy(found);
}

/** Removes decoders' defaults, which no provider sends, and empty `required`; merges `allOf` and flattens nested `anyOf`. */
function tidy(schema) {
  if (Array.isArray(schema)) return schema.map(tidy);
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).filter(
    ([key, value]) => key !== "default" && !(key === "required" && value.length === 0),
  );
  const tidied = Object.fromEntries(
    entries.map(([key, value]) => [key, key === "properties" ? tidyEach(value) : tidy(value)]),
  );
  if (tidied.allOf) return tidied.allOf.reduce(mergeFields);
  if (!tidied.anyOf) return tidied;
  const flat = tidied.anyOf.flatMap((one) => one.anyOf ?? [one]);
  const anyOf = flat.filter((one, place) => flat.findIndex((other) => isEqual(one, other)) === place);
  return anyOf.length === 1 ? anyOf[0] : { ...tidied, anyOf };
}
const tidyEach = (properties) =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, tidy(value)]));

const alternatives = (schema) => schema.anyOf ?? [schema];
const arrays = (schema) => schema.type === "array";
const sharesFields = (one, other) =>
  one.properties && other.properties && Object.keys(one.properties).some((name) => name in other.properties);

/** Merges two schemas of one response: arrays and objects with common fields are merged, other shapes become alternatives. */
function unite(one, other) {
  if (isEqual(one, other) || Object.keys(other).length === 0) return one;
  if (Object.keys(one).length === 0) return other;
  if (one.anyOf || other.anyOf) {
    const found = [...alternatives(one)];
    for (const alternative of alternatives(other)) {
      const place = found.findIndex(
        (known) => (arrays(known) && arrays(alternative)) || sharesFields(known, alternative),
      );
      if (place >= 0) found[place] = unite(found[place], alternative);
      else if (!found.some((known) => isEqual(known, alternative))) found.push(alternative);
    }
    return { anyOf: found };
  }
  if (arrays(one) && arrays(other)) return { ...one, items: unite(one.items, other.items) };
  if (!sharesFields(one, other)) return one.properties && other.properties ? { anyOf: [one, other] } : one;
  return mergeFields(one, other);
}

function mergeFields(one, other) {
  const properties = { ...one.properties };
  for (const [name, value] of Object.entries(other.properties))
    properties[name] = name in properties ? unite(properties[name], value) : value;
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  return { ...one, properties, ...(required.length > 0 ? { required } : {}) };
}

/** Adds a field that the portal doesn't read to a schema, at a path such as `results[].location_id`, split into steps. */
function addUnread(schema, [step, ...rest], described) {
  for (const alternative of alternatives(schema)) {
    if (step === "[]" && arrays(alternative)) addUnread(alternative.items, rest, described);
    else if (alternative.properties && rest.length > 0 && step in alternative.properties)
      addUnread(alternative.properties[step], rest, described);
    else if (alternative.properties && rest.length === 0) alternative.properties[step] ??= described;
  }
}
const toSteps = (path) => path.replaceAll("[]", ".[]").split(".").filter(Boolean);

const parameterOf = (name, schema) => {
  const isOptional = schema.type === "optional" || schema.type === "nullish";
  const found = toSchema(isOptional ? schema.wrapped : schema);
  const { explode, ...plain } = found;
  const isStructured = !explode && (plain.type === "object" || plain.type === "array");
  return {
    name,
    in: "query",
    ...(isOptional ? {} : { required: true }),
    ...(isStructured
      ? { content: { "application/json": { schema: plain } } }
      : { schema: plain, ...(explode ? { explode } : {}) }),
  };
};

/** Merges the parameters of calls to one address; a parameter is required if all of these calls require it. */
function uniteParameters(lists) {
  const names = [...new Set(lists.flat().map(({ name }) => name))];
  return names.map((name) => {
    const found = lists.flatMap((list) => list.filter((one) => one.name === name));
    const { required: _, ...first } = found[0];
    const isRequired = found.length === lists.length && found.every(({ required }) => required);
    const kept = first.content ? "content" : "schema";
    const united = found.map((one) => (kept === "content" ? one.content["application/json"].schema : one.schema));
    const schema = united.reduce((one, other) => (kept === "content" ? unite(one, other) : either(one, other)));
    return {
      ...first,
      ...(isRequired ? { required: true } : {}),
      [kept]: kept === "content" ? { "application/json": { schema } } : schema,
    };
  });
}
const either = (one, other) => (isEqual(one, other) ? one : { anyOf: [...alternatives(one), other] });

const json = (schema) => ({ content: { "application/json": { schema } } });
const isRead = (schema) => Object.keys(schema).length > 0;

function toOperation(name, calls) {
  const [, path] = name.split(" ");
  const [[id, { body, refusal }]] = calls;
  const answer = calls.map(([, call]) => toSchema(call.answer)).reduce(unite);
  for (const field of unreadFields[name] ?? [])
    addUnread(answer, toSteps(field), { description: "Not read by the portal." });
  const isLogin = path.startsWith("/api/company/login");
  const query = uniteParameters(
    calls.map(([, call]) => Object.entries(call.query ?? {}).map(([key, schema]) => parameterOf(key, schema))),
  );
  const values = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => ({
    name: key,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const answered = isRead(answer)
    ? { description: "Read as follows; further fields are ignored.", ...json(answer) }
    : { description: "The body is not read." };
  return {
    operationId: id.replace(/Call$/, ""),
    tags: [path.split("/").find((part) => part && !/^(api|v2)$|\{/.test(part))],
    ...(isLogin ? { security: [] } : {}),
    parameters: [{ $ref: "#/components/parameters/language" }, ...values, ...query],
    ...(body ? { requestBody: { required: true, ...json(toSchema(body)) } } : {}),
    responses: {
      "2XX": answered,
      ...(isLogin ? {} : { 401: { $ref: "#/components/responses/unauthorized" } }),
      "4XX": refusal
        ? { description: "Refused; these sentences are shown.", ...json(toSchema(refusal)) }
        : { $ref: "#/components/responses/refused" },
      "5XX": { $ref: "#/components/responses/failed" },
    },
  };
}

/** Moves objects of more than 3 fields that occur repeatedly to the shared schemas, named after their first call and field. */
function shareObjects(paths) {
  const places = new Map();
  const visit = (node, names, onObject) => {
    if (!isObject(node) && !Array.isArray(node)) return node;
    const inner = Object.entries(node).map(([key, value]) => {
      const isName = !/^(properties|items|anyOf|\d+|schema|content|application\/json|results|data)$/.test(key);
      return [key, visit(value, isName ? [...names, key] : names, onObject)];
    });
    const copy = Array.isArray(node) ? inner.map(([, value]) => value) : Object.fromEntries(inner);
    return isObject(copy.properties) && Object.keys(copy.properties).length > 3 ? onObject(copy, names) : copy;
  };
  const walk = (onObject) =>
    Object.fromEntries(
      Object.entries(paths).map(([path, operations]) => [
        path,
        Object.fromEntries(
          Object.entries(operations).map(([method, operation]) => [
            method,
            visit(operation, [operation.operationId], onObject),
          ]),
        ),
      ]),
    );
  walk((object) => {
    const text = JSON.stringify(object);
    places.set(text, (places.get(text) ?? 0) + 1);
    return object;
  });
  const schemas = {};
  const named = new Map();
  const shared = walk((object, [operation, ...names]) => {
    const text = JSON.stringify(resolveAll(object, schemas));
    if ((places.get(text) ?? 0) < 2) return object;
    if (!named.has(text)) {
      const stem = [
        operation,
        ...names.filter((name) => !/^(responses|2XX|requestBody|parameters)$/.test(name)).slice(-1),
      ].join("_");
      const isTaken = (name) => name in schemas;
      let name = stem;
      for (let count = 2; isTaken(name); count += 1) name = `${stem}_${count}`;
      named.set(text, name);
      schemas[name] = object;
    }
    return { $ref: `#/components/schemas/${named.get(text)}` };
  });
  return { paths: shared, schemas };
}
const resolveAll = (node, schemas) => {
  if (Array.isArray(node)) return node.map((one) => resolveAll(one, schemas));
  if (!isObject(node)) return node;
  const name = node.$ref?.match(/^#\/components\/schemas\/(.+)$/)?.[1];
  if (name) return resolveAll(schemas[name], schemas);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolveAll(value, schemas)]));
};

/** `calls` are keyed by their export names in src/core/api. */
export function toOpenApi(calls, version) {
  const byName = new Map();
  for (const entry of Object.entries(calls)) byName.set(entry[1].name, [...(byName.get(entry[1].name) ?? []), entry]);
  const paths = {};
  for (const name of [...byName.keys()].sort()) {
    const [method, path] = name.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(name, byName.get(name)) };
  }
  const sorted = Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1)));
  const { paths: shared, schemas } = shareObjects(sorted);
  return {
    openapi: "3.1.1",
    info: {
      title: "API of the shuttle provider",
      version,
      description:
        "What the portal asks a provider and what it reads of the answers. Derived from the code that asks and reads (npm run docs). Paths are as written, trailing slash or none included.",
    },
    security: [{ token: [] }],
    paths: shared,
    components: {
      schemas,
      securitySchemes: {
        token: {
          type: "apiKey",
          in: "header",
          name: "Authorization",
          description: "`Token <token>`, as login-2fa gave it.",
        },
      },
      parameters: {
        language: { name: "Accept-Language", in: "header", required: true, schema: { const: "tr" } },
      },
      responses: {
        unauthorized: { description: "The token doesn't hold (any more): the session ends. The body is not read." },
        refused: {
          description: "Said in words of the portal; the body is not read. A read is repeated after 408 and 429.",
        },
        failed: {
          description:
            "As a refusal; a read is repeated after 502, 503 and 504, after `Retry-After` where it is given.",
        },
      },
    },
  };
}
