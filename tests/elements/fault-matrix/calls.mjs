// The calls that src/core/api makes, read from its syntax tree: `METHOD /path/:id/`, one for each method and address.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { root } from "../../../demo/setup.mjs";

const folder = join(root, "src/core/api");
const methods = { get: "GET", post: "POST", delete: "DELETE" };

function* nodesOf(node) {
  if (typeof node?.type === "string") yield node;
  if (node && typeof node === "object") for (const child of Object.values(node)) yield* nodesOf(child);
}

const unwrap = (node) => (/^TS(As|Satisfies|NonNull)Expression$/.test(node.type) ? unwrap(node.expression) : node);

function toModule(code) {
  const body = parseAst(code, { lang: "ts" }).body.map((statement) => statement.declaration ?? statement);
  const names = new Map();
  const functions = [];
  for (const statement of body) {
    if (statement.type === "FunctionDeclaration") names.set(statement.id.name, statement);
    if (statement.type === "VariableDeclaration")
      for (const { id, init } of statement.declarations) if (init) names.set(id.name, unwrap(init));
  }
  for (const node of nodesOf(body)) if (/Function/.test(node.type) && node.body) functions.push(node);
  return { body, names, functions };
}

/** All calls of one kind of address, of the modules' texts. */
export function findCalls(texts) {
  const modules = texts.map(toModule);
  const shared = new Map(modules.flatMap(({ names }) => [...names]));

  /** What an expression may be, as parts of an address; `:id` for what is known only when it is called. */
  function read(node, module, within) {
    const known = unwrap(node);
    if (known.type === "Literal") return [String(known.value)];
    if (known.type === "TemplateLiteral") {
      return known.quasis.reduce(
        (starts, { value }, index) => {
          const tails = index < known.expressions.length ? read(known.expressions[index], module, within) : [""];
          return starts.flatMap((start) => tails.map((tail) => start + value.cooked + tail));
        },
        [""],
      );
    }
    if (known.type === "ConditionalExpression")
      return [known.consequent, known.alternate].flatMap((either) => read(either, module, within));
    if (known.type === "MemberExpression" && known.object.type === "Identifier") {
      const object = module.names.get(known.object.name);
      if (object?.type === "ObjectExpression")
        return object.properties.flatMap(({ value }) => read(value, module, within));
    }
    if (known.type === "CallExpression") {
      const called = module.names.get(known.callee.name) ?? shared.get(known.callee.name);
      const returned =
        called?.body?.type === "BlockStatement"
          ? called.body.body.find(({ type }) => type === "ReturnStatement")?.argument
          : called?.body;
      return returned ? read(returned, module, called) : [":id"];
    }
    if (known.type === "Identifier") {
      const own = [...nodesOf(within?.body)].find(
        ({ type, id }) => type === "VariableDeclarator" && id.name === known.name,
      );
      if (own?.init) return read(own.init, module, within);
      const place = within?.params.findIndex(({ name }) => name === known.name) ?? -1;
      if (place >= 0) return readArgument(within, place, module);
      const outer = module.names.get(known.name) ?? shared.get(known.name);
      if (outer) return read(outer, module, null);
    }
    return [":id"];
  }

  function readArgument(called, place, module) {
    const name = called.id?.name ?? [...module.names].find(([, node]) => node === called)?.[0];
    const found = module.functions.flatMap((caller) =>
      [...nodesOf(caller.body)]
        .filter(({ type, callee }) => type === "CallExpression" && name && callee.name === name)
        .flatMap(({ arguments: given }) => read(given[place], module, caller)),
    );
    return found.length > 0 ? found : [":id"];
  }

  const calls = modules.flatMap((module) =>
    module.functions.flatMap((within) =>
      [...nodesOf(within.body)]
        .filter(({ type, callee }) => type === "CallExpression" && callee.object?.name === "http")
        .flatMap(({ callee, arguments: [path] }) =>
          read(path, module, within).map((address) => `${methods[callee.property.name]} ${address}`),
        ),
    ),
  );
  return [...new Set(calls)].toSorted();
}

export const listCalls = () =>
  findCalls(
    readdirSync(folder)
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join(folder, name), "utf8")),
  );
