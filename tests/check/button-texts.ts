// The Turkish texts of buttons and of links that look like buttons or stand for an action, found in the views: those displayed inside
// an element of one of the classes `button` and `link`, and those given to a dialog as the text of its button.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseAst } from "vite";

export interface ButtonText {
  /** The view, and the message in it: `texts.showOnMap`. */
  readonly file: string;
  readonly message: string;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";
const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flatMap(nodes)) yield* walk(child);
}

interface Message {
  /** `["texts", "days", "*"]`; `*`: any key. */
  readonly path: readonly string[];
  readonly isCalled: boolean;
}

function pathOf(node: Node): readonly string[] | null {
  if (node.type === "Identifier") return [String(node["name"])];
  if (node.type !== "MemberExpression") return null;
  const [object, property] = [node["object"] as Node, node["property"] as Node];
  const before = pathOf(object);
  return before && [...before, node["computed"] ? "*" : String(property["name"])];
}

/** What may be displayed for an expression or an element; texts for screen readers only are left out. */
function* shown(node: Node | null): Generator<Message> {
  if (node === null) return;
  const parts = (...names: readonly string[]) => names.flatMap((name) => nodes(node[name]));
  switch (node.type) {
    case "JSXExpressionContainer":
      return yield* parts("expression").flatMap((part) => [...shown(part)]);
    case "JSXElement":
      if (!classesOf(node).includes("visually-hidden")) yield* parts("children").flatMap((part) => [...shown(part)]);
      return;
    case "JSXFragment":
      return yield* parts("children").flatMap((part) => [...shown(part)]);
    case "ConditionalExpression":
      return yield* parts("consequent", "alternate").flatMap((part) => [...shown(part)]);
    case "LogicalExpression":
      return yield* parts("left", "right").flatMap((part) => [...shown(part)]);
    case "CallExpression": {
      const path = pathOf(node["callee"] as Node);
      if (path) yield { path, isCalled: true };
      return;
    }
    case "MemberExpression": {
      const path = pathOf(node);
      if (path) yield { path, isCalled: false };
    }
  }
}

interface Attribute {
  readonly name: string;
  readonly value: Node | null;
}

const nameOf = (node: Node) => String((node["name"] as Node)["name"]);
const attributesOf = (element: Node): readonly Attribute[] =>
  nodes((element["openingElement"] as Node)["attributes"])
    .filter(({ type }) => type === "JSXAttribute")
    .map((attribute) => ({ name: nameOf(attribute), value: attribute["value"] as Node | null }));

/** The words of all strings in `className`: those of every branch and template. */
function classesOf(element: Node): readonly string[] {
  const value = attributesOf(element).find(({ name }) => name === "className")?.value;
  if (!value) return [];
  return [...walk(value)].flatMap((node) => {
    const text = node.type === "TemplateElement" ? (node["value"] as { raw: string }).raw : node["value"];
    return typeof text === "string" ? text.split(/\s+/) : [];
  });
}

/** Names of attributes that carry the text of a dialog's button. */
const buttonAttributes = new Set(["submit", "confirm", "answer", "act"]);

function* messagesOfButtons(element: Node): Generator<Message> {
  const name = nameOf(element["openingElement"] as Node);
  const classes = classesOf(element);
  const isButton = ["button", "a", "Link"].includes(name) && classes.some((one) => one === "button" || one === "link");
  const children = nodes(element["children"]).flatMap((child) => [...shown(child)]);
  if (isButton || name.endsWith("Button")) yield* children;
  // A link without a class leads to an area, or to a thing by its name, which is made of values.
  else if (name === "Link") yield* children.filter(({ isCalled }) => !isCalled);
  const isOfButton = (attribute: string) =>
    buttonAttributes.has(attribute) || (name.endsWith("Button") && attribute === "text");
  for (const attribute of attributesOf(element)) if (isOfButton(attribute.name)) yield* shown(attribute.value);
}

/** The texts of a message; one made of values gets "5" for each, as most of them are counts. */
function resolve(value: unknown, path: readonly string[], isCalled: boolean): readonly string[] {
  const [key, ...rest] = path;
  if (key === "*") return Object.values(value as object).flatMap((one) => resolve(one, rest, isCalled));
  if (key !== undefined) return resolve((value as Record<string, unknown>)[key], rest, isCalled);
  if (typeof value === "string") return [value];
  return isCalled && typeof value === "function" ? [String(value("5", "5"))] : [];
}

export async function buttonTexts(root: string): Promise<readonly ButtonText[]> {
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".tsx"),
  );
  const all = await Promise.all(files.map((file) => textsIn(root, `src/${file.replaceAll("\\", "/")}`)));
  return all.flat();
}

async function textsIn(root: string, file: string): Promise<readonly ButtonText[]> {
  const ast = parseAst(readFileSync(join(root, file), "utf8"), { lang: "tsx" }) as unknown as Node;
  const imported = new Map<string, unknown>();
  for (const statement of nodes(ast["body"])) {
    const source = String((statement["source"] as Node | undefined)?.["value"]);
    if (statement.type !== "ImportDeclaration" || !source.endsWith(".messages.ts")) continue;
    const module = (await import(/* @vite-ignore */ join(root, dirname(file), source))) as Record<string, unknown>;
    for (const one of nodes(statement["specifiers"]))
      imported.set(nameOf({ type: "", name: one["local"] }), module[nameOf({ type: "", name: one["imported"] })]);
  }
  const elements = [...walk(ast)].filter(({ type }) => type === "JSXElement");
  return elements
    .flatMap((element) => [...messagesOfButtons(element)])
    .flatMap(({ path: [name = "", ...path], isCalled }) =>
      imported.has(name)
        ? resolve(imported.get(name), path, isCalled).map((text) => ({
            file,
            message: [name, ...path].join("."),
            text,
          }))
        : [],
    );
}

/** Small words, lower case inside a title. */
const small = new Set(["ve", "veya", "ya", "ile", "de", "da", "için"]);

/** Each word begins with a capital or a digit. What runs just now, "Gönderiliyor" or "Giriş yapılıyor", is a sentence and not a title. */
export function isTitleCase(text: string): boolean {
  if (/[ıiuü]yor$/.test(text)) return true;
  return text.split(/\s+/).every((word) => small.has(word) || !/^\p{Ll}/u.test(word.replace(/^\P{L}+/u, "")));
}
