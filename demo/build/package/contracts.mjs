// Reads the public API of every element from the contracts into one model, from which all derived files are made.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { root } from "../../setup.mjs";

const toPropertyName = (attribute) => attribute.replace(/-([a-z])/g, (_match, letter) => letter.toUpperCase());
/** `shuttle-past-trips` → `ShuttlePastTrips`, the stem of its TypeScript names. */
const toTypeName = (tag) => toPropertyName(`-${tag}`);

const choicesOf = ({ values }) => values.map((value) => JSON.stringify(value)).join(" | ");
const orNull = (type, spec) => (spec.default === null ? `${type} | null` : type);

/** TypeScript type of the property behind an attribute; as AttributeValue in src/widgets/kit/element/contract.ts. */
export function propertyType(spec) {
  if (spec.type === "boolean") return "boolean";
  if (spec.type === "list") return `readonly (${choicesOf(spec)})[]`;
  if (spec.type === "choice") return orNull(choicesOf(spec), spec);
  return orNull(spec.type === "number" ? "number" : "string", spec);
}

/** Type of an attribute in markup. */
export function attributeType(spec) {
  if (spec.type === "list") return `string | readonly (${choicesOf(spec)})[]`;
  if (spec.type === "choice") return choicesOf(spec);
  if (spec.type === "number") return "number | `${number}`";
  return spec.type === "boolean" ? "boolean" : "string";
}

/** The default as written in markup; undefined without one. */
export function defaultText(spec) {
  if (spec.type === "boolean" || spec.default === null) return undefined;
  const text = [spec.default].flat().join(" ");
  return text === "" ? undefined : text;
}

const withNames = (specs) =>
  Object.entries(specs).map(([name, spec]) => ({ name, property: toPropertyName(name), ...spec }));
const entries = (texts = {}) => Object.entries(texts).map(([name, description]) => ({ name, description }));
const events = (specs) => Object.entries(specs).map(([name, spec]) => ({ name, ...spec }));

function toElement(name, contract, paths) {
  return {
    name,
    tag: contract.tag,
    typeName: toTypeName(contract.tag),
    summary: contract.summary,
    paths,
    attributes: withNames(contract.attributes),
    slots: entries(contract.slots),
    parts: entries(contract.parts),
    cssProperties: entries(contract.cssProperties),
  };
}

/**
 * `calls` are those of src/core/api, `hostProperties` those of kit/look. Each of `widgets` also has the members of `common`;
 * `session` is `<shuttle-session>`. `contracts` are the contracts as written, for docs/elements.md.
 */
export async function readContracts() {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const load = (path) => server.ssrLoadModule(`/src/widgets/${path}`);
    const common = await server.ssrLoadModule("/src/widgets/kit/element/contract.ts");
    const session = await load("kit/element/session.contract.ts");
    const { hostProperties } = await load("kit/look/look.contract.ts");
    const { places } = await server.ssrLoadModule("/src/core/portal/places.ts");
    /** Path patterns of the portal's pages that show an element. */
    const pathsOf = (name) =>
      Object.values(places)
        .filter(({ element }) => element === name)
        .map(({ pattern }) => pattern.replace(/:(\w+)/g, "{$1}"));
    const areas = readdirSync(join(root, "src/widgets")).filter((name) =>
      existsSync(join(root, `src/widgets/${name}/${name}.contract.ts`)),
    );
    const contracts = [];
    for (const area of areas) {
      const found = Object.values(await load(`${area}/${area}.contract.ts`)).filter((value) => value?.tag);
      contracts.push(...found.map((contract) => [area, contract]));
    }
    const calls = {};
    for (const file of readdirSync(join(root, "src/core/api")))
      for (const [name, value] of Object.entries(await server.ssrLoadModule(`/src/core/api/${file}`)))
        if (typeof value?.name === "string" && value.answer) calls[name] = value;
    return {
      calls,
      contracts: contracts.map(([area, contract]) => ({ ...contract, paths: pathsOf(area) })),
      common,
      sessionParts: session,
      hostProperties,
      model: {
        widgets: contracts.map(([area, contract]) => toElement(area, contract, pathsOf(area))),
        common: {
          attributes: withNames(common.commonAttributes),
          events: events(common.commonEvents),
          methods: entries(common.commonMethods).map((method) => ({ ...method, type: "Promise<void>" })),
        },
        session: {
          ...toElement("session", session.sessionContract, []),
          properties: events(session.sessionProperties),
          methods: events(session.sessionMethods),
          events: events(session.sessionEvents),
        },
      },
    };
  } finally {
    await server.close();
  }
}
